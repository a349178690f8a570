package io.partita.processor.model;

import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A physical secondary index. A capacity of 0 is the table's.
 *
 * @param isInferred whether entities name it without a declaration
 */
public record IndexModel(
    String name,
    IndexKind kind,
    String partitionKey,
    Optional<String> sortKey,
    Projection projection,
    List<String> include,
    long read,
    long write,
    boolean isInferred,
    Origin origin) {

  /** The names of its key attributes. */
  public List<String> keys() {
    return Stream.concat(Stream.of(partitionKey), sortKey.stream()).toList();
  }
}
