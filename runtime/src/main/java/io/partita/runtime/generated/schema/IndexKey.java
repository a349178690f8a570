package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.generated.value.ItemWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An index's key, as one entity fills it. An item of which a component in it is null is not on the
 * index, nor is one for which a condition of the index does not hold.
 *
 * @param <E> the entity's record
 */
public final class IndexKey<E> {

  private final String index;
  private final @Nullable KeyAttribute<E> partition;
  private final @Nullable KeyAttribute<E> sort;
  private final List<KeyAttribute<E>> attributes;
  private final List<String> ownAttributes;
  private final List<Component<E, ?>> components;
  private final Set<Component<E, ?>> inputs;
  private final String where;
  private final List<IndexCondition<E>> conditions;

  private IndexKey(
      String index,
      @Nullable KeyAttribute<E> partition,
      @Nullable KeyAttribute<E> sort,
      String where,
      List<IndexCondition<E>> conditions) {
    this.index = index;
    this.partition = partition;
    this.sort = sort;
    this.attributes =
        Stream.of(partition, sort).<KeyAttribute<E>>mapMulti(IndexKey::present).toList();
    this.where = where;
    this.conditions = conditions;
    // Loops, not streams: keys are made while a program starts.
    List<String> own = new ArrayList<>();
    Set<Component<E, ?>> distinct = new LinkedHashSet<>();
    for (KeyAttribute<E> attribute : attributes) {
      distinct.addAll(attribute.components());
      if (!attribute.isNative()) {
        own.add(attribute.attribute());
      }
    }
    this.ownAttributes = List.copyOf(own);
    this.components = List.copyOf(distinct);
    for (IndexCondition<E> condition : conditions) {
      distinct.add(condition.component());
    }
    this.inputs = Collections.unmodifiableSet(distinct);
  }

  private static <A> void present(
      @Nullable A attribute, java.util.function.Consumer<A> attributes) {
    if (attribute != null) {
      attributes.accept(attribute);
    }
  }

  /**
   * The key of an index.
   *
   * @param partition null if the entity has the attribute anyway, being another key's
   * @param sort null likewise, or if the index has no sort key
   */
  public static <E> IndexKey<E> of(
      String entity,
      String index,
      @Nullable KeyAttribute<E> partition,
      @Nullable KeyAttribute<E> sort) {
    return new IndexKey<>(
        index,
        partition == null ? null : partition.ownedBy(entity),
        sort == null ? null : sort.ownedBy(entity),
        "",
        List.of());
  }

  /**
   * This key, of items only for which all conditions hold.
   *
   * @param text the conditions as the user wrote them
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final IndexKey<E> where(String text, IndexCondition<E>... all) {
    return new IndexKey<>(index, partition, sort, text, List.of(all));
  }

  /** The index's name. */
  public String index() {
    return index;
  }

  /** The partition key; null if it is another key's attribute. */
  public @Nullable KeyAttribute<E> partition() {
    return partition;
  }

  /** The sort key; null if it is another key's attribute or there is none. */
  public @Nullable KeyAttribute<E> sort() {
    return sort;
  }

  /** When an item is on the index, as the user wrote it; empty if there is no condition. */
  public Optional<String> where() {
    return Optional.of(where).filter(text -> !text.isEmpty());
  }

  /** Whether these attributes are those of this key, be they another key's as well. */
  public boolean isMadeOf(KeyAttribute<E> partition, @Nullable KeyAttribute<E> sort) {
    return isSame(this.partition, partition) && isSame(this.sort, sort);
  }

  private static <E> boolean isSame(
      @Nullable KeyAttribute<E> own, @Nullable KeyAttribute<E> given) {
    return own == null
        || given != null
            && own.attribute().equals(given.attribute())
            && own.template()
                .map(KeyTemplate::parts)
                .equals(given.template().map(KeyTemplate::parts));
  }

