package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.Side;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** No two components of an entity count the same. */
final class CountsAreDistinct implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    List<Diagnostic> problems = new ArrayList<>();
    Map<Counted, Counter> counters = new HashMap<>();
    Counter.of(table, entity.model())
        .filter(Counter::isUsable)
        .forEach(
            counter -> {
              Counted counted = new Counted(counter.model().counted(), counter.side());
              Counter first = counters.putIfAbsent(counted, counter);
              if (first != null) {
                problems.add(problem(first, counter));
              }
            });
    return problems.stream();
  }

  private static Diagnostic problem(Counter first, Counter second) {
    return second.problem(
        Code.DUPLICATE_COUNT,
        "'%s' and '%s' of %s both count %s. Keep one of them."
            .formatted(
                first.component().name(),
                second.component().name(),
                second.entity().name(),
                second.counted()));
  }

  /** What is counted, and from which side. */
  private record Counted(ClassName counted, Side side) {}
}
