package io.partita.processor.validate;

import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** The indexes of a table that it declares itself, and that are not inferred from its entities. */
final class DeclaredIndexes {

  private DeclaredIndexes() {}

  static Stream<IndexModel> of(TableModel table) {
    return table.indexes().stream().filter(index -> !isInferred(table, index));
  }

  /** The indexes that entities name without a declaration. */
  static Stream<IndexModel> inferred(TableModel table) {
    return table.indexes().stream().filter(index -> isInferred(table, index));
  }

  /** An inferred index is declared where an entity first names it. */
  private static boolean isInferred(TableModel table, IndexModel index) {
    return table.entities().stream()
        .flatMap(entity -> entity.indexes().stream())
        .anyMatch(keys -> keys.origin().equals(index.origin()));
  }
}
