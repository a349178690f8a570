package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The items that take unique values have text as their key, so the table's keys are text. */
final class UniqueValuesHaveTextKeys implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Optional<KeyUse> other =
        table.entities().stream()
            .flatMap(entity -> KeyUse.ofTable(table, entity))
            .filter(use -> !use.template().isAbsent())
            .filter(use -> isOther(table, use))
            .findFirst();
    return other.stream()
        .flatMap(use -> UniqueComponent.of(table).map(unique -> problem(unique, use)));
  }

  private static boolean isOther(TableModel table, KeyUse use) {
    return new KeyAttributes(table).wire(use).filter(wire -> wire != Wire.S).isPresent();
  }

  private static Diagnostic problem(UniqueComponent unique, KeyUse use) {
    return unique.problem(
        Code.UNIQUE_TABLE,
        "%s is @Unique, but the key \"%s\" of the table holds %s as it is, and the items that take unique values have text there. Remove @Unique, or give %s a key of text, such as \"%s#%s\"."
            .formatted(
                unique.description(),
                use.attribute(),
                use.entity().name() + "." + use.template().placeholders().get(0).name(),
                use.entity().name(),
                use.entity().name().toUpperCase(Locale.ROOT),
                use.template().text()));
  }
}
