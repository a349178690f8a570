package io.partita.processor.lock;

/**
 * An entity as it was and as it is.
 *
 * @param isRecognised whether stored items are still known to be the entity's by their type
 */
record LockPair(
    LockEntity before, LockEntity after, boolean isRecognised, LockAttributeMatches attributes) {

  static LockPair of(LockEntity before, LockEntity after, boolean isRecognised) {
    return new LockPair(before, after, isRecognised, new LockAttributeMatches(before, after));
  }

  /** The entity's name, as messages give it. */
  String name() {
    return after.name();
  }
}
