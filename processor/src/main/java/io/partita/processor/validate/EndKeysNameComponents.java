package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code leftKey} and {@code rightKey} name a component of the edge for each of the end's key. */
final class EndKeysNameComponents implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table)
        .flatMap(Edge::usableEnds)
        .flatMap(end -> Stream.concat(length(end).stream(), unknown(end)));
  }

  private static Optional<Diagnostic> length(End end) {
    if (end.hasRightLength()) {
      return Optional.empty();
    }
    List<String> expected = end.target().keyComponents();
    return Optional.of(
        problem(
            end,
            "%s of %s names %s, but the key of %s has %d (%s). Name the component of %s for each of them, in that order."
                .formatted(
                    end.keyValue(),
                    end.edge().name(),
                    counted(end.model().given().components().size()),
                    end.name(),
                    expected.size(),
                    String.join(", ", expected),
                    end.edge().name())));
  }

  private static String counted(int components) {
    return components == 1 ? "1 component" : components + " components";
  }

  private static Stream<Diagnostic> unknown(End end) {
    List<String> names =
        end.edge().entity().components().stream().map(ComponentModel::name).toList();
    return end.model().given().components().stream()
        .filter(name -> !names.contains(name))
        .distinct()
        .map(
            name ->
                problem(
                    end,
                    "%s of %s names '%s', but %s has no such component. %s"
                        .formatted(
                            end.keyValue(),
                            end.edge().name(),
                            name,
                            end.edge().name(),
                            remedy(name, names))));
  }

  private static String remedy(String name, List<String> names) {
    return Suggestion.closest(name, names)
        .map(closest -> "Did you mean '" + closest + "'?")
        .orElseGet(() -> "Add it to the record, or name one of " + String.join(", ", names) + ".");
  }

  private static Diagnostic problem(End end, String message) {
    return new Diagnostic(Code.END_KEY, message, end.model().given().origin());
  }
}
