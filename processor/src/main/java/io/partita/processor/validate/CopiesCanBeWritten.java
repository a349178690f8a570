package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.CopyPlace;
import io.partita.processor.resolve.CopyReach;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A copy is where an update can write it, and where it can be told whose copy it is. */
final class CopiesCanBeWritten implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Stream.concat(
        CopySource.of(table)
            .flatMap(
                copy ->
                    reason(copy).stream()
                        .map(
                            reason ->
                                copy.problem(Code.COPY_PLACE, copy.place().name() + " " + reason))),
        hidden(table));
  }

  private static Optional<String> reason(CopySource copy) {
    CopyPlace place = copy.place();
    if (isInKey(place)) {
      return Optional.of(
          "is a copy, but part of the key of %s, which never changes. Remove @CopyOf."
              .formatted(place.holder().name()));
    }
    if (!place.declared().managed().isEmpty() || place.declared().keyOnly()) {
      return Optional.of("is a copy, but written by Partita alone. Remove @CopyOf.");
    }
    return place.isElement() && CopyReach.keys(place.siblings(), copy.entity()).isEmpty()
        ? Optional.of(
            "is a copy in an element of '%s', which does not hold the key of %s that tells whose copy it is. Add '%s' to %s."
                .formatted(
                    place.root().name(),
                    copy.entity().name(),
                    String.join("' and '", copy.entity().keyComponents()),
                    place.owner().map(owner -> owner.type().simpleName()).orElseThrow()))
        : Optional.empty();
  }

  private static boolean isInKey(CopyPlace place) {
    return place.holder().keyComponents().stream()
        .anyMatch(key -> EntityModel.isIn(key, place.root()));
  }

  /** Copies in records that only sets or sealed types hold. */
  private static Stream<Diagnostic> hidden(TableModel table) {
    Set<ComponentModel> found =
        CopyPlace.of(table).map(CopyPlace::declared).collect(Collectors.toSet());
    return table
        .nestedRecords()
        .flatMap(
            nested ->
                nested.components().stream()
                    .filter(component -> component.copy().isPresent())
                    .filter(component -> !found.contains(component))
                    .map(component -> hidden(nested.type(), component)));
  }

  private static Diagnostic hidden(ClassName owner, ComponentModel component) {
    return new Diagnostic(
        Code.COPY_PLACE,
        "%s.%s is a copy in what only sets or sealed types hold, where it could not be replaced. Hold %s itself, or a List or Map of it."
            .formatted(owner.simpleName(), component.name(), owner.simpleName()),
        component.copy().orElseThrow().origin());
  }
}
