package io.partita.runtime.internal.entity;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An end of an edge that must exist when the edge is created.
 *
 * @param role what the edge calls the end
 * @param end supplies the end's type
 * @param key the end's key in a record of the edge
 * @param <E> the edge's record
 * @param <T> the end's record
 * @param <K> the end's generated key
 */
public record RequiredEnd<E, T, K extends EntityKey<T>>(
    String role, Supplier<EntityType<T, K>> end, Function<E, K> key) {}
