package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.stream.Stream;

/** A component that is an item's whole key is unique as it is. */
final class UniqueValuesAreNoKeys implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return UniqueComponent.of(table)
        .filter(
            unique -> unique.entity().keyComponents().equals(List.of(unique.component().name())))
        .map(UniqueValuesAreNoKeys::problem);
  }

  private static Diagnostic problem(UniqueComponent unique) {
    return unique.problem(
        Code.UNIQUE_KEY,
        "%s is @Unique, but it is the whole key of %s, of which there are no two anyway. Remove @Unique."
            .formatted(unique.description(), unique.entity().name()));
  }
}
