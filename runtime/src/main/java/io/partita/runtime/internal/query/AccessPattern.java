package io.partita.runtime.internal.query;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.entity.IndexKey;
import io.partita.runtime.internal.entity.KeyAttribute;
import io.partita.runtime.internal.entity.PrimaryKey;
import io.partita.runtime.internal.expression.ValueOrder;
import io.partita.runtime.internal.operation.Carried;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A question that one partition of the table or of an index answers; generated code holds one
 * object for each.
 *
 * @param <E> the entity's record
 */
public final class AccessPattern<E> {

  private final EntityType<E, ?> type;
  private final String name;
  private final @Nullable String index;
  private final boolean global;
  private final KeyAttribute<E> partition;
  private final @Nullable KeyAttribute<E> sort;
  private final KeyEncoding encoding;
  private final boolean shared;
  private final @Nullable IndexProjection projection;
  private final List<Component<E, ?>> refined;

  private AccessPattern(
      EntityType<E, ?> type,
      String name,
      @Nullable String index,
      boolean global,
      KeyAttribute<E> partition,
      @Nullable KeyAttribute<E> sort,
      KeyEncoding encoding,
      boolean shared,
      @Nullable IndexProjection projection,
      List<Component<E, ?>> refined) {
    this.type = type;
    this.name = name;
    this.index = index;
    this.global = global;
    this.partition = partition;
    this.sort = sort;
    this.encoding = encoding;
    this.shared = shared;
    this.projection = projection;
    this.refined = refined;
  }

  /**
   * A pattern that the table answers.
   *
   * @param name the name of the method that begins the query
   */
  public static <E> AccessPattern<E> table(
      EntityType<E, ?> type, String name, KeyEncoding encoding) {
    PrimaryKey<E> key = type.primaryKey();
    return new AccessPattern<>(
        type, name, null, false, key.partition(), key.sort(), encoding, false, null, List.of());
  }

  /**
   * A pattern that an index answers.
   *
   * @param name the name of the method that begins the query
   * @param local whether it is a local index, which is as consistent as the table
   * @param sort the index's sort key; null if it has none
   */
  public static <E> AccessPattern<E> index(
      EntityType<E, ?> type,
      String name,
      String index,
      boolean local,
      KeyAttribute<E> partition,
      @Nullable KeyAttribute<E> sort,
      KeyEncoding encoding) {
    return new AccessPattern<>(
        type,
        name,
        index,
        !local,
        partition.ownedBy(type.name()),
        sort == null ? null : sort.ownedBy(type.name()),
        encoding,
        false,
        null,
        List.of());
  }

  /**
   * This pattern, where its range may hold items of other entities, which a filter on the type
   * attribute drops.
   */
  public AccessPattern<E> filteredByType() {
    return sharing();
  }

  /**
   * This pattern, where its range may hold items of other entities and the index does not carry the
   * type attribute: the shape of their keys tells them, and they are dropped after reading.
   */
  public AccessPattern<E> recognisedByKeys() {
    return sharing();
  }

  private AccessPattern<E> sharing() {
    return new AccessPattern<>(
        type, name, index, global, partition, sort, encoding, true, projection, refined);
  }

  /** This pattern on an index that carries nothing but keys. */
  public AccessPattern<E> keysOnly() {
    return projecting(IndexProjection.KEYS_ONLY);
  }

  /** This pattern on an index that carries keys, the mark of items being deleted and these. */
  public AccessPattern<E> including(String... attributes) {
    return projecting(IndexProjection.including(attributes));
  }

  private AccessPattern<E> projecting(IndexProjection projected) {
    return new AccessPattern<>(
        type, name, index, global, partition, sort, encoding, shared, projected, refined);
  }

  /** This pattern, whose partition key holds only a part of components that the sort key has. */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array
  public final AccessPattern<E> refining(Component<E, ?>... components) {
    return new AccessPattern<>(
        type,
        name,
        index,
        global,
        partition,
        sort,
        encoding,
        shared,
        projection,
        List.of(components));
  }

  /** What the components of the partition tell about the sort key. */
  ComponentValues<E> known(ComponentValues<E> partitionValues) {
    ComponentValues<E> known = partitionValues;
    for (Component<E, ?> component : refined) {
      known = known.without(component);
    }
    return known;
  }

  EntityType<E, ?> type() {
    return type;
  }

  @Nullable String index() {
    return index;
  }

  /** Whether the answer may lag behind what was written. */
  boolean isLate() {
    return global;
  }

  KeyAttribute<E> partition() {
    return partition;
  }

  /** The partitions that hold the items of some values: one, or one of each shard. */
  List<AttributeValue> partitions(ComponentValues<E> values) {
    int shards = partition.shards();
    if (shards == 1) {
      return List.of(partition.value(values));
    }
    return IntStream.range(0, shards)
        .mapToObj(shard -> partition.inShard(shard).value(values))
        .toList();
  }

