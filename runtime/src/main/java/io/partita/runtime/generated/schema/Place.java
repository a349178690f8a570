package io.partita.runtime.generated.schema;

import io.partita.runtime.internal.expression.ValueOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where items of an entity are read: the table or one of its indexes, with its key as the entity
 * fills it.
 *
 * @param <E> the entity's record
 */
public final class Place<E> {

  private final EntityType<E, ?> type;
  private final @Nullable String index;
  private final boolean late;
  private final KeyAttribute<E> partition;
  private final @Nullable KeyAttribute<E> sort;
  private final @Nullable IndexProjection projection;

  private Place(
      EntityType<E, ?> type,
      @Nullable String index,
      boolean late,
      KeyAttribute<E> partition,
      @Nullable KeyAttribute<E> sort,
      @Nullable IndexProjection projection) {
    this.type = type;
    this.index = index;
    this.late = late;
    this.partition = partition;
    this.sort = sort;
    this.projection = projection;
  }

  /** The table. */
  public static <E> Place<E> table(EntityType<E, ?> type) {
    PrimaryKey<E> key = type.primaryKey();
    return new Place<>(type, null, false, key.partition(), key.sort(), null);
  }

  /**
   * An index that carries whole items.
   *
   * @param isLocal whether it is a local index, which is as consistent as the table
   * @param sort null if it has no sort key
   */
  public static <E> Place<E> index(
      EntityType<E, ?> type,
      String index,
      boolean isLocal,
      KeyAttribute<E> partition,
      @Nullable KeyAttribute<E> sort) {
    return new Place<>(
        type,
        index,
        !isLocal,
        partition.ownedBy(type.name()),
        sort == null ? null : sort.ownedBy(type.name()),
        null);
  }

  /** This index, which carries only some attributes. */
  Place<E> carrying(IndexProjection attributes) {
    return new Place<>(type, index, late, partition, sort, attributes);
  }

  /** The entity. */
  public EntityType<E, ?> type() {
    return type;
  }

  /** The index's name; null for the table. */
  public @Nullable String index() {
    return index;
  }

  /** Whether what is read here may lag behind what was written. */
  public boolean isLate() {
    return late;
  }

  public KeyAttribute<E> partition() {
    return partition;
  }

  public Optional<KeyAttribute<E>> sort() {
    return Optional.ofNullable(sort);
  }

  /** Whether an attribute is a key here. */
  public boolean isKey(String attribute) {
    return partition.attribute().equals(attribute)
        || sort != null && sort.attribute().equals(attribute);
  }

  /**
   * What tells the items of a partition apart: the sort key, then the attributes of the table's
   * key.
   */
  public List<KeyAttribute<E>> position() {
    List<KeyAttribute<E>> position = new ArrayList<>();
    sort().ifPresent(position::add);
    type.primaryKey().attributes().stream()
        .filter(key -> !isKey(key.attribute()))
        .forEach(position::add);
    return position;
  }

  /** What tells all items apart: the partition key, then their {@link #position}. */
  public List<KeyAttribute<E>> keys() {
    List<KeyAttribute<E>> keys = new ArrayList<>();
    keys.add(partition);
    keys.addAll(position());
    return keys;
  }

  /** The attributes from which a request can go on. */
  public Set<String> keyAttributes() {
    Set<String> attributes = new LinkedHashSet<>();
    keys().forEach(key -> attributes.add(key.attribute()));
    return attributes;
  }

  /** Whether the items here tell their types. */
  boolean carriesType() {
    return type.type().map(Map.Entry::getKey).filter(this::carries).isPresent();
  }

  private boolean carries(String attribute) {
    return projection == null
        || projection.attributes().contains(attribute)
        || keyAttributes().contains(attribute);
  }

  /**
   * The attributes that items have here; empty for all.
   *
   * @param mark the attribute that marks items that are being deleted
   */
  public Optional<Set<String>> carried(String mark) {
    if (projection == null) {
      return Optional.empty();
    }
    Set<String> attributes = keyAttributes();
    attributes.addAll(projection.attributes());
    if (projection.isMarked()) {
      attributes.add(mark);
    }
    return Optional.of(attributes);
  }

  /**
   * The order of the items over all partitions: that of their sort keys. Without a sort key there
   * is no order within a partition, and one comes after another.
   */
  public Comparator<Map<String, AttributeValue>> order() {
    String attribute = (sort == null ? partition : sort).attribute();
    return (one, other) -> ValueOrder.compare(one.get(attribute), other.get(attribute));
  }

  /** How a scan, which meets everything, tells the items from those of other entities. */
  public Recognition recognition() {
    if (type.type().isPresent()) {
      return Recognition.BY_TYPE;
    }
    return Recognition.byKeys(
        index == null ? List.of() : Stream.concat(Stream.of(partition), sort().stream()).toList());
  }

  /** What an explanation says of all that is read here. */
  public String note() {
    return late ? " The index follows the table with a short delay." : "";
  }
}
