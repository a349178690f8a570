package io.partita.runtime.internal.write;

import io.partita.runtime.MappingException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeptKey;
import io.partita.runtime.generated.schema.ManagedTimestamp;
import io.partita.runtime.generated.schema.RestComponent;
import io.partita.runtime.generated.value.MapItemReader;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.item.ItemSize;
import io.partita.runtime.internal.item.StoredNumber;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.StoredValues;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A plan in the making: collects the changes of an item and knows the components as they will be
 * afterwards.
 *
 * @param <E> the entity's record
 */
final class PlanDraft<E> implements ComponentSource<E> {

  private static final AttributeValue ZERO = AttributeValue.fromN("0");
  private static final AttributeValue ONE = AttributeValue.fromN("1");

  private final EntityType<E, ?> type;
  private final Map<String, AttributeValue> key;
  private final Snapshot<E> snapshot;
  private final ComponentSource<E> base;
  private final UpdateExpression expression = new UpdateExpression();
  private final List<Check> guards = new ArrayList<>();
  private final List<SizeLimit> bounds = new ArrayList<>();
  private final Set<Component<E, ?>> left = new HashSet<>();
  private final Set<Needed> needed = new LinkedHashSet<>();
  private @Nullable Needed lacking;
  private ComponentValues<E> values = ComponentValues.empty();
  private @Nullable SizeLimit exceeded;
  private @Nullable Check version;

  /**
   * Begins a plan.
   *
   * @param base the components that no change sets
   */
  PlanDraft(
      EntityType<E, ?> type,
      Map<String, AttributeValue> key,
      Snapshot<E> snapshot,
      ComponentSource<E> base) {
    this.type = type;
    this.key = key;
    this.snapshot = snapshot;
    this.base = base;
  }

  @Override
  public <T> @Nullable T get(Component<E, T> component) {
    return values.contains(component) ? values.get(component) : base.get(component);
  }

  /** Takes values as given, without writing them. */
  void know(ComponentValues<E> known) {
    values = values.with(known);
  }

  /** Takes a value as given, without writing it. */
  <T> void know(Component<E, T> component, @Nullable T value) {
    values = values.with(component, value);
  }

  /** Whether a value is given or written. */
  boolean knows(Component<E, ?> component) {
    return values.contains(component);
  }

  /** What must be there, or else the update is refused. */
  void need(Needed thing) {
    needed.add(thing);
  }

  /** What was read does not have what is needed, so that there is nothing to send. */
  void lack(Needed thing) {
    lacking = thing;
  }

  void add(Clause clause) {
    expression.add(clause);
  }

  void guard(Check check) {
    guards.add(check);
  }

  void keep(SizeLimit bound) {
    bounds.add(bound);
  }

  /** What was read leaves no room for a change, so that there is nothing to send. */
  void exceed(SizeLimit bound) {
    exceeded = bound;
  }

  /**
   * Gives a component a value: its attribute is set, or removed for null, and its former names are
   * removed.
   */
  <T> void assign(Component<E, T> component, @Nullable T value) {
    write(component, value, encode(component, value), expression::assign);
  }

  /**
   * Gives a component what has become of its stored value, which may have more elements than are
   * allowed today.
   */
  <T> void rewrite(Component<E, T> component, @Nullable T value) {
    write(
        component,
        value,
        Encoding.encodeUnbounded(type.name(), component, value),
        expression::assign);
  }

  /** Sets attributes that no component names; the others of the stored item stay. */
  void assignRest(RestComponent<E> component, @Nullable Map<String, AttributeValue> rest) {
    MapItemWriter.write(type.name(), writer -> component.write(rest, writer))
        .forEach(expression::assign);
  }

  /** Writes what has become of a component as it was stored, which must not have changed. */
  void rewriteStored(Component<E, ?> component, @Nullable AttributeValue value) {
    snapshot.use(component);
    expression.assign(Objects.requireNonNull(component.attribute()), value);
    removeAliases(component);
  }

  /** Leaves a component as it is stored, of which nothing is known. */
  void leave(Component<E, ?> component) {
    left.add(component);
    snapshot.use(component);
  }

  /** Gives a component the value that it should have anyway. */
  <T> void ensure(Component<E, T> component, T value) {
    write(component, value, encode(component, value), expression::ensure);
  }

  private <T> void write(
      Component<E, T> component,
      @Nullable T value,
      @Nullable AttributeValue encoded,
      BiConsumer<String, @Nullable AttributeValue> writer) {
    values = values.with(component, value);
    String attribute = component.attribute();
    if (attribute != null && !key.containsKey(attribute)) {
      writer.accept(attribute, encoded);
    }
    removeAliases(component);
  }

  private <T> @Nullable AttributeValue encode(Component<E, T> component, @Nullable T value) {
    return Encoding.encode(type.name(), component, value);
  }

  void removeAliases(Component<E, ?> component) {
    for (String alias : component.aliases()) {
      expression.add(new Clause.Remove(alias));
    }
  }

