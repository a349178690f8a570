package io.partita.processor.document;

/** Gives each entity a colour of its own; how light it is, the page's style decides. */
final class TypeColour {

  /** Multiples of the golden angle stay apart, however many there are. */
  private static final int GOLDEN_ANGLE = 137;

  private TypeColour() {}

  static String style(int entity) {
    return "--hue:" + (210 + entity * GOLDEN_ANGLE) % 360;
  }
}
