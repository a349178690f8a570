package io.partita.runtime.internal.write;

/** Requires something of an item without writing it, which only a transaction can. */
interface Requirement extends Intent {

  @Override
  default boolean isSingle() {
    return false;
  }

  @Override
  default boolean writes() {
    return false;
  }
}
