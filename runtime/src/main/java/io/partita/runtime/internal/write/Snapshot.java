package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.HeldComponents;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.ManagedTimestamp;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapItemReader;
import io.partita.runtime.internal.stored.Check;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is known of the stored item before a write: nothing yet, that it is absent, or its
 * attributes. It remembers which components were asked for, so that the write can be conditioned on
 * exactly those.
 *
 * @param <E> the entity's record
 */
final class Snapshot<E> implements ComponentSource<E> {

  private final EntityType<E, ?> type;
  private final @Nullable Map<String, AttributeValue> item;
  private final HeldComponents<E> held;
  private final boolean ofAttributes;
  private final Set<Component<E, ?>> used = new LinkedHashSet<>();
  private @Nullable ComponentValues<E> key;
  private @Nullable E record;

  private Snapshot(
      EntityType<E, ?> type, @Nullable Map<String, AttributeValue> item, boolean ofAttributes) {
    this.type = type;
    this.item = item;
    this.ofAttributes = ofAttributes;
    this.held = HeldComponents.of(item(), ofAttributes ? List.of() : type.indexes());
  }

  static <E> Snapshot<E> unread(EntityType<E, ?> type) {
    return new Snapshot<>(type, null, false);
  }

  /** The item as it was read; an empty one is absent. */
  static <E> Snapshot<E> of(EntityType<E, ?> type, Map<String, AttributeValue> item) {
    return new Snapshot<>(type, item, false);
  }

  /** The item as it was read; a component that could have an attribute and has none is null. */
  static <E> Snapshot<E> ofAttributes(EntityType<E, ?> type, Map<String, AttributeValue> item) {
    return new Snapshot<>(type, item, true);
  }

  boolean isRead() {
    return item != null;
  }

  /** The item; empty if it is absent, or if nothing is known of it. */
  Map<String, AttributeValue> item() {
    return item == null ? Map.of() : item;
  }

  boolean isPresent() {
    return item != null && !item.isEmpty();
  }

  /** Whether the item has an attribute. */
  boolean has(String attribute) {
    return item != null && item.containsKey(attribute);
  }

  /** Whether the item has a component under a former name only. */
  boolean hasOnlyAlias(Component<E, ?> component) {
    String attribute = component.attribute();
    return attribute != null && !has(attribute) && component.aliases().stream().anyMatch(this::has);
  }

  /**
   * Whether the item has something of a component in an index key, and no attribute for it: of
   * which a record that has null may know nothing.
   */
  boolean isInKeysAlone(Component<E, ?> component) {
    return isPresent() && component.isAbsent(item()::get) && held.mention(component);
  }

  /** Whether the item has a component in part only, so that its value cannot be told. */
  boolean isUnknown(Component<E, ?> component) {
    return isInKeysAlone(component) && held.get(component) == null;
  }

  /** The write depends on what the item has of a component. */
  void use(Component<E, ?> component) {
    used.add(component.root());
  }

  /**
   * The write depends on all that a record of the item has. A version that is as old as the item
   * tells of every change but those of counts.
   */
  void useAll() {
    if (!isPresent()) {
      return;
    }
    Component<E, ?> version = type.version().orElse(null);
    Component<E, ?> createdAt = type.createdAt().map(ManagedTimestamp::component).orElse(null);
    if (version != null && createdAt != null && hasAttribute(version) && hasAttribute(createdAt)) {
      use(version);
      use(createdAt);
      type.counts().forEach(this::use);
    } else {
      type.components().stream().filter(component -> !key().contains(component)).forEach(this::use);
    }
  }

  private boolean hasAttribute(Component<E, ?> component) {
    String attribute = component.attribute();
    return attribute != null && has(attribute);
  }

  /** The value of a component as an index key alone has it; null if none does. */
  <T> @Nullable T inKeysAlone(Component<E, T> component) {
    T value = isInKeysAlone(component) ? held.get(component) : null;
    if (value != null) {
      use(component);
    }
    return value;
  }

  @Override
  public <T> @Nullable T get(Component<E, T> component) {
    if (!isPresent()) {
      return null;
    }
    if (key().contains(component)) {
      return key().get(component);
    }
    use(component);
    AttributeValue value = stored(component);
    Codec<T> codec = component.codec();
    if (value != null && codec != null && value.type() != AttributeValue.Type.NUL) {
      // One value is read alone where it can be, so that a broken one beside it is in nobody's way.
      return MapItemReader.value(type.name() + "." + component.attribute(), value, codec);
    }
    boolean isAbsent = component.root().isAbsent(item()::get);
    if (ofAttributes && isAbsent && component.root().attribute() != null) {
      return null;
    }
    T inKey = isAbsent ? held.get(component) : null;
    return inKey == null ? component.get(record()) : inKey;
  }

  /** The item's own key, which tells its components whatever its attributes say. */
  private ComponentValues<E> key() {
    if (key == null) {
      key = type.primaryKey().decode(item());
    }
    return key;
  }

  /** The stored value of a component as it is, under its current or a former name. */
  @Nullable AttributeValue raw(Component<E, ?> component) {
    used.add(component);
    return stored(component);
  }

  private @Nullable AttributeValue stored(Component<E, ?> component) {
    return item == null || component.attribute() == null ? null : component.stored(item::get);
  }

  private E record() {
    if (record == null) {
      record = type.read(item);
    }
    return record;
  }

  /** That everything that was asked for is still stored as it was read. */
  List<Check> guards() {
    if (!isPresent()) {
      return List.of();
    }
    Set<Check> guards = new LinkedHashSet<>();
    used.forEach(component -> guards.addAll(guards(component)));
    return List.copyOf(guards);
  }

  private List<Check> guards(Component<E, ?> component) {
    String attribute = component.attribute();
    if (attribute != null && has(attribute)) {
      return List.of(unchanged(attribute));
    }
    // The value comes from a former name or an index key, or there is none: nothing of this may
    // have changed.
    List<Check> guards = new ArrayList<>();
    if (attribute != null) {
      guards.add(unchanged(attribute));
    }
    component.aliases().forEach(alias -> guards.add(unchanged(alias)));
    for (IndexKey<E> index : type.indexes()) {
      if (index.components().stream().anyMatch(part -> part.root() == component)) {
        index.attributes().forEach(key -> guards.add(unchanged(key)));
      }
    }
    return guards;
  }

  private Check unchanged(String attribute) {
    return new Check.Is(attribute, item == null ? null : item.get(attribute));
  }
}
