package io.partita.processor.model;

import io.partita.processor.model.DependentPlan.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is generated for an entity.
 *
 * @param keyComponents the components of the primary key, each once, in template order: partition
 *     key, then sort key
 * @param accessPatterns the queries that its DAO offers
 * @param nestedPatterns shortcuts into them
 * @param owners what creating or deleting a record touches, too: required or counting
 * @param references what its items belong to besides, without a write touching it
 * @param dependents what belongs to its items: edges, children, and descendants that it counts
 * @param isOwner whether anything belongs to its items, listed or not
 * @param uniques the components of which no two items have the same value
 * @param copies where other entities hold copies of its components
 * @param guarded whether other entities can have the same keys, so that writes make sure of the
 *     type
 */
public record EntityPlan(
    EntityModel entity,
    KeyAttributePlan partitionKey,
    Optional<KeyAttributePlan> sortKey,
    List<KeyPart.ComponentPart> keyComponents,
    List<IndexKeyPlan> indexes,
    List<AccessPatternPlan> accessPatterns,
    List<NestedPatternPlan> nestedPatterns,
    List<IndexScanPlan> indexScans,
    List<OwnerPlan> owners,
    List<TargetPlan> references,
    List<DependentPlan> dependents,
    boolean isOwner,
    List<UniquePlan> uniques,
    List<CopyPlan> copies,
    boolean guarded) {

  /**
   * The keys of an entity on one index; absent parts are attributes the entity has anyway, or none.
   *
   * @param where when an item has them, if not always
   */
  public record IndexKeyPlan(
      String index,
      Optional<KeyAttributePlan> partitionKey,
      Optional<KeyAttributePlan> sortKey,
      Optional<WhereModel> where) {

    /** The attributes that are written for it. */
    public Stream<KeyAttributePlan> keys() {
      return Stream.concat(partitionKey.stream(), sortKey.stream());
    }
  }

  /** The attributes of the primary key. */
  public Stream<KeyAttributePlan> tableKeys() {
    return Stream.concat(Stream.of(partitionKey), sortKey.stream());
  }

  /** The attributes of all keys that are written. */
  public Stream<KeyAttributePlan> keys() {
    return Stream.concat(tableKeys(), indexes.stream().flatMap(IndexKeyPlan::keys));
  }

  /** The indexes that are written with an item. */
  public List<String> indexNames() {
    return indexes.stream().map(IndexKeyPlan::index).distinct().toList();
  }

  /** When an item is on the index that answers an access pattern, if not always. */
  public Optional<WhereModel> where(AccessPatternPlan pattern) {
    return indexes.stream()
        .filter(keys -> pattern.index().filter(keys.index()::equals).isPresent())
        .filter(keys -> keys.partitionKey().map(pattern.partitionKey()::equals).orElse(true))
        .filter(keys -> keys.sortKey().isEmpty() || keys.sortKey().equals(pattern.sortKey()))
        .findFirst()
        .flatMap(IndexKeyPlan::where);
  }

  /** Whether creating an item touches others, so that it takes a transaction. */
  public boolean isCreatedInTransaction() {
    return !owners.isEmpty() || !uniques.isEmpty();
  }

  /** Whether removing an item touches others, likewise. */
  public boolean isDeletedInTransaction() {
    return !uniques.isEmpty() || !counting().isEmpty();
  }

  /** Whether something belongs to its items that a cascade removes. */
  public boolean cascades() {
    return dependents.stream().anyMatch(dependent -> dependent.kind() != Kind.COUNTED_ONLY);
  }

  /** Whether its items count others. */
  public boolean counts() {
    return entity.managed(Managed.COUNT).isPresent();
  }

  /** Whether its items count as absent from some time on. */
  public boolean expires() {
    return entity.managed(Managed.TTL).isPresent();
  }

  /** The owners that count the entity. */
  public List<OwnerPlan> counting() {
    return owners.stream().filter(owner -> owner.counter().isPresent()).toList();
  }
}
