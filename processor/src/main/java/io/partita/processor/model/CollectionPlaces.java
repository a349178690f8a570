package io.partita.processor.model;

import io.partita.annotations.Projection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks up where a collection can be read with one Query. */
public final class CollectionPlaces {

  private final TableModel table;
  private final CollectionModel collection;
  private final Optional<EntityModel> root;
  private final List<EntityModel> entities;

  /**
   * The places of a collection.
   *
   * @param collection a collection of entities of the table
   */
  public CollectionPlaces(TableModel table, CollectionModel collection) {
    this.table = table;
    this.collection = collection;
    this.entities =
        collection.entities().stream().map(type -> table.entity(type).orElseThrow()).toList();
    this.root =
        collection
            .root()
            .filter(member -> member.entities().size() == 1)
            .flatMap(member -> table.entity(member.entities().get(0)));
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
    if (entities.stream().anyMatch(entity -> keys(entity, index).count() > 1)) {
      return Optional.of("has different keys of one member under different conditions");
    }
    return entities.stream()
            .flatMap(entity -> keys(entity, index))
            .anyMatch(keys -> keys.shards() > 1)
        ? Optional.of("spreads each partition over shards")
        : Optional.empty();
  }

  private static Stream<EntityIndexModel> keys(EntityModel entity, IndexModel index) {
    return entity.indexes().stream().filter(keys -> keys.index().equals(index.name()));
  }

  /** The table and the indexes where all members lie in the same partitions. */
  public List<CollectionPlace> fitting() {
    Stream<Optional<IndexModel>> indexes =
        table.indexes().stream()
            .filter(index -> obstacle(index).isEmpty())
            .filter(
                index -> collection.index().isEmpty() || collection.index().equals(index.name()))
            .map(Optional::of);
    Stream<Optional<IndexModel>> own =
        collection.index().isEmpty() ? Stream.of(Optional.empty()) : Stream.empty();
    return Stream.concat(own, indexes).map(this::at).filter(CollectionPlace::fits).toList();
  }

  /**
   * Those of the fitting places where the components that are given tell single members; the table
   * alone if it is among them, as it is cheaper and no index has its name.
   */
  public List<CollectionPlace> candidates() {
    List<CollectionPlace> unique =
        fitting().stream().filter(place -> ambiguous(place).isEmpty()).toList();
    return unique.stream()
        .filter(place -> place.index().isEmpty())
        .findFirst()
        .map(List::of)
        .orElse(unique);
  }

  /** The first single member of which a place can hold several items in one collection. */
  public Optional<CollectionModel.Member> ambiguous(CollectionPlace place) {
    return collection.members().stream()
        .filter(CollectionModel.Member::isSingle)
        .filter(
            member ->
                member.entities().stream()
                    .anyMatch(type -> !place.isUnique(table.entity(type).orElseThrow())))
        .findFirst();
  }
}
