package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** An index can be written as fast as its table: DynamoDB throttles the table for a slow index. */
final class IndexesKeepUpWithTheTable implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.indexes().stream()
        .filter(index -> index.write() > 0 && index.write() < table.write())
        .map(index -> problem(table, index));
  }

  private static Diagnostic problem(TableModel table, IndexModel index) {
    return new Diagnostic(
        Code.INDEX_CAPACITY,
        "Index %s has %d write units and its table has %d: a full index throttles the table. Give it as many, or none to take the table's."
            .formatted(index.name(), index.write(), table.write()),
        index.origin());
  }
}
