package io.partita.runtime.internal.write;

import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.internal.operation.Check;

/**
 * What keeps an append within the bound of its list, although nobody has read it.
 *
 * @param max the most elements that the list may have
 * @param added how many are appended
 */
record Bound(String entity, String attribute, int max, int added) {

  Check check() {
    return new Check.SizeAtMost(attribute, max - added);
  }

  TooManyElementsException exception() {
    return new TooManyElementsException(entity, attribute, max);
  }
}
