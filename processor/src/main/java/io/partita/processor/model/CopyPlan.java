package io.partita.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * Where one entity holds copies of another's components, and how its items are found.
 *
 * @param holder the entity that holds the copies
 * @param reach the access pattern that lists its items, or the edges that lead to them
 * @param target how such an edge leads there; empty if the items themselves are listed
 * @param components the holder's components that are copies or hold some
 */
public record CopyPlan(
    EntityModel holder,
    DependentPlan reach,
    Optional<TargetPlan> target,
    List<ComponentModel> components) {}
