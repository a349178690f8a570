package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One UpdateItem, ready to be sent.
 *
 * @param expression the changes
 * @param required what must be true of the stored item whatever was read: that it exists, that it
 *     has not expired
 * @param version that the stored version is the caller's; null if it gave none
 * @param guards what was assumed of the stored item; if it is not true, another plan is needed
 * @param bounds what the stored collections must have room for
 * @param exceeded the bound of a collection that was read and has no room: then the plan is not
 *     sent; null if there is room as far as is known
 * @param condition the caller's own condition
 */
record Plan(
    UpdateExpression expression,
    List<Check> required,
    @Nullable Check version,
    List<Check> guards,
    List<Bound> bounds,
    @Nullable Bound exceeded,
    @Nullable Predicate condition) {

  /** The condition of the request; null if there is none. */
  @Nullable Predicate predicate() {
    List<Predicate> parts = new ArrayList<>();
    required.forEach(check -> parts.add(check.predicate()));
    if (version != null) {
      parts.add(version.predicate());
    }
    guards.forEach(guard -> parts.add(guard.predicate()));
    bounds.forEach(bound -> parts.add(bound.room().predicate()));
    if (condition != null) {
      parts.add(condition);
    }
    return parts.isEmpty() ? null : Predicate.and(parts);
  }

  /** This plan, but with changes of some attributes only. */
  Plan changing(Set<String> attributes) {
    return new Plan(
        expression.only(attributes), required, version, guards, bounds, exceeded, condition);
  }

  boolean isVersionOf(Map<String, AttributeValue> item) {
    return version == null || version.holds(item);
  }

  /** The bound that an item leaves no room for, if there is one. */
  Optional<Bound> exceededBy(Map<String, AttributeValue> item) {
    return bounds.stream().filter(bound -> bound.hasNoRoomIn(item)).findFirst();
  }

  boolean isMadeFor(Map<String, AttributeValue> item) {
    return guards.stream().allMatch(guard -> guard.holds(item))
        && bounds.stream().allMatch(bound -> bound.room().holds(item));
  }
}
