package io.partita.runtime.internal.entity;

import io.partita.runtime.internal.key.KeyFormat;

/**
 * A component of which no two items have the same value.
 *
 * @param format how a value is written in the key of the item that stands for it
 * @param <E> the entity's record
 * @param <T> the component's type
 */
public record UniqueComponent<E, T>(Component<E, T> component, KeyFormat<T> format) {}
