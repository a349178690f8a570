package io.partita.processor.resolve;

import io.partita.processor.model.EntityModel;
import io.partita.processor.model.JavaNames;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Looks up the name of the method that begins a query of a collection. */
final class CollectionQueryName {

  private final ResolvedTable table;
  private final CollectionPlace place;
  private final StoredKey partition;

  CollectionQueryName(ResolvedTable table, CollectionPlace place) {
    this.table = table;
    this.place = place;
    this.partition = place.partitionKey(place.subject()).orElseThrow();
  }

  /** After the root or what owns the partition, else after components. */
  String derived() {
    if (place.isGivenKey()) {
      return after(place.subject());
    }
    return place.leadingParts().isEmpty()
        ? owner(this::isTold)
            .or(() -> owner(owner -> partition.hasText()))
            .map(CollectionQueryName::after)
            .orElseGet(this::ofComponents)
        : ofComponents();
  }

  private static String after(EntityModel entity) {
    return "by" + entity.name();
  }

  /** The entity that has the partition as its key on the table, and all of it. */
  private Optional<EntityModel> owner(Predicate<EntityModel> isMeant) {
    return table.model().entities().stream()
        .filter(KeyDetail::isIdentifiedByPartitionKey)
        .filter(owner -> key(owner).filter(partition::isSameAs).isPresent())
        .filter(isMeant)
        .findFirst();
  }

  /** Whether names say that the partition is the owner's, where text alone does not. */
  private boolean isTold(EntityModel owner) {
    return new Meanings(table)
        .agree(
            place.subject(), partition.components(), owner, key(owner).orElseThrow().components());
  }

  private Optional<StoredKey> key(EntityModel owner) {
    return table.entity(owner).at(table.model().partitionKey()).map(ResolvedKey::stored);
  }

  private String ofComponents() {
    String names =
        place.arguments().stream()
            .map(part -> JavaNames.capitalized(part.javaName()))
            .collect(Collectors.joining("And"));
    return names.isEmpty() ? "all" : "by" + names;
  }
}
