package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The items that take unique values have text as their key, so the table's keys are text. */
final class UniqueValuesHaveTextKeys implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    Optional<ResolvedKey> other =
        table
            .keys()
            .filter(key -> !key.place().isIndex())
            .filter(key -> key.wire().filter(wire -> wire != Wire.S).isPresent())
            .findFirst();
    return other.stream()
        .flatMap(key -> UniqueComponent.of(table.model()).map(unique -> problem(unique, key)));
  }

  private static Diagnostic problem(UniqueComponent unique, ResolvedKey key) {
    return unique.problem(
        Code.UNIQUE_TABLE,
        "%s is @Unique, but the key \"%s\" of the table holds %s as it is, and the items that take unique values have text there. Remove @Unique, or give %s a key of text, such as \"%s#%s\"."
            .formatted(
                unique.description(),
                key.attribute(),
                key.entity().name() + "." + key.template().placeholders().get(0).name(),
                key.entity().name(),
                key.entity().name().toUpperCase(Locale.ROOT),
                key.template().text()));
  }
}
