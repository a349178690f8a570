package io.partita.runtime.generated.schema;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.expression.ValueOrder;
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
  private final PatternRange<E> range;

  private AccessPattern(
      EntityType<E, ?> type,
      String name,
      @Nullable String index,
      boolean global,
      KeyAttribute<E> partition,
      @Nullable KeyAttribute<E> sort,
      KeyEncoding encoding,
      PatternRange<E> range) {
    this.type = type;
    this.name = name;
    this.index = index;
    this.global = global;
    this.partition = partition;
    this.sort = sort;
    this.encoding = encoding;
    this.range = range;
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
        type, name, null, false, key.partition(), key.sort(), encoding, PatternRange.plain());
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
        PatternRange.plain());
  }

  /**
   * This pattern, where its range may hold items of other entities, which a filter on the type
   * attribute drops.
   */
  public AccessPattern<E> filteredByType() {
    return sharing(Sharing.always());
  }

  /**
   * This pattern, where its range may hold items of other entities, which a filter on the type
   * attribute drops, until a value of a component of its sort key is given.
   */
  public AccessPattern<E> filteredByTypeUntil(Component<E, ?> given) {
    return sharing(Sharing.until(given));
  }

  /**
   * This pattern, where its range may hold items of other entities and the index does not carry the
   * type attribute: the shape of their keys tells them, and they are dropped after reading.
   */
  public AccessPattern<E> recognisedByKeys() {
    return sharing(Sharing.always());
  }

  /**
   * The same until a value of a component of its sort key is given, from where on there are no
   * items of other entities.
   */
  public AccessPattern<E> recognisedByKeysUntil(Component<E, ?> given) {
    return sharing(Sharing.until(given));
  }

  private AccessPattern<E> sharing(Sharing<E> sharing) {
    return with(range.shared(sharing));
  }

  private AccessPattern<E> with(PatternRange<E> other) {
    return new AccessPattern<>(type, name, index, global, partition, sort, encoding, other);
  }

  /** This pattern, some values of its sort key being given. */
  public AccessPattern<E> given(ComponentValues<E> values) {
    return range.sharing().isOver(values) ? sharing(Sharing.none()) : this;
  }

  /**
   * This pattern, which reads no keys beyond those that a component of its sort key can have, as
   * others lie there.
   *
   * @param first the first text that the component can have
   * @param last the last one, with all that may follow it
   */
  public AccessPattern<E> narrowedBy(Component<E, ?> component, String first, String last) {
    return with(range.narrowed(component, new TextBounds(first, last)));
  }

  /** This pattern on an index that carries nothing but keys. */
  public AccessPattern<E> keysOnly() {
    return with(range.projected(IndexProjection.KEYS_ONLY));
  }

  /** This pattern on an index that carries keys, the mark of items being deleted and these. */
  public AccessPattern<E> including(String... attributes) {
    return with(range.projected(IndexProjection.including(attributes)));
  }

  /** This pattern, whose partition key holds only a part of components that the sort key has. */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array
  public final AccessPattern<E> refining(Component<E, ?>... components) {
    return with(range.refining(List.of(components)));
  }

  /** What the components of the partition tell about the sort key. */
  public ComponentValues<E> known(ComponentValues<E> partitionValues) {
    ComponentValues<E> known = partitionValues;
    for (Component<E, ?> component : range.refined()) {
      known = known.without(component);
    }
    return known;
  }

  public EntityType<E, ?> type() {
    return type;
  }

  public @Nullable String index() {
    return index;
  }

  /** Whether the answer may lag behind what was written. */
  public boolean isLate() {
    return global;
  }

  public KeyAttribute<E> partition() {
    return partition;
  }

  /** The partitions that hold the items of some values: one, or one of each shard. */
  public List<AttributeValue> partitions(ComponentValues<E> values) {
    int shards = partition.shards();
    if (shards == 1) {
      return List.of(partition.value(values));
    }
    return IntStream.range(0, shards)
        .mapToObj(shard -> partition.inShard(shard).value(values))
        .toList();
  }

  public Optional<KeyAttribute<E>> sort() {
    return Optional.ofNullable(sort);
  }

  /** The name of the method that begins the query. */
  public String name() {
    return name;
  }

  /**
   * The place of a component in the sort key, behind the values of those before it.
   *
   * @throws io.partita.runtime.InvalidKeyException if one of those is null or cannot be part of the
   *     key
   */
  public <T> SortStage<T> stage(Component<E, T> component, ComponentValues<E> values) {
    KeyAttribute<E> key = sort().orElseThrow();
    return key.template()
        .map(template -> template.stage(values, component, encoding))
        .<SortStage<T>>map(stage -> within(range.bounds().get(component), stage))
        .orElseGet(() -> new NativeStage<>(key, component));
  }

  private static <E, T> TemplateStage<E, T> within(
      @Nullable TextBounds texts, TemplateStage<E, T> stage) {
    return texts == null ? stage : stage.within(texts);
  }

  /** The sort keys whose first components have some values. */
  @SuppressWarnings("exports") // for the runtime alone
  public SortRange range(ComponentValues<E> values) {
    if (sort == null) {
      return SortRange.ALL;
    }
    return sort.components().stream()
        .filter(component -> !values.contains(component))
        .findFirst()
        .map(next -> stage(next, values).all())
        .orElseGet(() -> SortRange.exactly(sort.value(values)));
  }

  /** Whether a filter on the type attribute is needed, and there is such an attribute. */
  public boolean hasTypeFilter() {
    return isShared() && type.type().isPresent() && carriesType();
  }

  /** Whether the range may hold items of other entities that only the shape of their keys tells. */
  public boolean isRecognisedByKeys() {
    return type.type().isEmpty() || isShared() && !carriesType();
  }

  private boolean isShared() {
    return range.sharing().isPossible();
  }

  private boolean carriesType() {
    return type.type().map(Map.Entry::getKey).filter(this::carries).isPresent();
  }

  private boolean carries(String attribute) {
    IndexProjection projection = range.projection();
    return projection == null
        || projection.attributes().contains(attribute)
        || keys().contains(attribute);
  }

  /** The attributes of the index's keys and of the table's. */
  public Set<String> keys() {
    Set<String> keys = new LinkedHashSet<>();
    keys.add(partition.attribute());
    position().forEach(key -> keys.add(key.attribute()));
    return keys;
  }

  /**
   * The attributes that items have where this pattern reads them; empty for all.
   *
   * @param mark the attribute that marks items that are being deleted
   */
  public Optional<Set<String>> carried(String mark) {
    IndexProjection projection = range.projection();
    if (projection == null) {
      return Optional.empty();
    }
    Set<String> attributes = keys();
    attributes.addAll(projection.attributes());
    if (projection.isMarked()) {
      attributes.add(mark);
    }
    return Optional.of(attributes);
  }

  /** Whether an attribute is a key here, on which DynamoDB accepts no filter. */
  public boolean isKey(String attribute) {
    return partition.attribute().equals(attribute)
        || sort != null && sort.attribute().equals(attribute);
  }

  /**
   * The attributes that tell the items of a partition apart: the sort key, then those of the
   * table's key.
   */
  public List<KeyAttribute<E>> position() {
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
  public Comparator<Map<String, AttributeValue>> order() {
    String attribute = (sort == null ? partition : sort).attribute();
    return (one, other) -> ValueOrder.compare(one.get(attribute), other.get(attribute));
  }

  /** What makes cursors of this pattern differ from all others of the table. */
  public String id() {
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
  public String note() {
    StringBuilder note = new StringBuilder("Goes on from the last key of each response.");
    if (partition.shards() > 1) {
      note.append(" One of " + partition.shards() + " shards, which are read side by side.");
    }
    if (hasTypeFilter()) {
      note.append(
          " The range may hold items of other entities, which the filter drops after they were"
              + " read.");
    }
    if (isShared() && !hasTypeFilter()) {
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
