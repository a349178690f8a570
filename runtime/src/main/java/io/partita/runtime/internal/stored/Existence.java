package io.partita.runtime.internal.stored;

import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.expression.Predicate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whether an item of an entity is there at a moment: an expired one and one that is being deleted
 * are not, although they are still stored.
 *
 * @param type the entity
 * @param now the moment
 * @param mark the attribute of items that are being deleted with what belongs to them; null if
 *     items of the entity are deleted at once
 */
public record Existence(EntityType<?, ?> type, Instant now, @Nullable String mark) {

  /** The existence of an entity's items in a table, now. */
  public static Existence of(Options options, EntityType<?, ?> type) {
    return of(options, type, options.clock().instant());
  }

  /** The existence of an entity's items in a table at a moment. */
  public static Existence of(Options options, EntityType<?, ?> type, Instant now) {
    return new Existence(type, now, type.cascades() ? options.markAttribute() : null);
  }

  /**
   * What must be true of the stored item: that it is there, or else only that it is not an expired
   * one; that it is not being deleted; and where keys do not tell it, that it is one of the entity.
   */
  public List<Check> checks(boolean mustExist) {
    List<Check> checks = new ArrayList<>();
    if (mustExist) {
      checks.add(stored());
    }
    guard(!mustExist).ifPresent(checks::add);
    notExpired().ifPresent(checks::add);
    notMarked().ifPresent(checks::add);
    return checks;
  }

  /** That some item is stored, expired or not. */
  public Check stored() {
    return new Check.Present(keyAttribute());
  }

  /** That nothing is stored, not even an expired item. */
  public Check notStored() {
    return new Check.Is(keyAttribute(), null);
  }

  private String keyAttribute() {
    return type.primaryKey().partition().attribute();
  }

  /** That the item is not an expired one; empty if items of the entity do not expire. */
  public Optional<Check.NotExpired> notExpired() {
    return type.ttlAttribute().map(ttl -> new Check.NotExpired(ttl, now.getEpochSecond()));
  }

  /** That the item is not being deleted; empty if items of the entity are deleted at once. */
  public Optional<Check> notMarked() {
    return Optional.ofNullable(mark).map(attribute -> new Check.Is(attribute, null));
  }

  /**
   * The condition that the item is stored, but expired and not being deleted; empty if items of the
   * entity do not expire.
   */
  public Optional<Predicate> expired() {
    return notExpired()
        .map(Check.NotExpired::expired)
        .map(expired -> with(expired, notMarked()))
        .map(expired -> with(expired, guard(false)));
  }

  /** The condition that the item is one of the entity; empty if keys alone tell entities apart. */
  public Optional<Predicate> ofType() {
    return ofType(false).map(Check::predicate);
  }

  private Optional<Check> ofType(boolean mayBeAbsent) {
    return type.type().map(mark -> ofType(mark.getKey(), type.sortedReadTypes(), mayBeAbsent));
  }

  /** The condition that an item is one of some entities, which a type attribute tells apart. */
  public static Predicate ofAny(List<Existence> entities) {
    Existence any = entities.get(0);
    List<String> types =
        entities.stream()
            .flatMap(entity -> entity.type.readTypes().stream())
            .distinct()
            .sorted()
            .toList();
    return any.ofType(any.type.type().orElseThrow().getKey(), types, false).predicate();
  }

  private Check ofType(String attribute, List<String> types, boolean mayBeAbsent) {
    return new Check.OfType(keyAttribute(), attribute, types, mayBeAbsent);
  }

  private static Predicate with(Predicate predicate, Optional<Check> check) {
    return check.map(more -> Predicate.and(predicate, more.predicate())).orElse(predicate);
  }

  /**
   * That the item is one of the entity, or absent if it may be; empty if no other entity can have
   * its key.
   */
  public Optional<Check> guard(boolean mayBeAbsent) {
    return type.isGuarded() ? ofType(mayBeAbsent) : Optional.empty();
  }

  /** Whether an item is another entity's that has the key. */
  public boolean isForeign(Map<String, AttributeValue> item) {
    return guard(true).filter(guard -> !guard.holds(item)).isPresent();
  }

  /** The condition that there is no item, or only an expired one. */
  public Predicate absent() {
    Predicate notStored = notStored().predicate();
    return expired().map(expired -> Predicate.or(notStored, expired)).orElse(notStored);
  }

  /** Whether an item has expired and is not being deleted, so that another may take its place. */
  public boolean isExpired(Map<String, AttributeValue> item) {
    return type.isExpired(item, now) && !isMarked(item) && !isForeign(item);
  }

  /** Whether an item is one of the entity and is being deleted. */
  public boolean isMarked(Map<String, AttributeValue> item) {
    return mark != null && item.containsKey(mark) && type.matches(item);
  }

  /** Whether an item that was read or returned is one of the entity. */
  public boolean holds(Map<String, AttributeValue> item) {
    return !item.isEmpty() && type.matches(item) && !type.isExpired(item, now) && !isMarked(item);
  }

  /** The record of an item of the entity; empty if it is not there. */
  public <E> Optional<E> read(EntityType<E, ?> entity, @Nullable Map<String, AttributeValue> item) {
    return item != null && holds(item) ? Optional.of(entity.read(item)) : Optional.empty();
  }

  /** The attributes that tell whether an item is there: its key and what {@link #holds} asks. */
  public Set<String> attributes() {
    Set<String> attributes = new LinkedHashSet<>(type.primaryKey().attributeNames());
    type.type().ifPresent(type -> attributes.add(type.getKey()));
    type.ttlAttribute().ifPresent(attributes::add);
    Optional.ofNullable(mark).ifPresent(attributes::add);
    return attributes;
  }
}
