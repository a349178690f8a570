package io.partita.processor.validate;

import io.partita.annotations.IndexKind;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Capacity is provisioned for reads and writes alike or not at all, and for indexes only where the
 * table has it.
 */
final class CapacityIsWhole implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Optional<Diagnostic> own =
        problem(table).map(message -> new Diagnostic(Code.CAPACITY, message, table.origin()));
    Stream<Diagnostic> indexes =
        table.indexes().stream()
            .filter(index -> index.kind() == IndexKind.GLOBAL)
            .flatMap(
                index ->
                    problem(table, index)
                        .map(message -> new Diagnostic(Code.CAPACITY, message, index.origin()))
                        .stream());
    return Stream.concat(own.stream(), indexes);
  }

  private static Optional<String> problem(TableModel table) {
    String name = table.type().simpleName();
    if (table.read() < 0 || table.write() < 0) {
      return Optional.of(negative(name));
    }
    if ((table.read() == 0) != (table.write() == 0)) {
      boolean read = table.read() > 0;
      return Optional.of(
          "%s provisions %s capacity but no %s capacity. Give both, or neither for on-demand capacity."
              .formatted(name, read ? "read" : "write", read ? "write" : "read"));
    }
    return Optional.empty();
  }

  private static Optional<String> problem(TableModel table, IndexModel index) {
    if (index.read() < 0 || index.write() < 0) {
      return Optional.of(negative(index.name()));
    }
    boolean onDemand = table.read() == 0 && table.write() == 0;
    return onDemand && (index.read() > 0 || index.write() > 0)
        ? Optional.of(
            "%s provisions capacity, but its table %s is on demand. Remove read and write, or give them on @Table as well."
                .formatted(index.name(), table.type().simpleName()))
        : Optional.empty();
  }

  private static String negative(String name) {
    return "%s has a negative capacity. Give a positive number of units, or 0 for the default."
        .formatted(name);
  }
}
