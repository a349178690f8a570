package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.CollectionModel.Multiplicity;
import io.partita.processor.model.CollectionPlace;
import io.partita.processor.model.CollectionPlaces;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.StoredKeys;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One Query, of the table or of one index, reads all members of a collection. */
final class CollectionsLieTogether implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return readable(table).flatMap(collection -> problem(table, collection).stream());
  }

  /** The collections about which no other rule has anything to say. */
  static Stream<CollectionModel> readable(TableModel table) {
    StoredKeys keys = new StoredKeys(table);
    return table.collections().stream()
        .filter(
            collection ->
                !collection.entities().isEmpty()
                    && collection.entities().stream()
                        .allMatch(type -> table.entity(type).filter(keys::areReadable).isPresent())
                    && collection.members().stream()
                            .filter(member -> member.multiplicity() == Multiplicity.ONE)
                            .count()
                        <= 1);
  }

  private static Optional<Diagnostic> problem(TableModel table, CollectionModel collection) {
    CollectionPlaces places = new CollectionPlaces(table, collection);
    Optional<Diagnostic> unusable = unusableIndex(table, collection, places);
    if (unusable.isPresent()) {
      return unusable;
    }
    List<CollectionPlace> fitting = places.fitting();
    List<CollectionPlace> candidates = places.candidates();
    if (fitting.isEmpty()) {
      return Optional.of(
          almost(table, collection, places).orElseGet(() -> unrelated(table, collection, places)));
    }
    if (candidates.isEmpty()) {
      return Optional.of(several(table, collection, places, fitting.get(0)));
    }
    return candidates.size() == 1
        ? Optional.empty()
        : Optional.of(undecided(collection, candidates));
  }

  /** The index that is named does not exist, or holds no collections. */
  private static Optional<Diagnostic> unusableIndex(
      TableModel table, CollectionModel collection, CollectionPlaces places) {
    String name = collection.index();
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Optional<IndexModel> index = table.index(name);
    if (index.isEmpty()) {
      return Optional.of(
          new Diagnostic(
              Code.COLLECTION_INDEX,
              "%s is to be read from %s, but %s has no such index. %s"
                  .formatted(
                      collection.name(),
                      name,
                      table.type().simpleName(),
                      Suggestion.closest(
                              name, table.indexes().stream().map(IndexModel::name).toList())
                          .map("Did you mean '%s'?"::formatted)
                          .orElse("Name an index of the table, or leave it out.")),
              collection.indexOrigin()));
    }
    return places
        .obstacle(index.get())
        .map(obstacle -> obstructed(collection, index.get(), obstacle));
  }

  /** All members lie together on an index, which holds no collections. */
  private static Optional<Diagnostic> almost(
      TableModel table, CollectionModel collection, CollectionPlaces places) {
    return table.indexes().stream()
        .filter(index -> places.at(Optional.of(index)).fits())
        .flatMap(
            index ->
                places
                    .obstacle(index)
                    .map(obstacle -> obstructed(collection, index, obstacle))
                    .stream())
        .findFirst();
  }

  private static Diagnostic obstructed(
      CollectionModel collection, IndexModel index, String obstacle) {
    return new Diagnostic(
        Code.COLLECTION_INDEX,
        "%s cannot be read from %s with one Query, because that index %s. Use an index without shards, with the projection ALL and one key for each member."
            .formatted(collection.name(), index.name(), obstacle),
        collection.indexOrigin());
  }

  private static Diagnostic unrelated(
      TableModel table, CollectionModel collection, CollectionPlaces places) {
    return new Diagnostic(
        Code.UNRELATED_MEMBERS,
        "No single Query reads %s: %s have no partition key in common %s. %s"
            .formatted(
                collection.name(),
                places.entities().stream().map(EntityModel::name).collect(Collectors.joining(", ")),
                collection.index().isEmpty()
                    ? "on the table or an index"
                    : "on " + collection.index(),
                new CommonIndex(table, collection, places).advice()),
        collection.origin());
  }

  private static Diagnostic several(
      TableModel table,
      CollectionModel collection,
      CollectionPlaces places,
      CollectionPlace place) {
    Member member = places.ambiguous(place).orElseThrow();
    String type = member.type().simpleName();
    return new Diagnostic(
        Code.COLLECTION_ROOT,
        "%s.%s holds one %s, but a partition of %s can hold several beside the other members. Declare it as List<%s>."
            .formatted(
                collection.name(),
                member.name(),
                type,
                place.index().map(IndexModel::name).orElse(table.type().simpleName()),
                type),
        member.origin());
  }

  private static Diagnostic undecided(
      CollectionModel collection, List<CollectionPlace> candidates) {
    List<String> names =
        candidates.stream().flatMap(place -> place.index().stream()).map(IndexModel::name).toList();
    return new Diagnostic(
        Code.COLLECTION_INDEX,
        "%s could be read from %s. Say from which: @ItemCollection(index = \"%s\")."
            .formatted(collection.name(), String.join(" and from ", names), names.get(0)),
        collection.indexOrigin());
  }
}
