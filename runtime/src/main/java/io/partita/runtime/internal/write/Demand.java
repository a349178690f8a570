package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Check;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an action of the caller demands of a stored item.
 *
 * @param action the position of the caller's action
 * @param conditions how DynamoDB is told
 * @param test whether it is true of the item that is returned after a failure; null if only
 *     DynamoDB can tell
 * @param verdict what it means if it is not
 */
record Demand(int action, List<Predicate> conditions, @Nullable Test test, Verdict verdict) {

  static Demand of(int action, Check check, Verdict verdict) {
    return new Demand(action, List.of(check.predicate()), check::holds, verdict);
  }

  /** A caller's own condition. */
  static Demand of(int action, Predicate condition, Verdict verdict) {
    return new Demand(action, List.of(condition), null, verdict);
  }

  boolean isMetBy(Map<String, AttributeValue> item) {
    return test == null || test.holds(item);
  }

  /** Whether it would be met if some of the caller's actions were not there. */
  boolean isMetWithout(Set<Integer> actions, Map<String, AttributeValue> item) {
    return test == null || test.holdsWithout(actions, item);
  }

  /** Whether something is true of an item; that of an absent key is the empty map. */
  @FunctionalInterface
  interface Test {

    boolean holds(Map<String, AttributeValue> item);

    /** The same if some of the caller's actions were not there: several may add up to a demand. */
    default boolean holdsWithout(Set<Integer> actions, Map<String, AttributeValue> item) {
      return holds(item);
    }
  }

  /** Without the conditions, which hold values that no message or log may show. */
  @Override
  public String toString() {
    return "Demand[" + action + "]";
  }
}
