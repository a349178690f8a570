package io.partita.runtime;

/**
 * A count that differs from the number of items it should count.
 *
 * @param key the key of the item that counts
 * @param component the component that is the count
 * @param stored what the count says
 * @param actual how many items there are
 * @param <K> the entity's generated key
 */
public record CountDifference<K>(K key, String component, long stored, long actual) {}
