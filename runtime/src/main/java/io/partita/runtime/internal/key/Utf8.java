package io.partita.runtime.internal.key;

/** Text as DynamoDB sees it: length and order of its UTF-8 bytes, without making them. */
public final class Utf8 {

  private Utf8() {}

  /**
   * Compares the UTF-8 bytes of two well-formed texts. {@link String#compareTo} does not: it sorts
   * U+E000 to U+FFFF after the characters beyond U+FFFF, which are surrogates to it.
   */
  public static int compare(String a, String b) {
    int length = Math.min(a.length(), b.length());
    for (int i = 0; i < length; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        boolean surrogateX = Character.isSurrogate(x);
        return surrogateX == Character.isSurrogate(y)
            ? x - y
            : surrogateX ? highest(y) : -highest(x);
      }
    }
    return a.length() - b.length();
  }

  /** Orders a surrogate above all characters that are not surrogates. */
  private static int highest(char other) {
    return Character.MAX_VALUE + 1 - other;
  }

  /** The number of UTF-8 bytes of a well-formed text. */
  public static int length(String text) {
    int bytes = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        // A surrogate counts 2, its pair 4.
        bytes += c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
      }
    }
    return bytes;
  }

  /** Whether every surrogate has its pair. */
  public static boolean isWellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        if (!pairAt(text, i)) {
          return false;
        }
        i++;
      }
    }
    return true;
  }

  /** Whether a surrogate pair begins at a position. */
  static boolean pairAt(String text, int position) {
    return Character.isHighSurrogate(text.charAt(position))
        && position + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(position + 1));
  }
}
