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
    Optional<EdgePlan> edge) {

  /** Operations that only some entities can offer correctly. */
  public enum Capability {
    /** {@code put}: absent with {@code @Version}. */
    PUT,
    /** {@code putAll} and {@code deleteAll}: absent with managed components other than TTL. */
    BATCH_WRITE,
    /** {@code delete(record)}: present with {@code @Version}. */
    DELETE_RECORD
  }

  /**
   * The keys of an entity on one index; absent parts are attributes the entity has anyway, or none.
   */
  public record IndexKeyPlan(
      String index, Optional<KeyAttributePlan> partitionKey, Optional<KeyAttributePlan> sortKey) {}
}
