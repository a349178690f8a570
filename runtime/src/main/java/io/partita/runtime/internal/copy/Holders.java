package io.partita.runtime.internal.copy;

import io.partita.runtime.internal.operation.TableContext;
import java.util.Collection;

/**
 * Finds the records that hold copies of a source.
 *
 * @param <SK> the source's generated key
 * @param <E> the record that holds the copies
 */
@FunctionalInterface
interface Holders<SK, E> {

  Collection<E> of(TableContext context, SK source);
}
