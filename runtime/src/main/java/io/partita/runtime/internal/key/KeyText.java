package io.partita.runtime.internal.key;

import org.jspecify.annotations.Nullable;

/**
 * Percent-encoding of text in keys: every character up to {@code %} is {@code %XX}, everything else
 * is as it is.
 *
 * <p>So {@code #} stands below every encoded character, {@code $} never occurs, and order is kept:
 * encoded characters begin with {@code %}, which is below all that are not encoded, and upper-case
 * hex sorts like the numbers it writes.
 */
public final class KeyText {

  private static final char ESCAPE = '%';

  /** Behind ASCII come further control characters, which raw keys refuse, and surrogates. */
  private static final char FIRST_UNSURE = 0x7F;

  private static final String HEX = "0123456789ABCDEF";

  private KeyText() {}

  /** Whether a text is surely its own encoding, in tables of any encoding. */
  public static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c <= ESCAPE || c >= FIRST_UNSURE) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /**
   * Appends the encoded text.
   *
   * @throws KeyFormatException if it is not well-formed
   */
  public static void append(String text, StringBuilder out) {
    int copied = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c <= ESCAPE) {
        out.append(text, copied, i)
            .append(ESCAPE)
            .append(HEX.charAt(c >> 4))
            .append(HEX.charAt(c & 0xF));
        copied = i + 1;
      } else if (Character.isSurrogate(c)) {
        if (!Utf8.pairAt(text, i)) {
          throw Refusals.illFormed();
        }
        i++;
      }
    }
    if (copied == 0) {
      out.append(text);
    } else {
      out.append(text, copied, text.length());
    }
  }

  /** The text that is encoded so; null if none is. */
  public static @Nullable String decodeOrNull(String encoded) {
    if (encoded.isEmpty() || !Utf8.isWellFormed(encoded)) {
      return null;
    }
    int plain = 0;
    while (plain < encoded.length() && encoded.charAt(plain) > ESCAPE) {
      plain++;
    }
    return plain == encoded.length() ? encoded : decodeFrom(plain, encoded);
  }

  private static @Nullable String decodeFrom(int plain, String encoded) {
    StringBuilder text = new StringBuilder(encoded.length()).append(encoded, 0, plain);
    for (int i = plain; i < encoded.length(); i++) {
      char c = encoded.charAt(i);
      if (c > ESCAPE) {
        text.append(c);
      } else {
        int escaped = c == ESCAPE ? escapedAt(encoded, i + 1) : -1;
        if (escaped < 0) {
          return null;
        }
        text.append((char) escaped);
        i += 2;
      }
    }
    return text.toString();
  }

  /**
   * The character whose two hex digits stand at a position; -1 if it would not have been encoded
   * so.
   */
  private static int escapedAt(String encoded, int position) {
    if (position + 2 > encoded.length()) {
      return -1;
    }
    int high = HEX.indexOf(encoded.charAt(position));
    int low = HEX.indexOf(encoded.charAt(position + 1));
    int escaped = high << 4 | low;
    return high < 0 || low < 0 || escaped > ESCAPE ? -1 : escaped;
  }
}
