package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.KeyPart.Placeholder;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.internal.key.KeyLimits;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A key attribute of the table or an index, as one entity fills it.
 *
 * @param <E> the entity's record
 */
public abstract sealed class KeyAttribute<E> permits TemplateAttribute, NativeAttribute {

  private final String attribute;

  KeyAttribute(String attribute) {
    this.attribute = attribute;
  }

  /** A partition key made by a template. */
  public static <E> KeyAttribute<E> partition(String attribute, KeyTemplate<E> template) {
    return new TemplateAttribute<>(attribute, template, KeyLimits.PARTITION_BYTES);
  }

  /** A sort key made by a template. */
  public static <E> KeyAttribute<E> sort(String attribute, KeyTemplate<E> template) {
    return new TemplateAttribute<>(attribute, template, KeyLimits.SORT_BYTES);
  }

  /** A partition key that is a component's own attribute. */
  public static <E, T> KeyAttribute<E> nativePartition(Component<E, T> component) {
    return new NativeAttribute<>(component, KeyLimits.PARTITION_BYTES);
  }

  /** A sort key that is a component's own attribute. */
  public static <E, T> KeyAttribute<E> nativeSort(Component<E, T> component) {
    return new NativeAttribute<>(component, KeyLimits.SORT_BYTES);
  }

  /** The attribute's name. */
  public final String attribute() {
    return attribute;
  }

  /** This attribute with another limit: 1024 bytes for a partition key that some index sorts by. */
  public abstract KeyAttribute<E> maxBytes(int bytes);

  /** This attribute without some keys, which are constants of other entities. */
  public abstract KeyAttribute<E> except(String... constants);

  /** This attribute, as its messages name it. */
  public abstract KeyAttribute<E> ownedBy(String entity);

  /** Whether it is a component's own attribute, which the mapper writes. */
  public abstract boolean isNative();

  /** The template that makes its text; empty if it is a component's own attribute. */
  public abstract Optional<KeyTemplate<E>> template();

  /** Over how many partitions each one is spread; 1 for none. */
  public final int shards() {
    return template().map(KeyTemplate::shards).orElse(1);
  }

  /** This attribute in one of its shards; a component's own attribute has none. */
  public abstract KeyAttribute<E> inShard(int shard);

  /** The components it is made of. */
  public abstract List<Component<E, ?>> components();

  /**
   * The value for some components.
   *
   * @throws InvalidKeyException if a component is null or cannot be part of the key
   */
  public abstract AttributeValue value(ComponentSource<E> source);

  /**
   * The text of the value for some components, where it is one that a template makes; null if it is
   * a component's own attribute, which is checked all the same.
   *
   * @param room where it is put together; what was there is lost
   * @throws InvalidKeyException if a component is null or cannot be part of the key
   */
  abstract @Nullable String text(ComponentSource<E> source, StringBuilder room);

  /** The same, but null also where a component is. */
  abstract @Nullable String textOrNull(ComponentSource<E> source, StringBuilder room);

  /** {@link #value(ComponentSource)}, likewise. */
  abstract AttributeValue value(ComponentSource<E> source, StringBuilder room);

  /**
   * The value for some components; null if one of them is.
   *
   * @throws InvalidKeyException if a component cannot be part of the key
   */
  abstract @Nullable AttributeValue valueOrNull(ComponentSource<E> source);

  /** Whether the reader stands at the one value of this attribute; it has no components. */
  public abstract boolean isAt(ItemReader reader);

  /** Whether the reader stands at the attribute of a value, which is of the only component. */
  public abstract boolean isAt(ItemReader reader, @Nullable Object value);

  /** Whether the reader stands at the attribute of some values, one for each component's place. */
  public abstract boolean isAt(ItemReader reader, @Nullable Object... values);

  /** Whether the whole of a component of the record can be had back from this key. */
  final boolean holds(Component<E, ?> component) {
    return places(component).anyMatch(Placeholder::isWhole);
  }

  /** Whether this key has something of a component of the record. */
  final boolean mentions(Component<E, ?> component) {
    return places(component).findAny().isPresent();
  }

  private Stream<Placeholder<E, ?>> places(Component<E, ?> component) {
    return template().stream()
        .flatMap(KeyTemplate::placeholders)
        .filter(place -> place.component().root() == component);
  }

  /** The components of a value; null if it is not one of this attribute. */
  abstract @Nullable ComponentValues<E> decodeOrNull(AttributeValue value);

  /** Whether the attribute can hold this value at all: its type and size, whatever its shape. */
  public abstract boolean admits(AttributeValue value);

  /** Whether some components have this value. */
  public abstract boolean matches(AttributeValue value);

  /**
   * The components of a value.
   *
   * @throws MappingException if no components have it
   */
  public final ComponentValues<E> decode(AttributeValue value) {
    return decode(value, ComponentValues.empty());
  }

  /**
   * The components of a value, and those that are known already: where this attribute has less of
   * one of them, it stays as it is known.
   *
   * @throws MappingException if no components have it
   */
  abstract ComponentValues<E> decode(AttributeValue value, ComponentValues<E> known);
}
