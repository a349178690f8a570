package io.partita.processor.lock;

/**
 * A component that counts other items.
 *
 * @param counted the type value of what it counts
 * @param side which end the item is of an edge between two of its kind; {@code AUTO} for other
 *     edges
 */
record LockCount(String attribute, String counted, String side) {}
