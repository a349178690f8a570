package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.resolve.CollectionPlace;
import io.partita.processor.resolve.CollectionPlaces;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One Query, of the table or of one index, reads all members of a collection. */
final class CollectionsLieTogether implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table.collections().stream()
        .flatMap(places -> new Judgement(table, places, places.collection()).problem().stream());
  }

  /** What is to be said of one collection. */
  private record Judgement(
      ResolvedTable table, CollectionPlaces places, CollectionModel collection) {

    Optional<Diagnostic> problem() {
      Optional<Diagnostic> unusable = unusableIndex();
      if (unusable.isPresent()) {
        return unusable;
      }
      List<CollectionPlace> candidates = places.candidates();
      if (candidates.stream().noneMatch(place -> collection.isPlaceChosen() || place.isTold())) {
        Optional<Diagnostic> obstructed = almost();
        if (obstructed.isPresent()) {
          return obstructed;
        }
      }
      if (candidates.isEmpty()) {
        return Optional.of(nowhere());
      }
      return candidates.size() == 1 ? Optional.empty() : Optional.of(undecided(candidates));
    }

    /** Why there is no place to read a collection from. */
    private Diagnostic nowhere() {
      List<CollectionPlace> fitting = places.fitting();
      if (fitting.isEmpty()) {
        return unrelated();
      }
      Predicate<CollectionPlace> isMeant =
          place -> collection.isPlaceChosen() || place.isTold() || place.hasText();
      return fitting.stream()
          .filter(isMeant)
          .findFirst()
          .map(this::several)
          .orElseGet(() -> untold(fitting.get(0)));
    }

    /** The index that is named does not exist, or holds no collections. */
    private Optional<Diagnostic> unusableIndex() {
      if (collection.chosenIndex().isEmpty()) {
        return Optional.empty();
      }
      String name = collection.chosenIndex().get();
      Optional<IndexModel> index = table.model().index(name);
      if (index.isEmpty()) {
        return Optional.of(
            new Diagnostic(
                Code.COLLECTION_INDEX,
                "%s is to be read from %s, but %s has no such index. %s"
                    .formatted(
                        collection.name(),
                        name,
                        table.model().type().simpleName(),
                        Suggestion.closest(
                                name,
                                table.model().indexes().stream().map(IndexModel::name).toList())
                            .map("Did you mean '%s'?"::formatted)
                            .orElse("Name an index of the table, or leave it out.")),
                collection.indexOrigin()));
      }
      return places.obstacle(index.get()).map(obstacle -> obstructed(index.get(), obstacle));
    }

    /**
     * The names of all members say that they lie together on an index, or there is no other place
     * where they do, but it holds no collections.
     */
    private Optional<Diagnostic> almost() {
      boolean isOnly = places.fitting().isEmpty();
      return table.model().indexes().stream()
          .filter(index -> collection.chosenIndex().isEmpty() || isOnly)
          .filter(index -> isTogether(places.at(Optional.of(index)), isOnly))
          .flatMap(
              index -> places.obstacle(index).map(obstacle -> obstructed(index, obstacle)).stream())
          .findFirst();
    }

    private boolean isTogether(CollectionPlace place, boolean isOnly) {
      return place.fits() && (isOnly || place.isTold() && places.ambiguous(place).isEmpty());
    }

    private Diagnostic obstructed(IndexModel index, String obstacle) {
      return new Diagnostic(
          Code.COLLECTION_INDEX,
          "%s cannot be read from %s with one Query, because that index %s. Use an index without shards, with the projection ALL and one key for each member."
              .formatted(collection.name(), index.name(), obstacle),
          collection.indexOrigin());
    }

    private Diagnostic unrelated() {
      return new Diagnostic(
          Code.UNRELATED_MEMBERS,
          "No single Query reads %s: %s have no partition key in common %s. %s"
              .formatted(
                  collection.name(),
                  places.entities().stream()
                      .map(EntityModel::name)
                      .collect(Collectors.joining(", ")),
                  collection
                      .chosenIndex()
                      .map("on "::concat)
                      .orElse(
                          collection.isPlaceChosen() ? "on the table" : "on the table or an index"),
                  new CommonIndex(table, places).advice()),
          collection.origin());
    }

    private Diagnostic several(CollectionPlace place) {
      Member member = places.ambiguous(place).orElseThrow();
      String type = member.type().simpleName();
      return new Diagnostic(
          Code.COLLECTION_ROOT,
          "%s.%s holds one %s, but a partition of %s can hold several beside the other members. Declare it as List<%s>."
              .formatted(
                  collection.name(),
                  member.name(),
                  type,
                  place.index().map(IndexModel::name).orElse(table.model().type().simpleName()),
                  type),
          member.origin());
    }

    /** Ids without text fit any others of their type. */
    private Diagnostic untold(CollectionPlace place) {
      return new Diagnostic(
          Code.UNRELATED_MEMBERS,
          "%s would be read from %s, but nothing says that its members have the same partition keys there: %s. If they have, write @ItemCollection(index = %s). If not: %s"
              .formatted(
                  collection.name(),
                  name(place),
                  place.partitions(),
                  value(place),
                  new CommonIndex(table, places).advice()),
          collection.origin());
    }

    private Diagnostic undecided(List<CollectionPlace> candidates) {
      return new Diagnostic(
          Code.COLLECTION_INDEX,
          "%s could be read from %s. Say from which: %s."
              .formatted(
                  collection.name(),
                  candidates.stream()
                      .map(place -> "%s (%s)".formatted(name(place), place.partitions()))
                      .collect(Collectors.joining(" and from ")),
                  candidates.stream()
                      .map(place -> "@ItemCollection(index = %s)".formatted(value(place)))
                      .collect(Collectors.joining(" or "))),
          collection.indexOrigin());
    }

    private static String name(CollectionPlace place) {
      return place.index().map(IndexModel::name).orElse("the table");
    }

    /** How the annotation says that a place is to be read. */
    private static String value(CollectionPlace place) {
      return place.index().map(index -> '"' + index.name() + '"').orElse("ItemCollection.TABLE");
    }
  }
}
