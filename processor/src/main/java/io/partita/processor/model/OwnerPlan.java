package io.partita.processor.model;

import java.util.Optional;

/**
 * An item that creating or deleting a record touches, too.
 *
 * @param target how a record leads to it
 * @param required whether creating a record checks that it exists
 * @param counter its component that counts records of this side
 * @param createdOnUse whether it only counts, and is created with what it counts first
 */
public record OwnerPlan(
    TargetPlan target, boolean required, Optional<ComponentModel> counter, boolean createdOnUse) {}
