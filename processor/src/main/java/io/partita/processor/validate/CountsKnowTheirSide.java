package io.partita.processor.validate;

import io.partita.annotations.Side;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.stream.Stream;

/** A count of edges says which end its item is exactly where that is open. */
final class CountsKnowTheirSide implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return Counter.of(table)
        .filter(Counter::isUsable)
        .flatMap(
            counter ->
                message(counter)
                    .map(message -> counter.problem(Code.COUNT_SIDE, message))
                    .stream());
  }

  private static Optional<String> message(Counter counter) {
    Side side = counter.model().side();
    if (counter.edge().isEmpty()) {
      return side == Side.AUTO
          ? Optional.empty()
          : Optional.of(
              "%s has side = Side.%s, but %s is no edge and has no sides. Remove side."
                  .formatted(counter.name(), side, counter.counted()));
    }
    if (!counter.isEnd()) {
      return side == Side.AUTO
          ? Optional.empty()
          : Optional.of(
              "%s has side = Side.%s, but %s is no end of %s: its key tells which it counts. Remove side."
                  .formatted(counter.name(), side, counter.entity().name(), counter.counted()));
    }
    EdgeModel edge = counter.edge().get();
    if (edge.isSelfRelation()) {
      return side == Side.AUTO ? Optional.of(open(counter, edge)) : Optional.empty();
    }
    Side right = edge.left().entity().equals(counter.entity().type()) ? Side.LEFT : Side.RIGHT;
    return side == Side.AUTO || side == right
        ? Optional.empty()
        : Optional.of(
            "%s has side = Side.%s, but %s is the %s end of %s. Remove side."
                .formatted(
                    counter.name(),
                    side,
                    counter.entity().name(),
                    right == Side.LEFT ? "left" : "right",
                    counter.counted()));
  }

  private static String open(Counter counter, EdgeModel edge) {
    return "%s counts %s, which joins %s to itself. Write side = Side.LEFT to count the edges whose %s it is, or side = Side.RIGHT to count those whose %s it is."
        .formatted(
            counter.name(),
            counter.counted(),
            counter.entity().name(),
            edge.left().role(),
            edge.right().role());
  }
}
