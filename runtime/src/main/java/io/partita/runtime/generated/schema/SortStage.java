package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.internal.expression.SortRange;

/**
 * The place of one component in a sort key, behind known ones: the ranges of keys it can select.
 *
 * <p>All methods that take a value throw {@link InvalidKeyException} if it cannot be part of the
 * key.
 *
 * @param <T> the component's type
 */
@SuppressWarnings("exports") // its ranges are for the runtime alone
public sealed interface SortStage<T> permits TemplateStage, NativeStage {

  /** All values. */
  SortRange all();

  /** A value and those after it. */
  SortRange from(T lower);

  /** A value and those before it. */
  SortRange to(T upper);

  /** Two values and those between them; an empty range if they are the wrong way round. */
  SortRange between(T lower, T upper);

  /** Those after a value. */
  SortRange after(T lower);

  /** Those before a value. */
  SortRange before(T upper);

  /**
   * The texts that begin with another; for formats of text only, in which a part's text begins the
   * whole's.
   */
  SortRange startsWith(T beginning);

  /** What is left, in the order of the keys, after all keys with a value and those below them. */
  SortRange behind(T value);

  /** What is left, against the order of the keys, after all keys with a value. */
  SortRange ahead(T value);
}
