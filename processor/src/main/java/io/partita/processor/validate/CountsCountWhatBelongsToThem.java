package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A count counts edges that its entity is an end of, its children or deeper descendants, or what
 * has the components of its key.
 */
final class CountsCountWhatBelongsToThem implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return Counter.of(table)
        .filter(counter -> !counter.isUsable())
        .map(counter -> counter.problem(Code.NOT_COUNTABLE, message(counter)));
  }

  private static String message(Counter counter) {
    return "%s cannot count %s, which is no edge and no child of %s. %s"
        .formatted(counter.name(), counter.counted(), counter.entity().name(), remedy(counter));
  }

  private static String remedy(Counter counter) {
    List<String> countable =
        counter.countable().stream().map(found -> found.dependent().name()).distinct().toList();
    if (countable.isEmpty()) {
      return "Nothing in %s belongs to %s: join it with @ManyToMany, make %s its child with @ChildOf, make its key of components of the key of %s, or remove @Count."
          .formatted(
              counter.table().model().type().simpleName(),
              counter.entity().name(),
              counter.counted(),
              counter.counted());
    }
    return Suggestion.closest(counter.counted(), countable)
        .map("Did you mean %s.class?"::formatted)
        .orElseGet(
            () ->
                "It can count "
                    + countable.stream()
                        .map(name -> name + ".class")
                        .collect(Collectors.joining(" or "))
                    + ".");
  }
}
