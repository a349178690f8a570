package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A child has a component for each of its parent's key. */
final class ChildrenHoldTheKeysOfTheirParents implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Child.usable(table).flatMap(child -> problem(child, missing(child)).stream());
  }

  /** The missing components; those that the parent itself lacks are its own problem. */
  private static List<String> missing(Child child) {
    return child.target().keyComponents().stream()
        .filter(
            name -> child.model().keys().stream().noneMatch(key -> key.endComponent().equals(name)))
        .filter(name -> declaration(child, name).isPresent())
        .toList();
  }

  private static Optional<Diagnostic> problem(Child child, List<String> missing) {
    if (missing.isEmpty()) {
      return Optional.empty();
    }
    String names =
        missing.stream().map(name -> "'" + name + "'").collect(Collectors.joining(" and "));
    String additions =
        missing.stream()
            .flatMap(name -> declaration(child, name).stream())
            .collect(Collectors.joining(" and "));
    return Optional.of(
        child.problem(
            Code.MISSING_PARENT_KEY,
            "%s has no component for %s of %s's key, so that nothing says which %s it belongs to. Add %s to %s."
                .formatted(
                    child.name(),
                    names,
                    child.parentName(),
                    child.parentName(),
                    additions,
                    child.name())));
  }

  /** The component that the child should have, as it is written in a record. */
  private static Optional<String> declaration(Child child, String component) {
    String name = EndNames.candidates(child.target(), component, false).get(0);
    return child.templates().type(component).map(type -> Types.name(type.javaType()) + " " + name);
  }
}
