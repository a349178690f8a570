package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A unique value is the user's to choose: Partita could not choose another when one is taken. */
final class UniqueValuesAreNotManaged implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return UniqueComponent.of(table)
        .flatMap(
            unique ->
                unique.component().managed().stream()
                    .sorted()
                    .limit(1)
                    .map(managed -> problem(unique, managed)));
  }

  private static Diagnostic problem(UniqueComponent unique, Managed managed) {
    return unique.problem(
        Code.UNIQUE_MANAGED,
        "%s is both @Unique and %s, which has the same value in many items. Remove @Unique."
            .formatted(unique.description(), ManagedComponent.annotation(managed)));
  }
}
