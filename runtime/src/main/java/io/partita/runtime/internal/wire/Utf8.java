package io.partita.runtime.internal.wire;

/** The form of characters beyond ASCII in UTF-8. */
final class Utf8 {

  private Utf8() {}

  /**
   * The place after the characters beyond ASCII that begin at a place.
   *
   * @throws Malformed if there are none, or some that UTF-8 does not allow
   */
  static int afterMany(byte[] bytes, int from) {
    int at = from;
    do {
      at = afterOne(bytes, at);
    } while (at < bytes.length && bytes[at] < 0);
    return at;
  }

  private static int afterOne(byte[] bytes, int at) {
    int first = bytes[at] & 0xFF;
    int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + length > bytes.length) {
      throw Malformed.INSTANCE;
    }
    int second = bytes[at + 1] & 0xFF;
    // Longer forms than needed, surrogates, and what is beyond the last character.
    boolean forbidden =
        first == 0xE0 && second < 0xA0
            || first == 0xED && second > 0x9F
            || first == 0xF0 && second < 0x90
            || first == 0xF4 && second > 0x8F;
    for (int i = at + 1; i < at + length; i++) {
      forbidden |= (bytes[i] & 0xC0) != 0x80;
    }
    if (forbidden) {
      throw Malformed.INSTANCE;
    }
    return at + length;
  }
}
