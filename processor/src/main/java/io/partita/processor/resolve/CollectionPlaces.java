package io.partita.processor.resolve;

import io.partita.annotations.Projection;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks up where a collection can be read with one Query. */
public final class CollectionPlaces {

  private final ResolvedTable table;
  private final CollectionModel collection;
  private final Optional<EntityModel> root;
  private final List<EntityModel> entities;

  /**
   * The places of a collection.
   *
   * @param collection a collection of entities of the table
   */
  CollectionPlaces(ResolvedTable table, CollectionModel collection) {
    this.table = table;
    this.collection = collection;
    this.entities =
        collection.entities().stream()
            .map(type -> table.model().entity(type).orElseThrow())
            .toList();
    this.root =
        collection
            .root()
            .filter(member -> member.entities().size() == 1)
            .flatMap(member -> table.model().entity(member.entities().get(0)));
  }

  public CollectionModel collection() {
    return collection;
  }

  /** The entities of all members, the root's first. */
  public List<EntityModel> entities() {
    return entities;
  }

  /** The place that an index would be. */
  public CollectionPlace at(Optional<IndexModel> index) {
    return new CollectionPlace(table, index, root, entities);
  }

  /** Why an index holds no collections at all; empty if it does. */
  public Optional<String> obstacle(IndexModel index) {
    if (index.projection() != Projection.ALL) {
      return Optional.of("does not carry whole items (projection " + index.projection() + ")");
    }
    if (entities.stream().anyMatch(entity -> entity.on(index.name()).count() > 1)) {
      return Optional.of("has different keys of one member under different conditions");
    }
    return entities.stream()
            .flatMap(entity -> entity.on(index.name()))
            .anyMatch(keys -> keys.shards() > 1)
        ? Optional.of("spreads each partition over shards")
        : Optional.empty();
  }

  /** The table and the indexes where all members lie in the same partitions, if chosen. */
  public List<CollectionPlace> fitting() {
    Stream<Optional<IndexModel>> indexes =
        table.model().indexes().stream()
            .filter(index -> obstacle(index).isEmpty())
            .map(Optional::of);
    return Stream.concat(Stream.of(Optional.<IndexModel>empty()), indexes)
        .filter(collection::mayBeReadFrom)
        .map(this::at)
        .filter(CollectionPlace::fits)
        .toList();
  }

  /**
   * The places from which the collection may be meant to be read: where the components that are
   * given tell single members, and where names say that the members belong together, or else text
   * does, or the place is chosen. Where the table answers the same as the others, it is the only
   * one: it is cheaper, and never late.
   */
  public List<CollectionPlace> candidates() {
    List<CollectionPlace> unique =
        fitting().stream().filter(place -> ambiguous(place).isEmpty()).toList();
    if (collection.isPlaceChosen()) {
      return unique;
    }
    List<CollectionPlace> told = unique.stream().filter(CollectionPlace::isTold).toList();
    List<CollectionPlace> meant =
        told.isEmpty() ? unique.stream().filter(CollectionPlace::hasText).toList() : told;
    return meant.stream()
        .filter(place -> place.index().isEmpty())
        .filter(place -> meant.stream().allMatch(place::answersLike))
        .findFirst()
        .map(List::of)
        .orElse(meant);
  }

  /** The name of the query of a place that fits: the one the user gives, or the derived one. */
  public String method(CollectionPlace place) {
    return collection.as().isEmpty()
        ? new CollectionQueryName(table, place).derived()
        : collection.as();
  }

  /** The first single member of which a place can hold several items in one collection. */
  public Optional<CollectionModel.Member> ambiguous(CollectionPlace place) {
    return collection.members().stream()
        .filter(CollectionModel.Member::isSingle)
        .filter(
            member ->
                member.entities().stream()
                    .anyMatch(type -> !place.isUnique(table.model().entity(type).orElseThrow())))
        .findFirst();
  }
}
