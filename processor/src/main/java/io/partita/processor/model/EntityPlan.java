package io.partita.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

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
    Set<Capability> capabilities,
    List<AccessPatternPlan> accessPatterns,
    List<NestedPatternPlan> nestedPatterns,
    List<IndexScanPlan> indexScans,
    List<OwnerPlan> owners,
    List<TargetPlan> references,
    List<DependentPlan> dependents,
    List<UniquePlan> uniques,
    List<CopyPlan> copies,
    boolean guarded) {

  /** Operations that only some entities can offer correctly. */
  public enum Capability {
    /**
     * {@code put}: absent with {@code @Version} or {@code @Unique}, on entities that are counted,
     * and on those that require their ends or their parent.
     */
    PUT,
    /**
     * {@code putAll}: absent with managed components other than TTL, where there is no {@code put},
     * and where writes need the condition that the item is the entity's own.
     */
    PUT_ALL,
    /**
     * {@code deleteAll} by BatchWriteItem: absent where {@code delete} needs a condition or other
     * actions, so with {@code @Count} and {@code @Unique}, on entities that are counted, and where
     * writes need the condition that the item is the entity's own.
     */
    DELETE_ALL,
    /** {@code delete(record)}: present with {@code @Version}. */
    DELETE_RECORD,
    /** {@code orCreate()} on updates: absent where creating an item touches others. */
    OR_CREATE,
    /** {@code createAll}: present where {@code create} is a transaction. */
    CREATE_ALL,
    /** {@code deleteAll} by transactions: present where {@code delete} is one. */
    DELETE_ALL_IN_TRANSACTIONS,
    /** {@code deleteCascade} and {@code undelete}: present where something belongs to the items. */
    CASCADE,
    /** {@code recount} and {@code verifyCounts}: present with {@code @Count}. */
    COUNTS
  }

  /**
   * The keys of an entity on one index; absent parts are attributes the entity has anyway, or none.
   *
   * @param where when an item has them, if not always
   */
  public record IndexKeyPlan(
      String index,
      Optional<KeyAttributePlan> partitionKey,
      Optional<KeyAttributePlan> sortKey,
      Optional<WhereModel> where) {}

  /** When an item is on the index that answers an access pattern, if not always. */
  public Optional<WhereModel> where(AccessPatternPlan pattern) {
    return indexes.stream()
        .filter(keys -> pattern.index().filter(keys.index()::equals).isPresent())
        .filter(keys -> keys.partitionKey().map(pattern.partitionKey()::equals).orElse(true))
        .filter(keys -> keys.sortKey().isEmpty() || keys.sortKey().equals(pattern.sortKey()))
        .findFirst()
        .flatMap(IndexKeyPlan::where);
  }

  /** Whether the entity has a capability. */
  public boolean can(Capability capability) {
    return capabilities.contains(capability);
  }

  /** The owners that count the entity. */
  public List<OwnerPlan> counting() {
    return owners.stream().filter(owner -> owner.counter().isPresent()).toList();
  }
}
