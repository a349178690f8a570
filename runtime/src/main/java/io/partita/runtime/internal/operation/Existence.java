package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.expression.Predicate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whether an item of an entity is there at a moment: an expired one is not, although it is still
 * stored.
 *
 * @param type the entity
 * @param now the moment
 */
public record Existence(EntityType<?, ?> type, Instant now) {

  /**
   * What must be true of the stored item: that it is there, or else only that it is not an expired
   * one.
   */
  public List<Check> checks(boolean mustExist) {
    List<Check> checks = new ArrayList<>();
    if (mustExist) {
      checks.add(stored());
    }
    notExpired().ifPresent(checks::add);
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
  Optional<Check.NotExpired> notExpired() {
    return type.ttlAttribute().map(ttl -> new Check.NotExpired(ttl, now.getEpochSecond()));
  }

  /**
   * The condition that the item is stored, but expired; empty if items of the entity do not expire.
   */
  public Optional<Predicate> expired() {
    return notExpired().map(Check.NotExpired::expired);
  }

  /** The condition that the item is one of the entity; empty if keys alone tell entities apart. */
  public Optional<Predicate> ofType() {
    return type.type().map(mark -> Predicate.in(Operand.stored(Path.of(mark.getKey())), types()));
  }

  private List<Operand> types() {
    return type.readTypes().stream()
        .sorted()
        .map(value -> Operand.value("type", AttributeValue.fromS(value)))
        .toList();
  }

  /** The condition that there is no item, or only an expired one. */
  public Predicate absent() {
    Predicate notStored = notStored().predicate();
    return expired().map(expired -> Predicate.or(notStored, expired)).orElse(notStored);
  }

  public boolean isExpired(Map<String, AttributeValue> item) {
    return type.isExpired(item, now);
  }

  /** Whether an item that was read or returned is one of the entity. */
  public boolean holds(Map<String, AttributeValue> item) {
    return !item.isEmpty() && type.matches(item) && !isExpired(item);
  }
}
