package io.partita.runtime.internal.read;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.StatedPredicate;
import io.partita.runtime.internal.stored.CarriedAttributes;
import io.partita.runtime.internal.stored.Existence;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Which of the items that DynamoDB looks at are given to the user: those of one entity that are
 * there and for which the user's condition holds. DynamoDB drops the others where it can, and what
 * it may have left is dropped here.
 *
 * @param <E> the entity's record
 */
public final class ItemFilter<E> {

  private final EntityType<E, ?> type;
  private final Existence existence;
  private final @Nullable Condition<E> condition;
  private final boolean byType;
  private final java.util.function.Predicate<String> isKey;
  private final CarriedAttributes carried;
  private final boolean hidesAbsent;

  /**
   * @param byType whether DynamoDB shall filter on the type attribute
   * @param isKey whether an attribute is one of those that DynamoDB accepts no filter on
   * @param carried the attributes that items have where they are read; there is no filter on others
   */
  public ItemFilter(
      EntityType<E, ?> type,
      Existence existence,
      @Nullable Condition<E> condition,
      boolean byType,
      java.util.function.Predicate<String> isKey,
      CarriedAttributes carried) {
    this(type, existence, condition, byType, isKey, carried, true);
  }

  private ItemFilter(
      EntityType<E, ?> type,
      Existence existence,
      @Nullable Condition<E> condition,
      boolean byType,
      java.util.function.Predicate<String> isKey,
      CarriedAttributes carried,
      boolean hidesAbsent) {
    this.type = type;
    this.existence = existence;
    this.condition = condition;
    this.byType = byType;
    this.isKey = isKey;
    this.carried = carried;
    this.hidesAbsent = hidesAbsent;
  }

  /** This filter, but also for items that are stored although they have expired or are marked. */
  public ItemFilter<E> ofAllStored() {
    return new ItemFilter<>(type, existence, condition, byType, isKey, carried, false);
  }

  /** The filter expression; null if there is nothing to filter. */
  public @Nullable String render(Expressions expressions) {
    List<Predicate> parts = new ArrayList<>();
    if (byType) {
      existence.ofType().ifPresent(parts::add);
    }
    if (hidesAbsent) {
      addPresence(parts);
    }
    if (condition != null) {
      parts.add(StatedPredicate.of(condition));
    }
    return parts.isEmpty() ? null : expressions.render(Predicate.and(parts));
  }

  private void addPresence(List<Predicate> parts) {
    if (!expiresByKey() && type.ttlAttribute().filter(carried::has).isPresent()) {
      existence.notExpired().ifPresent(check -> parts.add(check.predicate()));
    }
    Optional.ofNullable(existence.mark())
        .filter(carried::has)
        .flatMap(mark -> existence.notMarked())
        .ifPresent(check -> parts.add(check.predicate()));
  }

  private boolean expiresByKey() {
    return type.ttlAttribute().filter(isKey).isPresent();
  }

  /** Whether an item that DynamoDB returned is given to the user. */
  public boolean holds(Map<String, AttributeValue> item) {
    if (isRecognisedByKey(item)) {
      return type.primaryKey().matches(item) && !(hidesAbsent && existence.isExpired(item));
    }
    return hidesAbsent ? existence.holds(item) : type.matches(item);
  }

  /** An index that does not carry the type leaves it to the key to tell the entity. */
  private boolean isRecognisedByKey(Map<String, AttributeValue> item) {
    return !carried.isEverything()
        && type.type().filter(attribute -> item.containsKey(attribute.getKey())).isEmpty();
  }

  /** Whether DynamoDB drops everything that {@link #holds} would, so that it can count alone. */
  public boolean isComplete() {
    return type.type().isPresent() && !(hidesAbsent && expiresByKey());
  }

  /**
   * The projection of what {@link #holds} tells items apart by; null unless a request asks for
   * that.
   */
  public @Nullable String projection(
      PagedRead.Part part, Set<String> keys, Expressions expressions) {
    if (part.content() != PagedRead.Content.RECOGNITION) {
      return null;
    }
    Set<String> attributes = new LinkedHashSet<>(keys);
    type.type().map(Map.Entry::getKey).filter(carried::has).ifPresent(attributes::add);
    Optional.ofNullable(existence.mark()).filter(carried::has).ifPresent(attributes::add);
    return expressions.projection(attributes);
  }
}
