package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.KeyFormat;
import io.partita.runtime.generated.value.KeyFormats;

/** An entity with a sort key of three components, text and a number. */
record Shelf(String room, long row, String label) {

  static final Component<Shelf, String> ROOM = Component.of("room", Shelf::room);
  static final Component<Shelf, Long> ROW = Component.of("row", Shelf::row);
  static final Component<Shelf, String> LABEL = Component.of("label", Shelf::label);

  static final KeyTemplate<Shelf> ORDERED = template(KeyFormats.TEXT);
  static final KeyTemplate<Shelf> RAW = template(KeyFormats.RAW_TEXT);

  private static KeyTemplate<Shelf> template(KeyFormat<String> text) {
    return KeyTemplate.<Shelf>literal("ROOM#")
        .then(ROOM, text)
        .thenLiteral("#ROW")
        .then(ROW, KeyFormats.LONG_PADDED)
        .thenLiteral("#")
        .then(LABEL, text);
  }
}
