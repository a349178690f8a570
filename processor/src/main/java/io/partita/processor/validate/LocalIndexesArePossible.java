package io.partita.processor.validate;

import io.partita.annotations.IndexKind;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import java.util.stream.Stream;

/** A local index sorts the item collections of its table by another attribute. */
final class LocalIndexesArePossible implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.indexes().stream()
        .filter(index -> index.kind() == IndexKind.LOCAL)
        .flatMap(
            index ->
                problem(table, index)
                    .map(message -> new Diagnostic(Code.LOCAL_INDEX, message, index.origin()))
                    .stream());
  }

  private static Optional<String> problem(TableModel table, IndexModel index) {
    String name = index.name();
    String owner = table.type().simpleName();
    if (table.sortKey().isEmpty()) {
      return Optional.of(
          "%s is a local index, but %s has no sort key, and DynamoDB allows local indexes only beside one. Make it GLOBAL."
              .formatted(name, owner));
    }
    if (index.sortKey().isEmpty()) {
      return Optional.of(
          "%s is a local index without a sort key, which would be the table once more. Name its sortKey attribute, or make it GLOBAL."
              .formatted(name));
    }
    if (index.sortKey().equals(table.sortKey())) {
      return Optional.of(
          "%s is a local index on \"%s\", which the table %s is sorted by already. Name another sortKey attribute."
              .formatted(name, index.sortKey().get(), owner));
    }
    if (index.read() != 0 || index.write() != 0) {
      return Optional.of(
          "%s is a local index, which has no capacity of its own. Remove read and write, or make it GLOBAL."
              .formatted(name));
    }
    return Optional.empty();
  }
}
