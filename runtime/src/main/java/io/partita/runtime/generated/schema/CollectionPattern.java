package io.partita.runtime.generated.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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

  private final EntityType<S, ?> subject;
  private final String collection;
  private final String method;
  private final @Nullable String index;
  private final boolean global;
  private final KeyAttribute<S> partition;
  private final @Nullable KeyAttribute<S> sort;
  private final CollectionRange<S> range;
  private final List<Member<?>> members;
  private final boolean filteredByType;
  private final RootPosition root;

  private CollectionPattern(
      EntityType<S, ?> subject,
      String collection,
      String method,
      @Nullable String index,
      boolean global,
      KeyAttribute<S> partition,
      @Nullable KeyAttribute<S> sort,
      CollectionRange<S> range,
      List<Member<?>> members,
      boolean filteredByType,
      RootPosition root) {
    this.subject = subject;
    this.collection = collection;
    this.method = method;
    this.index = index;
    this.global = global;
    this.partition = partition;
    this.sort = sort;
    this.range = sort == null ? range : range.ownedBy(subject.name(), sort.attribute());
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
    PrimaryKey<S> key = subject.primaryKey();
    return new CollectionPattern<>(
        subject,
        collection,
        method,
        null,
        false,
        key.partition(),
        key.sort(),
        range,
        List.of(members),
        false,
        RootPosition.ANYWHERE);
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
    return new CollectionPattern<>(
        subject,
        collection,
        method,
        index,
        !local,
        partition.ownedBy(subject.name()),
        sort == null ? null : sort.ownedBy(subject.name()),
        range,
        List.of(members),
        false,
        RootPosition.ANYWHERE);
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
    return new CollectionPattern<>(
        subject,
        collection,
        method,
        index,
        global,
        partition,
        sort,
        range,
        members,
        byType,
        position);
  }

  /** The read model's name. */
  public String collection() {
    return collection;
  }

  /** The method that begins the query. */
  public String method() {
    return method;
  }

  /** The index that holds the collection; null if the table does. */
  public @Nullable String index() {
    return index;
  }

  public KeyAttribute<S> partition() {
    return partition;
  }

  public Optional<KeyAttribute<S>> sort() {
    return Optional.ofNullable(sort);
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

  /** The attribute to filter by; empty if no filter is needed, or DynamoDB would refuse it. */
  public Optional<String> typeFilter() {
    return subject
        .type()
        .map(type -> type.getKey())
        .filter(attribute -> filteredByType && !isKey(attribute));
  }

  /** The values of the type attribute that the members' items have, sorted. */
  public Set<String> types() {
    Set<String> types = new TreeSet<>();
    members.stream().flatMap(Member::types).forEach(type -> types.addAll(type.readTypes()));
    return types;
  }

  private boolean isKey(String attribute) {
    return partition.attribute().equals(attribute)
        || sort != null && sort.attribute().equals(attribute);
  }

  /**
   * The attributes that tell the items of a partition apart: the sort key, then those of the
   * table's key.
   */
  public List<KeyAttribute<S>> position() {
    List<KeyAttribute<S>> position = new ArrayList<>();
    sort().ifPresent(position::add);
    subject.primaryKey().attributes().stream()
        .filter(key -> !isKey(key.attribute()))
        .forEach(position::add);
    return position;
  }

  /** What makes cursors of this collection differ from all others of the table. */
  public String id() {
    return "collection " + collection + " " + method + " " + (index == null ? "" : index);
  }

  /** What an explanation says of the collection. */
  public String note() {
    StringBuilder note =
        new StringBuilder(
            "Reads all members at once and goes on from the last key of each response.");
    if (typeFilter().isPresent()) {
      note.append(
          " The range may hold items of other entities, which the filter drops after they were"
              + " read.");
    }
    if (global) {
      note.append(" The index follows the table with a short delay.");
    }
    return note.toString();
  }
}
