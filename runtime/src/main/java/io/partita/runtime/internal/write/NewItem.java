package io.partita.runtime.internal.write;

import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.item.MapItemReader;
import io.partita.runtime.internal.operation.StoredValues;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A record as it is stored for the first time: stamped, its version 1 and its counts 0, whatever
 * the record says.
 *
 * @param <E> the entity's record
 */
final class NewItem<E> implements ComponentSource<E> {

  private static final AttributeValue FIRST_VERSION = AttributeValue.fromN("1");
  private static final AttributeValue NO_COUNT = AttributeValue.fromN("0");

  private final EntityType<E, ?> type;
  private final StampedRecord<E> record;
  private final ComponentValues<E> managed;
  private final Map<String, AttributeValue> attributes;

  private NewItem(EntityType<E, ?> type, StampedRecord<E> record) {
    this.type = type;
    this.record = record;
    this.managed = managed(type);
    this.attributes = Encoding.item(type, this);
    Encoding.checkSize(type.name(), attributes);
  }

  static <E> NewItem<E> of(EntityType<E, ?> type, E record, Instant now) {
    return new NewItem<>(type, StampedRecord.ofNew(type, record, now));
  }

  /** The version and the counts of an item that is stored for the first time. */
  static <E> ComponentValues<E> managed(EntityType<E, ?> type) {
    ComponentValues<E> values = ComponentValues.empty();
    Component<E, ?> version = type.version().orElse(null);
    if (version != null) {
      values = with(type, values, version, FIRST_VERSION);
    }
    for (Component<E, ?> count : type.counts()) {
      values = with(type, values, count, NO_COUNT);
    }
    return values;
  }

  private static <E, T> ComponentValues<E> with(
      EntityType<E, ?> type,
      ComponentValues<E> values,
      Component<E, T> component,
      AttributeValue number) {
    String context = type.name() + "." + component.attribute();
    return values.with(component, MapItemReader.value(context, number, component.codec()));
  }

  @Override
  public <T> @Nullable T get(Component<E, T> component) {
    return managed.contains(component) ? managed.get(component) : record.get(component);
  }

  Map<String, AttributeValue> attributes() {
    return attributes;
  }

  /** The record as it is stored. */
  E record() {
    return type.mapper().fromItem(attributes);
  }

  /** Whether an item is this one, although something may have been counted since. */
  boolean isStoredAs(Map<String, AttributeValue> item) {
    return StoredValues.equal(withoutCounts(attributes), withoutCounts(item));
  }

  private Map<String, AttributeValue> withoutCounts(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> rest = new HashMap<>(item);
    type.counts().forEach(count -> rest.remove(count.attribute()));
    return rest;
  }
}