  /** The components of the key, each once, in order. */
  public List<Component<E, ?>> components() {
    return components;
  }

  /** The components that decide about the key: those in it and those of its conditions. */
  public Set<Component<E, ?>> inputs() {
    return inputs;
  }

  /** The key attributes of the entity's own, partition key first. */
  List<KeyAttribute<E>> keyAttributes() {
    return attributes;
  }

  /** The conditions under which an item has the key. */
  List<IndexCondition<E>> conditions() {
    return conditions;
  }

  /** The names of the attributes that have something of a component of the record. */
  public List<String> attributesWith(Component<E, ?> component) {
    return attributes.stream()
        .filter(attribute -> attribute.mentions(component))
        .map(KeyAttribute::attribute)
        .toList();
  }

  /** Whether a component's own attribute is an attribute of the key. */
  public boolean isNative(Component<E, ?> component) {
    return attributes.stream()
        .filter(attribute -> attribute.isNative())
        .flatMap(attribute -> attribute.components().stream())
        .anyMatch(part -> part.root() == component);
  }

  /** Whether an attribute has a part of a component of the record only. */
  boolean hasOnlyPartOf(Component<E, ?> component) {
    return attributes.stream()
        .anyMatch(attribute -> attribute.mentions(component) && !attribute.holds(component));
  }

  /** Whether what is known is enough to say that an item is not on the index. */
  public boolean isRuledOutBy(ComponentValues<E> known) {
    return components().stream()
            .anyMatch(component -> known.contains(component) && known.get(component) == null)
        || conditions.stream()
            .anyMatch(
                condition -> known.contains(condition.component()) && !condition.holds(known));
  }

  /**
   * The names of the attributes that only this key writes: those that are not components of their
   * own.
   */
  public List<String> attributes() {
    return ownAttributes;
  }

  /**
   * The values of {@link #attributes}; none if a component of the key is null or a condition does
   * not hold, for then the item is not on the index.
   *
   * @throws InvalidKeyException if a component cannot be part of the key
   */
  public Map<String, AttributeValue> of(ComponentSource<E> source) {
    if (!isMetBy(source)) {
      return Map.of();
    }
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    for (KeyAttribute<E> attribute : attributes) {
      AttributeValue value = attribute.valueOrNull(source);
      if (value == null) {
        return Map.of();
      }
      if (!attribute.isNative()) {
        key.put(attribute.attribute(), value);
      }
    }
    return key;
  }

  /**
   * Refuses components that are attributes of the key themselves, where their value is known.
   *
   * @throws InvalidKeyException if one cannot be part of the key
   */
  public void checkNative(ComponentValues<E> known) {
    for (KeyAttribute<E> attribute : attributes) {
      if (attribute.isNative() && known.containsAll(attribute.components())) {
        attribute.valueOrNull(known);
      }
    }
  }

  /**
   * Writes the values of {@link #attributes}, all or none.
   *
   * @throws InvalidKeyException if a component cannot be part of the key
   */
  public void write(ComponentSource<E> source, ItemWriter writer) {
    if (!isMetBy(source)) {
      return;
    }
    StringBuilder room = new StringBuilder(KeyTemplate.TYPICAL_LENGTH);
    String[] texts = new String[attributes.size()];
    for (int i = 0; i < texts.length; i++) {
      KeyAttribute<E> attribute = attributes.get(i);
      texts[i] = attribute.textOrNull(source, room);
      if (texts[i] == null && !(attribute.isNative() && attribute.valueOrNull(source) != null)) {
        return;
      }
    }
    for (int i = 0; i < texts.length; i++) {
      if (texts[i] != null) {
        writer.string(attributes.get(i).attribute(), texts[i]);
      }
    }
  }

  private boolean isMetBy(ComponentSource<E> source) {
    for (IndexCondition<E> condition : conditions) {
      if (!condition.holds(source)) {
        return false;
      }
    }
    return true;
  }
}
