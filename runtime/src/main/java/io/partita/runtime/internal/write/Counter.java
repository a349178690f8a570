package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Check;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The changes of one count in one transaction. */
final class Counter {

  private final String attribute;
  private final List<Verdict.Refusal> mismatches = new ArrayList<>();
  private final Map<Integer, Long> changes = new HashMap<>();
  private long sum;

  Counter(String attribute) {
    this.attribute = attribute;
  }

  /**
   * @param mismatch what to say if the count is too small
   */
  void add(int change, Verdict.Refusal mismatch) {
    sum += change;
    changes.merge(mismatch.action(), (long) change, Long::sum);
    if (change < 0) {
      mismatches.add(mismatch);
    }
  }

  String attribute() {
    return attribute;
  }

  long sum() {
    return sum;
  }

  /** That there is enough to count down from. */
  List<Demand> demands() {
    if (sum >= 0) {
      return List.of();
    }
    List<Predicate> conditions = List.of(atLeast(-sum).predicate());
    return mismatches.stream()
        .map(mismatch -> new Demand(mismatch.action(), conditions, new Enough(), mismatch))
        .toList();
  }

  private Check atLeast(long number) {
    return new Check.AtLeast(attribute, number);
  }

  /** Whether the stored count is enough for all changes, or for those of some actions. */
  private final class Enough implements Demand.Test {

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      return atLeast(-sum).holds(item);
    }

    @Override
    public boolean holdsWithout(Set<Integer> actions, Map<String, AttributeValue> item) {
      long others = actions.stream().mapToLong(action -> changes.getOrDefault(action, 0L)).sum();
      return sum >= others || atLeast(others - sum).holds(item);
    }
  }

  /** Changes the count; one that the item's own change keeps stays kept if the sum is zero. */
  void addTo(UpdateExpression all, UpdateExpression own) {
    if (sum != 0) {
      all.add(new Clause.Increment(attribute, AttributeValue.fromN(Long.toString(sum))));
    } else {
      own.of(attribute).forEach(all::add);
    }
  }
}
