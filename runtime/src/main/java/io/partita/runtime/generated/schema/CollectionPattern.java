package io.partita.runtime.generated.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A read model and the one Query that answers it; generated code holds one object for each.
 *
 * @param <S> the record whose components the query is given: the root, or the first member's
 */
public final class CollectionPattern<S> {

  /** Where the root stands among the items of its collection. */
  public enum RootPosition {
    FIRST,
    LAST,
    ANYWHERE
  }

  private final Place<S> place;
  private final String collection;
  private final String method;
  private final CollectionRange<S> range;
  private final List<Member<?>> members;
  private final boolean filteredByType;
  private final RootPosition root;

  private CollectionPattern(
      Place<S> place,
      String collection,
      String method,
      CollectionRange<S> range,
      List<Member<?>> members,
      boolean filteredByType,
      RootPosition root) {
    this.place = place;
    this.collection = collection;
    this.method = method;
    this.range = range;
    this.members = members;
    this.filteredByType = filteredByType;
    this.root = root;
  }

  /**
   * A collection that the table holds.
   *
   * @param collection the read model's name
   * @param method the method that begins the query
   */
  public static <S> CollectionPattern<S> table(
      EntityType<S, ?> subject,
      String collection,
      String method,
      CollectionRange<S> range,
      Member<?>... members) {
    return of(Place.table(subject), collection, method, range, members);
  }

  /**
   * A collection that an index holds.
   *
   * @param collection the read model's name
   * @param method the method that begins the query
   * @param local whether it is a local index, which is as consistent as the table
   * @param sort the index's sort key; null if it has none
   */
  public static <S> CollectionPattern<S> index(
      EntityType<S, ?> subject,
      String collection,
      String method,
      String index,
      boolean local,
      KeyAttribute<S> partition,
      @Nullable KeyAttribute<S> sort,
      CollectionRange<S> range,
      Member<?>... members) {
    return of(
        Place.index(subject, index, local, partition, sort), collection, method, range, members);
  }

  private static <S> CollectionPattern<S> of(
      Place<S> place,
      String collection,
      String method,
      CollectionRange<S> range,
      Member<?>... members) {
    CollectionRange<S> owned =
        place
            .sort()
            .map(sort -> range.ownedBy(place.type().name(), sort.attribute()))
            .orElse(range);
    return new CollectionPattern<>(
        place, collection, method, owned, List.of(members), false, RootPosition.ANYWHERE);
  }

  /**
   * This collection, whose range may hold items of other entities, which a filter on the type
   * attribute drops.
   */
  public CollectionPattern<S> filteredByType() {
    return with(true, root);
  }

  /** This collection, whose root is the first of its items. */
  public CollectionPattern<S> rootFirst() {
    return with(filteredByType, RootPosition.FIRST);
  }

  /** This collection, whose root is the last of its items. */
  public CollectionPattern<S> rootLast() {
    return with(filteredByType, RootPosition.LAST);
  }

  private CollectionPattern<S> with(boolean byType, RootPosition position) {
    return new CollectionPattern<>(place, collection, method, range, members, byType, position);
  }

  /** The read model's name. */
  public String collection() {
    return collection;
  }

  /** The method that begins the query. */
  public String method() {
    return method;
  }

  /** Where the collection is read. */
  public Place<S> place() {
    return place;
  }

  public CollectionRange<S> range() {
    return range;
  }

  public List<Member<?>> members() {
    return members;
  }

  public RootPosition root() {
    return root;
  }

  /** How the members' items are told from those of other entities. */
  public Recognition recognition() {
    // DynamoDB refuses a filter on a key.
    boolean hasFilter = place.type().type().filter(type -> !place.isKey(type.getKey())).isPresent();
    return filteredByType && hasFilter ? Recognition.BY_TYPE : Recognition.NEEDLESS;
  }

  /** What makes cursors of this collection differ from all others of the table. */
  public String id() {
    String index = place.index();
    return "collection " + collection + " " + method + " " + (index == null ? "" : index);
  }

  /** What an explanation says of the collection. */
  public String note() {
    return "Reads all members at once and goes on from the last key of each response."
        + recognition().note()
        + place.note();
  }
}
