package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is counted can be listed, so that a count can be checked and its item be deleted. */
final class CountedItemsAreListed implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return Counter.of(table).flatMap(CountedItemsAreListed::check);
  }

  private static Stream<Diagnostic> check(Counter counter) {
    return counter.countable().stream()
        .filter(found -> found.counter().filter(counter.component()::equals).isPresent())
        .filter(found -> isMatched(counter, found) && counter.table().pattern(found).isEmpty())
        .map(found -> counter.problem(Code.COUNT_UNLISTED, message(counter, found)));
  }

  /** What has broken keys, or ends or a parent that they do not fit, has another problem. */
  private static boolean isMatched(Counter counter, Relation found) {
    EntityModel counted = found.dependent();
    ResolvedTable table = counter.table();
    boolean isEdge = counted.edge().isPresent();
    boolean isChild = counted.child().isPresent() && !isEdge;
    return table.entity(counted).isReadable()
        && (!isEdge
            || Edge.of(table.model())
                .filter(edge -> edge.entity().equals(counted))
                .anyMatch(Edge::isMatched))
        && (!isChild
            || Child.matched(table.model()).anyMatch(child -> child.entity().equals(counted)));
  }

  private static String message(Counter counter, Relation found) {
    return "%s counts %s, but no access pattern lists the items of one %s, so that the count could not be checked. Give %s a partition key, on the table or on an index, that is made of %s."
        .formatted(
            counter.name(),
            counter.counted(),
            found.role(),
            found.dependent().name(),
            found.components().stream()
                .map(component -> "'" + component + "'")
                .collect(Collectors.joining(" and ")));
  }
}
