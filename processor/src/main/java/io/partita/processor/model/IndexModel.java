package io.partita.processor.model;

import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A physical secondary index, declared or inferred. A capacity of 0 is the table's. */
public record IndexModel(
    String name,
    IndexKind kind,
    String partitionKey,
    Optional<String> sortKey,
    Projection projection,
    List<String> include,
    long read,
    long write,
    Origin origin) {

  /** The names of its key attributes. */
  public List<String> keys() {
    return Stream.concat(Stream.of(partitionKey), sortKey.stream()).toList();
  }
}
