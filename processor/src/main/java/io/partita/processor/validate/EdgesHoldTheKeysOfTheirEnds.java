package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An edge has a component for each of the keys of its ends. */
final class EdgesHoldTheKeysOfTheirEnds implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table)
        .filter(edge -> !edge.model().isSelfRelation())
        .flatMap(Edge::usableEnds)
        .filter(end -> end.model().given().components().isEmpty())
        .flatMap(end -> problem(end, missing(end)).stream());
  }

  /**
   * The components of the end's key that match none of the edge; those that the end itself lacks
   * are its own problem.
   */
  private static List<Missing> missing(End end) {
    return end.target().keyComponents().stream()
        .filter(
            name -> end.model().keys().stream().noneMatch(key -> key.endComponent().equals(name)))
        .flatMap(
            name ->
                end
                    .templates()
                    .type(name)
                    .map(type -> new Missing(name, addition(end, name), type))
                    .stream())
        .toList();
  }

  private static Optional<Diagnostic> problem(End end, List<Missing> missing) {
    if (missing.isEmpty()) {
      return Optional.empty();
    }
    String names =
        missing.stream().map(one -> "'" + one.name + "'").collect(Collectors.joining(" and "));
    String additions =
        missing.stream().map(Missing::declaration).collect(Collectors.joining(" and "));
    String it =
        missing.size() == 1 ? "the component that holds it" : "the components that hold the key";
    return Optional.of(
        end.problem(
            Code.MISSING_END_KEY,
            "%s has no component for %s of %s's key. Add %s to %s, or name %s with %s."
                .formatted(
                    end.edge().name(),
                    names,
                    end.name(),
                    additions,
                    end.edge().name(),
                    it,
                    end.keyValue())));
  }

  private static String addition(End end, String component) {
    boolean isShared =
        end.other().entity().filter(other -> other.keyComponents().contains(component)).isPresent();
    return EndNames.candidates(end.target(), component, isShared).get(0);
  }

  /** A component of the end's key, and the one that the edge should have for it. */
  private record Missing(String name, String addition, TypeModel type) {
    String declaration() {
      return Types.name(type.javaType()) + " " + addition;
    }
  }
}
