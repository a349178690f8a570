package io.partita.runtime.query;

/**
 * A scan that reads a part of each item, such as its key: a ProjectionExpression names the
 * attributes of that part, and those that tell whether the item is one to be read. Less travels and
 * is decoded. The read units are those of whole items, and so are the 1 MB of a response. Its
 * cursors are those of the scan that it was made of.
 *
 * @param <E> the entity's record
 * @param <T> the part that is read
 */
public interface PartialScan<E, T> extends EntityScan<E, T, PartialScan<E, T>> {}
