package io.partita.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is generated for an entity.
 *
 * @param keyComponents the components of the primary key, each once, in template order: partition
 *     key, then sort key
 */
public record EntityPlan(
    EntityModel entity,
    KeyAttributePlan partitionKey,
    Optional<KeyAttributePlan> sortKey,
    List<KeyPart.ComponentPart> keyComponents,
    List<IndexKeyPlan> indexes,
    Set<Capability> capabilities,
    List<AccessPatternPlan> accessPatterns,
    List<IndexScanPlan> indexScans,
    Optional<EdgePlan> edge) {

  /** Operations that only some entities can offer correctly. */
  public enum Capability {
    /** {@code put}: absent with {@code @Version}, and on edges that require their ends. */
    PUT,
    /**
     * {@code putAll}: absent with managed components other than TTL, and where there is no {@code
     * put}.
     */
    PUT_ALL,
    /** {@code deleteAll}: absent with managed components other than TTL. */
    DELETE_ALL,
    /** {@code delete(record)}: present with {@code @Version}. */
    DELETE_RECORD
  }

  /**
   * The keys of an entity on one index; absent parts are attributes the entity has anyway, or none.
   */
  public record IndexKeyPlan(
      String index, Optional<KeyAttributePlan> partitionKey, Optional<KeyAttributePlan> sortKey) {}
}
