package io.partita.processor.validate;

import io.partita.annotations.IndexKind;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import java.util.stream.Stream;

/** A table has at most 20 global and 5 local indexes. */
final class IndexesAreFewEnough implements DeclarationRule {

  private static final int MOST_GLOBAL = 20;
  private static final int MOST_LOCAL = 5;

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Stream.concat(
        problem(table, IndexKind.GLOBAL, MOST_GLOBAL).stream(),
        problem(table, IndexKind.LOCAL, MOST_LOCAL).stream());
  }

  private static Optional<Diagnostic> problem(TableModel table, IndexKind kind, int most) {
    long count =
        table.indexes().stream()
            .filter(index -> index.kind() == kind)
            .map(index -> index.name())
            .distinct()
            .count();
    if (count <= most) {
      return Optional.empty();
    }
    String message =
        "%s has %d %s indexes, but DynamoDB allows %d. Let entities share an index: its keys can hold another template for each of them."
            .formatted(
                table.type().simpleName(),
                count,
                kind == IndexKind.GLOBAL ? "global" : "local",
                most);
    return Optional.of(new Diagnostic(Code.TOO_MANY_INDEXES, message, table.origin()));
  }
}