  Optional<KeyAttribute<E>> sort() {
    return Optional.ofNullable(sort);
  }

  /** The keys of which the first components have some values. */
  SortRange range(ComponentValues<E> values) {
    if (sort == null) {
      return SortRange.ALL;
    }
    return sort.components().stream()
        .filter(component -> !values.contains(component))
        .findFirst()
        .map(next -> rangeUpTo(next, sort, values))
        .orElseGet(() -> SortRange.exactly(sort.value(values)));
  }

  private SortRange rangeUpTo(
      Component<E, ?> next, KeyAttribute<E> key, ComponentValues<E> values) {
    return key.template()
        .map(template -> SortRange.of(template.stage(values, next, encoding).all()))
        .orElse(SortRange.ALL);
  }

  /** The place of a component in the sort key, behind the values of those before it. */
  <T> SortStage<T> stage(Component<E, T> component, ComponentValues<E> values) {
    KeyAttribute<E> key = sort().orElseThrow();
    return key.template()
        .<SortStage<T>>map(
            template -> new TemplateStage<>(template.stage(values, component, encoding)))
        .orElseGet(() -> new NativeStage<>(key, component));
  }

  /** Whether a filter on the type attribute is needed, and there is such an attribute. */
  boolean hasTypeFilter() {
    return shared && type.type().isPresent() && carriesType();
  }

  /** Whether the range may hold items of other entities that only the shape of their keys tells. */
  boolean isRecognisedByKeys() {
    return type.type().isEmpty() || shared && !carriesType();
  }

  private boolean carriesType() {
    return type.type().map(Map.Entry::getKey).filter(this::carries).isPresent();
  }

  private boolean carries(String attribute) {
    return projection == null
        || projection.attributes().contains(attribute)
        || keys().contains(attribute);
  }

  /** The attributes of the index's keys and of the table's. */
  Set<String> keys() {
    Set<String> keys = new LinkedHashSet<>();
    keys.add(partition.attribute());
    position().forEach(key -> keys.add(key.attribute()));
    return keys;
  }

  /** The attributes that items have where this pattern reads them. */
  Carried carried(TableContext context) {
    if (projection == null) {
      return Carried.EVERYTHING;
    }
    Set<String> attributes = keys();
    attributes.addAll(projection.attributes());
    if (projection.isMarked()) {
      attributes.add(context.options().markAttribute());
    }
    return Carried.only(attributes);
  }

  /** Whether an attribute is a key here, on which DynamoDB accepts no filter. */
  boolean isKey(String attribute) {
    return partition.attribute().equals(attribute)
        || sort != null && sort.attribute().equals(attribute);
  }

  /**
   * The attributes that tell the items of a partition apart: the sort key, then those of the
   * table's key.
   */
  List<KeyAttribute<E>> position() {
    List<KeyAttribute<E>> position = new ArrayList<>();
    sort().ifPresent(position::add);
    type.primaryKey().attributes().stream()
        .filter(key -> !isKey(key.attribute()))
        .forEach(position::add);
    return position;
  }

  /**
   * The order of the items over all partitions: that of their sort keys. Without a sort key there
   * is no order within a partition, and one comes after another.
   */
  Comparator<Map<String, AttributeValue>> order() {
    String attribute = (sort == null ? partition : sort).attribute();
    return (one, other) -> ValueOrder.compare(one.get(attribute), other.get(attribute));
  }

  /** What listeners know queries of this pattern by. */
  OperationName operationName() {
    return new OperationName(type.name(), name, index);
  }

  /** What makes cursors of this pattern differ from all others of the table. */
  String id() {
    return "query " + type.name() + " " + name + " " + (index == null ? "" : index);
  }

  /** When an item is on the index; empty if there is no condition. */
  private Optional<String> where() {
    return type.indexes().stream()
        .filter(key -> key.index().equals(index) && key.isMadeOf(partition, sort))
        .findFirst()
        .flatMap(IndexKey::where);
  }

  /** What an explanation says of the pattern. */
  String note() {
    StringBuilder note = new StringBuilder("Goes on from the last key of each response.");
    if (partition.shards() > 1) {
      note.append(" One of " + partition.shards() + " shards, which are read side by side.");
    }
    if (hasTypeFilter()) {
      note.append(
          " The range may hold items of other entities, which the filter drops after they were"
              + " read.");
    }
    if (shared && !hasTypeFilter()) {
      note.append(
          " The range may hold items of other entities, which are dropped by the shape of their"
              + " keys after they were read.");
    }
    where().ifPresent(where -> note.append(" The index holds items only where " + where + "."));
    if (global) {
      note.append(" The index follows the table with a short delay.");
    }
    return note.toString();
  }
}