  /** Gives a component a value unless the stored item has one, if only in an index key. */
  <T> void assignIfAbsent(Component<E, T> component, T value) {
    T inKey = snapshot.inKeysAlone(component);
    if (inKey != null) {
      ensure(component, inKey);
      return;
    }
    AttributeValue encoded = encode(component, value);
    if (encoded != null && !snapshot.hasOnlyAlias(component)) {
      expression.add(
          new Clause.AssignIfAbsent(Objects.requireNonNull(component.attribute()), encoded));
    }
  }

  /** Keeps the stored count; a new item has none. */
  void keepCount(Component<E, ?> count) {
    expression.add(new Clause.AssignIfAbsent(Objects.requireNonNull(count.attribute()), ZERO));
  }

  /** Writes the type attribute, which also replaces a former value. */
  void assignType() {
    type.type().ifPresent(mark -> expression.ensure(mark.getKey(), mark.getValue()));
  }

  /** Keeps the stored timestamp of the item's creation, if there is one. */
  void keepCreatedAt(ManagedTimestamp<E> createdAt, Instant otherwise) {
    Component<E, Instant> component = createdAt.component();
    Instant stored = snapshot.get(component);
    if (stored != null) {
      ensure(component, stored);
    } else if (snapshot.isUnknown(component)) {
      leave(component);
    } else if (snapshot.isRead()) {
      assign(component, createdAt.cut(otherwise));
    } else {
      assignIfAbsent(component, createdAt.cut(otherwise));
    }
  }

  void touch(Instant now) {
    type.updatedAt().ifPresent(updatedAt -> assign(updatedAt.component(), updatedAt.cut(now)));
  }

  /** Counts the version up. If one is expected, the stored one must be it. */
  <T> void countUp(Component<E, T> component, Check.@Nullable Is expected) {
    String attribute = Objects.requireNonNull(component.attribute());
    AttributeValue next = ONE;
    if (!component.aliases().isEmpty()) {
      // Under a former name the version can be neither compared nor counted up in place.
      AttributeValue stored = snapshot.raw(component);
      if (expected != null && !StoredValues.equal(expected.value(), stored)) {
        throw new VersionConflictException(type.name());
      }
      next = after(attribute, stored);
      expression.assign(attribute, next);
      removeAliases(component);
    } else if (expected != null) {
      version = expected;
      next = after(attribute, expected.value());
      expression.assign(attribute, next);
    } else {
      expression.add(new Clause.Increment(attribute, ONE));
    }
    values = values.with(component, decoded(component, next));
  }

  private <T> @Nullable T decoded(Component<E, T> component, AttributeValue number) {
    return component.codec() == null
        ? null
        : MapItemReader.value(type.name() + "." + component.attribute(), number, component.codec());
  }

  private AttributeValue after(String attribute, @Nullable AttributeValue stored) {
    if (stored == null || stored.n() == null) {
      return ONE;
    }
    BigDecimal number = StoredNumber.parse(stored.n());
    if (number == null) {
      throw MappingException.mismatch(
          type.name(), attribute, "a version (N)", "a number that DynamoDB does not store");
    }
    return AttributeValue.fromN(number.add(BigDecimal.ONE).toPlainString());
  }

  /**
   * Writes index keys as they follow from the components, and removes those the item no longer has.
   * What is not known of them stays as it is stored.
   */
  void assignIndexKeys(Collection<IndexKey<E>> indexes) {
    if (indexes.isEmpty()) {
      return;
    }
    Set<Component<E, ?>> unknown = unknownOf(indexes);
    Map<String, AttributeValue> keys = new HashMap<>();
    Set<String> untold = new HashSet<>();
    for (IndexKey<E> index : indexes) {
      new KeptKey<>(index, snapshot.item(), unknown)
          .after(this)
          .ifPresentOrElse(keys::putAll, () -> untold.addAll(index.attributes()));
    }
    indexes.stream()
        .flatMap(index -> index.attributes().stream())
        .distinct()
        .filter(attribute -> keys.containsKey(attribute) || !untold.contains(attribute))
        .forEach(attribute -> expression.ensure(attribute, keys.get(attribute)));
  }

  /** The components of keys that are known neither from what is stored nor by this plan. */
  private Set<Component<E, ?>> unknownOf(Collection<IndexKey<E>> indexes) {
    if (left.isEmpty() && type.unknown().isEmpty()) {
      return Set.of();
    }
    Set<Component<E, ?>> unknown = new HashSet<>();
    indexes.stream()
        .flatMap(index -> index.inputs().stream())
        .map(Component::root)
        .filter(component -> left.contains(component) || isUnknown(component))
        .forEach(unknown::add);
    unknown.forEach(snapshot::use);
    return unknown;
  }

  private boolean isUnknown(Component<E, ?> component) {
    return type.mayBeUnknown(component)
        && !values.contains(component)
        && snapshot.isUnknown(component);
  }

  /** The changes so far. */
  UpdateExpression expression() {
    return expression;
  }

  Plan finish(List<Check> required, @Nullable Predicate condition) {
    guards.addAll(snapshot.guards());
    Encoding.checkSize(type.name(), ItemSize.of(key) + expression.size());
    return new Plan(
        expression,
        required,
        version,
        List.copyOf(needed),
        lacking,
        List.copyOf(guards),
        List.copyOf(bounds),
        exceeded,
        condition);
  }
}
