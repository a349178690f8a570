package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CopyModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A copy is of something that does not change, or whoever changes it must think of the copies. */
final class CopiesAreOfWhatStays implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return HeldComponent.of(table)
        .filter(held -> !held.allows(Code.COPY_OF_MUTABLE))
        .flatMap(
            held ->
                held.component().copy().stream()
                    .filter(copy -> changes(table, copy))
                    .map(copy -> problem(held, copy)));
  }

  private static boolean changes(TableModel table, CopyModel copy) {
    return table.entity(copy.entity()).stream()
        .anyMatch(
            source ->
                source.component(copy.component()).stream()
                    .anyMatch(component -> changes(source, component)));
  }

  private static boolean changes(EntityModel source, ComponentModel component) {
    return !component.managed().contains(Managed.CREATED_AT)
        && source.keyComponents().stream().noneMatch(key -> EntityModel.isIn(key, component));
  }

  private static Diagnostic problem(HeldComponent held, CopyModel copy) {
    return new Diagnostic(
        Code.COPY_OF_MUTABLE,
        "%s copies %s.%s, which can change without it. Call propagate after changing it, and @Allow(\"%s\") here."
            .formatted(
                held.name(), copy.entity().simpleName(), copy.component(), Code.COPY_OF_MUTABLE),
        held.component().origin());
  }
}
