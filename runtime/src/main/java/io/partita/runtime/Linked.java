package io.partita.runtime;

import java.util.Optional;

/**
 * An edge with the item at its other end.
 *
 * @param edge the edge
 * @param target the item it leads to; empty if there is none
 * @param <E> the edge's record
 * @param <T> the record of the other end
 */
public record Linked<E, T>(E edge, Optional<T> target) {}
