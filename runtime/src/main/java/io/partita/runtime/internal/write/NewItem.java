package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.MapItemReader;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.internal.item.ItemSize;
import io.partita.runtime.internal.wire.WireItemWriter;
import io.partita.runtime.internal.wire.WrittenItem;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
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
  private final @Nullable WrittenItem written;
  private @Nullable Map<String, AttributeValue> attributes;

  private NewItem(EntityType<E, ?> type, E given, Instant now, @Nullable WireItemWriter writer) {
    this.type = type;
    this.record = StampedRecord.ofNew(type, given, now);
    this.managed = managed(type);
    this.written = writer == null ? null : bytes(given, writer);
    if (written == null) {
      attributes = MapItemWriter.write(type.name(), this::write);
      Encoding.checkSize(type.name(), attributes);
    } else {
      Encoding.checkSize(type.name(), written.size());
    }
  }

  static <E> NewItem<E> of(EntityType<E, ?> type, E record, Instant now) {
    return of(type, record, now, null);
  }

  /**
   * @param writer writes it as bytes, if it can be; null if it is not sent so
   */
  static <E> NewItem<E> of(
      EntityType<E, ?> type, E record, Instant now, @Nullable WireItemWriter writer) {
    return new NewItem<>(type, record, now, writer);
  }

  /** Whether it is stored as the caller gave it. */
  boolean isAsGiven() {
    return record.isAsGiven() && managed.isEmpty();
  }

  /** The mapper is faster, but knows only what the caller gave. */
  private @Nullable WrittenItem bytes(E given, WireItemWriter writer) {
    return isAsGiven() ? writer.write(type.mapper(), given) : writer.write(this::write);
  }

  private void write(ItemWriter writer) {
    Encoding.write(type, this, writer);
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
    if (attributes == null) {
      attributes = Objects.requireNonNull(written).attributes();
    }
    return attributes;
  }

  /** Its size as DynamoDB counts it. */
  long size() {
    return written == null ? ItemSize.of(attributes()) : written.size();
  }

  /** What is sent; null if it has not been written as bytes. */
  @Nullable WrittenItem written() {
    return written;
  }

  /** The record as it is stored. */
  E record() {
    return type.mapper().fromItem(attributes());
  }
}
