package io.partita.runtime.internal.read;

import io.partita.runtime.Page;
import java.util.List;
import java.util.stream.Stream;

/**
 * The records of a query or scan, in the forms that need no cursor to begin with.
 *
 * @param <E> the entity's record
 */
public interface ReadResults<E> {

  /** All records. */
  List<E> list();

  /** All records, lazily. */
  Stream<E> stream();

  /** All pages, lazily. */
  Stream<Page<E>> pages();

  /** The number of records. */
  long count();
}
