package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CopyModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import java.util.stream.Stream;

/** A copy names a component of an entity of the same table. */
final class CopiesHaveASource implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return HeldComponent.of(table)
        .flatMap(
            held -> held.component().copy().stream().flatMap(copy -> check(table, held, copy)));
  }

  private static Stream<Diagnostic> check(TableModel table, HeldComponent held, CopyModel copy) {
    Optional<EntityModel> source = table.entity(copy.entity());
    if (source.isEmpty()) {
      return Stream.of(problem(copy, noEntity(table, held, copy)));
    }
    return source.get().component(copy.component()).isPresent()
        ? Stream.empty()
        : Stream.of(problem(copy, noComponent(held, copy, source.get())));
  }

  private static String noEntity(TableModel table, HeldComponent held, CopyModel copy) {
    return "%s is a copy from %s, which is no entity of %s. Name one of its entities, or add %s.class to them."
        .formatted(
            held.name(),
            copy.entity().simpleName(),
            table.type().simpleName(),
            copy.entity().simpleName());
  }

  private static String noComponent(HeldComponent held, CopyModel copy, EntityModel source) {
    return "%s is a copy of '%s' of %s, but %s has no such component. %s"
        .formatted(
            held.name(),
            copy.component(),
            source.name(),
            source.name(),
            Suggestion.closest(
                    copy.component(),
                    source.components().stream().map(ComponentModel::name).toList())
                .map(name -> "Did you mean '" + name + "'?")
                .orElse("Name one that it has."));
  }

  private static Diagnostic problem(CopyModel copy, String message) {
    return new Diagnostic(Code.COPY_SOURCE, message, copy.origin());
  }
}
