package io.partita.processor.validate;

import io.partita.processor.model.IndexModel;
import java.util.stream.Stream;

/** The names of an index's key attributes. */
final class KeyNames {

  private KeyNames() {}

  static Stream<String> of(IndexModel index) {
    return Stream.concat(Stream.of(index.partitionKey()), index.sortKey().stream());
  }
}
