package io.partita.runtime.internal.item;

/** What UTF-8 makes of a text. */
public final class AttributeText {

  private AttributeText() {}

  /** Whether every surrogate has its partner; UTF-8 cannot express one that has not. */
  public static boolean isWellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        boolean pair =
            Character.isHighSurrogate(c)
                && i + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(i + 1));
        if (!pair) {
          return false;
        }
        i++;
      }
    }
    return true;
  }

  /** The length of a well-formed text in UTF-8 bytes, without encoding it. */
  static long utf8Length(String text) {
    long length = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x800) {
        // A pair of surrogates is two characters and four bytes: two each.
        length += Character.isSurrogate(c) ? 1 : 2;
      } else if (c >= 0x80) {
        length++;
      }
    }
    return length;
  }
}
