package io.partita.runtime.internal.query;

import io.partita.runtime.Options;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.Member;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.generated.schema.Recognition;
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
 * Which of the items that DynamoDB looks at are given to the user: those of some entities that are
 * there and for which the user's condition holds. DynamoDB drops the others where it can, and what
 * it may have left is dropped here.
 */
public final class ItemFilter {

  /** Every item of the table. */
  public static final ItemFilter NONE =
      new ItemFilter(
          List.of(), Recognition.NEEDLESS, CarriedAttributes.EVERYTHING, Absent.KEPT, false, null);

  /** What becomes of items that are stored, but have expired or are being deleted. */
  private enum Absent {
    /** DynamoDB drops them, where it can. */
    FILTERED,
    /** They are dropped after they were read. */
    DROPPED,
    KEPT
  }

  private final List<Existence> entities;
  private final Recognition recognition;
  private final CarriedAttributes carried;
  private final Absent absent;
  private final boolean expiresByKey;
  private final @Nullable Predicate condition;

  /**
   * @param carried the attributes that items have where they are read; there is no filter on others
   * @param expiresByKey whether DynamoDB accepts no filter on the time at which items expire
   */
  private ItemFilter(
      List<Existence> entities,
      Recognition recognition,
      CarriedAttributes carried,
      Absent absent,
      boolean expiresByKey,
      @Nullable Predicate condition) {
    this.entities = entities;
    this.recognition = recognition;
    this.carried = carried;
    this.absent = absent;
    this.expiresByKey = expiresByKey;
    this.condition = condition;
  }

  /** The items of an access pattern. DynamoDB has no filter on the keys of what a Query reads. */
  static <E> ItemFilter of(
      AccessPattern<E> pattern, Options options, @Nullable Condition<E> condition) {
    Place<E> place = pattern.place();
    return new ItemFilter(
        List.of(Existence.of(options, place.type())),
        pattern.recognition(),
        CarriedAttributes.of(place, options),
        Absent.FILTERED,
        place.type().ttlAttribute().filter(place::isKey).isPresent(),
        predicate(condition));
  }

  /** The items of a place's entity that a scan meets. */
  public static <E> ItemFilter of(
      Place<E> place, Options options, @Nullable Condition<E> condition) {
    return new ItemFilter(
        List.of(Existence.of(options, place.type())),
        place.recognition(),
        CarriedAttributes.EVERYTHING,
        Absent.FILTERED,
        false,
        predicate(condition));
  }

  /** The items of a collection's members, of which each may expire by an attribute of its own. */
  static ItemFilter of(CollectionPattern<?> pattern, Options options) {
    return new ItemFilter(
        pattern.members().stream()
            .flatMap(Member::types)
            .map(type -> Existence.of(options, type))
            .toList(),
        pattern.recognition(),
        CarriedAttributes.EVERYTHING,
        Absent.DROPPED,
        false,
        null);
  }

  private static @Nullable Predicate predicate(@Nullable Condition<?> condition) {
    return condition == null ? null : StatedPredicate.of(condition);
  }

  /** This filter, but also for items that are stored although they have expired or are marked. */
  public ItemFilter ofAllStored() {
    return new ItemFilter(entities, recognition, carried, Absent.KEPT, expiresByKey, condition);
  }

  /** The filter expression; null if there is nothing to filter. */
  @Nullable String render(Expressions expressions) {
    List<Predicate> parts = new ArrayList<>();
    if (recognition.by() == Recognition.By.TYPE) {
      parts.add(Existence.ofAny(entities));
    }
    if (absent == Absent.FILTERED) {
      entities.forEach(entity -> addPresence(entity, parts));
    }
    if (condition != null) {
      parts.add(condition);
    }
    return parts.isEmpty() ? null : expressions.render(Predicate.and(parts));
  }

  private void addPresence(Existence entity, List<Predicate> parts) {
    if (!expiresByKey && entity.type().ttlAttribute().filter(carried::has).isPresent()) {
      entity.notExpired().ifPresent(check -> parts.add(check.predicate()));
    }
    Optional.ofNullable(entity.mark())
        .filter(carried::has)
        .flatMap(mark -> entity.notMarked())
        .ifPresent(check -> parts.add(check.predicate()));
  }

  /** Whether an item that DynamoDB returned is given to the user. */
  boolean holds(Map<String, AttributeValue> item) {
    for (Existence entity : entities) {
      if (holds(entity, item)) {
        return recognition.hasShape(item);
      }
    }
    return false;
  }

  private boolean holds(Existence entity, Map<String, AttributeValue> item) {
    EntityType<?, ?> type = entity.type();
    boolean keepsAbsent = absent == Absent.KEPT;
    if (isRecognisedByKey(type, item)) {
      return type.primaryKey().matches(item) && (keepsAbsent || !entity.isExpired(item));
    }
    return keepsAbsent ? type.matches(item) : entity.holds(item);
  }

  /** An index that does not carry the type leaves it to the key to tell the entity. */
  private boolean isRecognisedByKey(EntityType<?, ?> type, Map<String, AttributeValue> item) {
    return !carried.isEverything()
        && type.type().filter(attribute -> item.containsKey(attribute.getKey())).isEmpty();
  }

  /** Whether DynamoDB drops everything that {@link #holds} would, so that it can count alone. */
  boolean isComplete() {
    return recognition.by() != Recognition.By.KEYS
        && absent != Absent.DROPPED
        && !(absent == Absent.FILTERED && expiresByKey);
  }

  /**
   * The projection of what a request asks for, with what {@link #holds} tells items apart by; null
   * for whole items and for their number.
   *
   * @param parts the attributes that are read of each item; null for all
   */
  @Nullable String projection(
      PagedRead.Part part, @Nullable Set<String> parts, Place<?> place, Expressions expressions) {
    Set<String> wanted =
        switch (part.content()) {
          case ITEMS -> isSlimAndLocal(place) ? null : parts;
          case RECOGNITION -> Set.of();
          case NUMBER -> null;
        };
    if (wanted == null) {
      return null;
    }
    Set<String> attributes = new LinkedHashSet<>(place.keyAttributes());
    wanted.stream().filter(carried::has).forEach(attributes::add);
    entities.forEach(entity -> addTold(entity, attributes));
    // An index that carries no more has nothing to leave out.
    return part.content() == PagedRead.Content.ITEMS && carried.areAmong(attributes)
        ? null
        : expressions.projection(attributes);
  }

  /**
   * Whether it is a local index that does not carry whole items: DynamoDB may fetch items from the
   * table where a request to such an index names attributes, and charges for that.
   */
  private boolean isSlimAndLocal(Place<?> place) {
    return !carried.isEverything() && !place.isLate();
  }

  /** What tells whether an item is one of an entity, and there. */
  private void addTold(Existence entity, Set<String> attributes) {
    EntityType<?, ?> type = entity.type();
    type.type().map(Map.Entry::getKey).filter(carried::has).ifPresent(attributes::add);
    Optional.ofNullable(entity.mark()).filter(carried::has).ifPresent(attributes::add);
    if (absent == Absent.DROPPED) {
      type.ttlAttribute().ifPresent(attributes::add);
    }
  }
}
