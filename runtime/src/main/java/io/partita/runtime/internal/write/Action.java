package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.item.ItemSize;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One action, ready to be sent: everything that the caller's actions do to one item.
 *
 * @param kind whose item it is
 * @param key the item's key
 * @param writing what is done to it
 * @param own what the actions that write or check it demand of it
 * @param shared what actions on other items demand of it. Both are in the order in which a failure
 *     is explained
 */
record Action(ItemKind kind, ItemKey key, Writing writing, List<Demand> own, List<Demand> shared) {

  /** The first of the caller's actions that it is for. */
  int firstAction() {
    return demands().mapToInt(Demand::action).min().orElse(0);
  }

  private Stream<Demand> demands() {
    return Stream.concat(own.stream(), shared.stream());
  }

  /** The condition as text; null if nothing is demanded. */
  @Nullable String condition(Expressions expressions) {
    Set<Predicate> conditions = new LinkedHashSet<>();
    addConditions(own, conditions);
    addConditions(shared, conditions);
    return conditions.isEmpty() ? null : expressions.render(Predicate.and(List.copyOf(conditions)));
  }

  /**
   * The conditions, if they are all there is to say and all demands share them; null if not. They
   * are the same list then for other items of which the same is demanded.
   */
  @Nullable List<Predicate> onlyConditions() {
    if (writing instanceof Writing.Change || own.isEmpty() == shared.isEmpty()) {
      return null;
    }
    List<Demand> demands = own.isEmpty() ? shared : own;
    List<Predicate> conditions = demands.get(0).conditions();
    for (Demand demand : demands) {
      if (demand.conditions() != conditions) {
        return null;
      }
    }
    return conditions;
  }

  /** Demands that say the same, as several of one action do, share the list. */
  private static void addConditions(List<Demand> demands, Set<Predicate> conditions) {
    List<Predicate> last = List.of();
    for (Demand demand : demands) {
      if (demand.conditions() != last) {
        last = demand.conditions();
        conditions.addAll(last);
      }
    }
  }

  /** About how much of a transaction's size the action takes. */
  long bytes() {
    if (writing instanceof Writing.Put put) {
      return put.written() == null ? ItemSize.of(put.item()) : put.written().size();
    }
    return ItemSize.of(key.attributes())
        + (writing instanceof Writing.Change change ? change.expression().size() : 0);
  }

  /**
   * The caller's actions that write or check this item themselves and of which it says enough,
   * given that the condition was not true: it refuses them, or their plan was made for another
   * item.
   */
  Set<Integer> settledByOwnItem(Map<String, AttributeValue> item) {
    Map<Integer, Verdict> unmet = unmet(own, item);
    boolean isExplained = !unmet.isEmpty() || !unmet(shared, item).isEmpty();
    return isExplained
        ? unmet.keySet()
        : unexplained().stream()
            .filter(Verdict.Refusal.class::isInstance)
            .map(verdict -> ((Verdict.Refusal) verdict).action())
            .collect(Collectors.toSet());
  }

  /**
   * What it means that the action's condition was not true: for each of the caller's actions the
   * first demand that is not met.
   *
   * @param settled the caller's actions of which their own items say enough. What else they meet
   *     says nothing, and what would be met without them refuses nobody
   */
  List<Verdict> judge(Map<String, AttributeValue> item, Set<Integer> settled) {
    if (demands().allMatch(demand -> demand.isMetBy(item))) {
      return unexplained();
    }
    Map<Integer, Verdict> unmet = unmet(own, item);
    for (Demand demand : shared) {
      if (!settled.contains(demand.action()) && !demand.isMetWithout(settled, item)) {
        unmet.putIfAbsent(demand.action(), demand.verdict());
      }
    }
    return List.copyOf(unmet.values());
  }

  private static Map<Integer, Verdict> unmet(
      List<Demand> demands, Map<String, AttributeValue> item) {
    Map<Integer, Verdict> unmet = new LinkedHashMap<>();
    for (Demand demand : demands) {
      if (!demand.isMetBy(item)) {
        unmet.putIfAbsent(demand.action(), demand.verdict());
      }
    }
    return unmet;
  }

  /**
   * What only DynamoDB could tell is the caller's own condition, if there is one; else the last
   * thing that is demanded.
   */
  private List<Verdict> unexplained() {
    List<Verdict> conditions =
        own.stream().filter(demand -> demand.test() == null).map(Demand::verdict).toList();
    return conditions.isEmpty()
        ? demands().skip(own.size() + shared.size() - 1L).map(Demand::verdict).toList()
        : conditions;
  }
}
