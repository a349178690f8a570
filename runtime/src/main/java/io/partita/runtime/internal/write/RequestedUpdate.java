package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Check;
import org.jspecify.annotations.Nullable;

/**
 * What the caller of an update asked for.
 *
 * @param changes the changes
 * @param condition the caller's condition; null if there is none
 * @param version the version the caller expects; null if it gave none
 * @param createsItem whether the item is created if it does not exist
 * @param <E> the entity's record
 */
public record RequestedUpdate<E>(
    Changes<E> changes,
    @Nullable Predicate condition,
    Check.@Nullable Is version,
    boolean createsItem) {}
