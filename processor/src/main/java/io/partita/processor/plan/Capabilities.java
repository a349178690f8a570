package io.partita.processor.plan;

import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.Managed;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.UniquePlan;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Decides which operations an entity can offer correctly. */
final class Capabilities {

  private Capabilities() {}

  static Set<Capability> of(
      EntityModel entity,
      List<OwnerPlan> owners,
      List<DependentPlan> dependents,
      List<UniquePlan> uniques,
      boolean guarded) {
    boolean versioned = entity.managed(Managed.VERSION).isPresent();
    boolean counting = entity.managed(Managed.COUNT).isPresent();
    boolean managed =
        versioned
            || counting
            || Stream.of(Managed.CREATED_AT, Managed.UPDATED_AT)
                .anyMatch(kind -> entity.managed(kind).isPresent());
    boolean createdInTransaction = !owners.isEmpty() || !uniques.isEmpty();
    boolean deletedInTransaction =
        !uniques.isEmpty() || owners.stream().anyMatch(owner -> owner.counter().isPresent());
    Set<Capability> capabilities = EnumSet.noneOf(Capability.class);
    add(capabilities, Capability.PUT, !versioned && !createdInTransaction);
    add(capabilities, Capability.PUT_ALL, !managed && !createdInTransaction && !guarded);
    add(capabilities, Capability.DELETE_ALL, !counting && !deletedInTransaction && !guarded);
    add(capabilities, Capability.DELETE_RECORD, versioned);
    add(capabilities, Capability.OR_CREATE, !createdInTransaction);
    add(capabilities, Capability.CREATE_ALL, createdInTransaction);
    add(capabilities, Capability.DELETE_ALL_IN_TRANSACTIONS, deletedInTransaction);
    add(
        capabilities,
        Capability.CASCADE,
        dependents.stream().anyMatch(dependent -> dependent.kind() != Kind.COUNTED_ONLY));
    add(capabilities, Capability.COUNTS, counting);
    return Set.copyOf(capabilities);
  }

  private static void add(Set<Capability> capabilities, Capability capability, boolean isThere) {
    if (isThere) {
      capabilities.add(capability);
    }
  }
}
