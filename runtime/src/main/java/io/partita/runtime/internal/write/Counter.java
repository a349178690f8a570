package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.Check;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The changes of one count in one transaction. */
final class Counter {

  private final String attribute;
  private final List<Verdict.Refusal> mismatches = new ArrayList<>();
  private long sum;

  Counter(String attribute) {
    this.attribute = attribute;
  }

  /**
   * @param mismatch what to say if the count is too small
   */
  void add(int change, Verdict.Refusal mismatch) {
    sum += change;
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
    Check enough = new Check.AtLeast(attribute, -sum);
    return mismatches.stream()
        .map(mismatch -> Demand.of(mismatch.action(), enough, mismatch))
        .toList();
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
