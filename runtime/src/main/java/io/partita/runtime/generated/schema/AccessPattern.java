package io.partita.runtime.generated.schema;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.internal.expression.SortRange;
import java.util.List;
import java.util.Optional;
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

  private final Place<E> place;
  private final String name;
  private final KeyEncoding encoding;
  private final PatternRange<E> range;

  private AccessPattern(Place<E> place, String name, KeyEncoding encoding, PatternRange<E> range) {
    this.place = place;
    this.name = name;
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
    return new AccessPattern<>(Place.table(type), name, encoding, PatternRange.plain());
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
        Place.index(type, index, local, partition, sort), name, encoding, PatternRange.plain());
  }

  /** This pattern, whose range may hold items of other entities. */
  public AccessPattern<E> shared() {
    return sharing(Sharing.always());
  }

  /**
   * This pattern, whose range may hold items of other entities until a value of a component of its
   * sort key is given.
   */
  public AccessPattern<E> sharedUntil(Component<E, ?> given) {
    return sharing(Sharing.until(given));
  }

  private AccessPattern<E> sharing(Sharing<E> sharing) {
    return with(range.shared(sharing));
  }

  private AccessPattern<E> with(PatternRange<E> other) {
    return new AccessPattern<>(place, name, encoding, other);
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
    return carrying(IndexProjection.KEYS_ONLY);
  }

  /** This pattern on an index that carries keys, the mark of items being deleted and these. */
  public AccessPattern<E> including(String... attributes) {
    return carrying(IndexProjection.including(attributes));
  }

  private AccessPattern<E> carrying(IndexProjection attributes) {
    return new AccessPattern<>(place.carrying(attributes), name, encoding, range);
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

  /** Where the items are read. */
  public Place<E> place() {
    return place;
  }

  public EntityType<E, ?> type() {
    return place.type();
  }

  /** The partitions that hold the items of some values: one, or one of each shard. */
  public List<AttributeValue> partitions(ComponentValues<E> values) {
    KeyAttribute<E> partition = place.partition();
    int shards = partition.shards();
    if (shards == 1) {
      return List.of(partition.value(values));
    }
    return IntStream.range(0, shards)
        .mapToObj(shard -> partition.inShard(shard).value(values))
        .toList();
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
    KeyAttribute<E> key = place.sort().orElseThrow();
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
    KeyAttribute<E> sort = place.sort().orElse(null);
    if (sort == null) {
      return SortRange.ALL;
    }
    return sort.components().stream()
        .filter(component -> !values.contains(component))
        .findFirst()
        .map(next -> stage(next, values).all())
        .orElseGet(() -> SortRange.exactly(sort.value(values)));
  }

  /** How the items are told from those of other entities. The query has their partition key. */
  public Recognition recognition() {
    if (type().type().isEmpty() || isShared() && !place.carriesType()) {
      return Recognition.byKeys(place.index() == null ? List.of() : place.sort().stream().toList());
    }
    return isShared() ? Recognition.BY_TYPE : Recognition.NEEDLESS;
  }

  private boolean isShared() {
    return range.sharing().isPossible();
  }

  /** What makes cursors of this pattern differ from all others of the table. */
  public String id() {
    String index = place.index();
    return "query " + type().name() + " " + name + " " + (index == null ? "" : index);
  }

  /** When an item is on the index; empty if there is no condition. */
  private Optional<String> where() {
    return type().indexes().stream()
        .filter(key -> key.index().equals(place.index()))
        .filter(key -> key.isMadeOf(place.partition(), place.sort().orElse(null)))
        .findFirst()
        .flatMap(IndexKey::where);
  }

  /** What an explanation says of the pattern. */
  public String note() {
    StringBuilder note = new StringBuilder("Goes on from the last key of each response.");
    int shards = place.partition().shards();
    if (shards > 1) {
      note.append(" One of " + shards + " shards, which are read side by side.");
    }
    if (isShared()) {
      note.append(recognition().note());
    }
    where().ifPresent(where -> note.append(" The index holds items only where " + where + "."));
    return note.append(place.note()).toString();
  }
}
