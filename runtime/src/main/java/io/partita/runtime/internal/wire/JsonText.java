package io.partita.runtime.internal.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** JSON strings inside bytes that were found well-formed. */
final class JsonText {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGH = 0x8080_8080_8080_8080L;
  private static final long QUOTES = ONES * '"';
  private static final long BACKSLASHES = ONES * '\\';
  private static final long SPACES = ONES * ' ';

  private JsonText() {}

  /**
   * The place of the first byte from a place on that is not plain: a quote, a backslash, a control
   * character or a part of a character beyond ASCII; the end of the bytes if there is none.
   */
  static int plainEnd(byte[] bytes, int from) {
    int at = from;
    int last = bytes.length - Long.BYTES;
    while (at <= last) {
      long eight = (long) LONGS.get(bytes, at);
      long quotes = eight ^ QUOTES;
      long backslashes = eight ^ BACKSLASHES;
      // The lowest bit that is set is right; the ones above it may be carried over.
      long special =
          ((quotes - ONES & ~quotes)
                  | (backslashes - ONES & ~backslashes)
                  | (eight - SPACES & ~eight)
                  | eight)
              & HIGH;
      if (special != 0) {
        return at + (Long.numberOfTrailingZeros(special) >>> 3);
      }
      at += Long.BYTES;
    }
    while (at < bytes.length && isPlain(bytes[at])) {
      at++;
    }
    return at;
  }

  private static boolean isPlain(byte b) {
    return b >= ' ' && b != '"' && b != '\\';
  }

  /** The place of the quote that ends the text which begins at a place. */
  static int end(byte[] bytes, int from) {
    int at = plainEnd(bytes, from);
    while (bytes[at] != '"') {
      at = plainEnd(bytes, bytes[at] == '\\' ? at + 2 : afterMany(bytes, at));
    }
    return at;
  }

  /** The place after characters beyond ASCII, which seldom come alone. */
  private static int afterMany(byte[] bytes, int from) {
    int at = from;
    while (bytes[at] < 0) {
      at++;
    }
    return at;
  }

  /** The text between two quotes. */
  static String decode(byte[] bytes, int from, int end) {
    int plain = plainEnd(bytes, from);
    if (plain == end) {
      return new String(bytes, from, end - from, StandardCharsets.ISO_8859_1);
    }
    int escape = plain;
    while (escape < end && bytes[escape] != '\\') {
      escape++;
    }
    return escape == end
        ? new String(bytes, from, end - from, StandardCharsets.UTF_8)
        : unescape(bytes, from, end);
  }

  private static String unescape(byte[] bytes, int from, int end) {
    StringBuilder text = new StringBuilder(end - from);
    int at = from;
    while (at < end) {
      int escape = at;
      while (escape < end && bytes[escape] != '\\') {
        escape++;
      }
      text.append(new String(bytes, at, escape - at, StandardCharsets.UTF_8));
      at = escape;
      if (at < end) {
        text.append(escaped(bytes, at + 1));
        at += bytes[at + 1] == 'u' ? 6 : 2;
      }
    }
    return text.toString();
  }

  private static char escaped(byte[] bytes, int at) {
    return switch (bytes[at]) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode(bytes, at + 1);
      default -> (char) bytes[at];
    };
  }

  private static char unicode(byte[] bytes, int from) {
    int unit = 0;
    for (int i = from; i < from + 4; i++) {
      unit = unit << 4 | Character.digit(bytes[i], 16);
    }
    return (char) unit;
  }

  /** Whether the text that begins at a place is a given one. */
  static boolean is(byte[] bytes, int from, String text) {
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      int b = from + i < bytes.length ? bytes[from + i] : '"';
      if (c >= 0x80 || b == '\\') {
        return decode(bytes, from, end(bytes, from)).equals(text);
      }
      // A quote that ends the text is no part of it, whatever the given one has there.
      if (b != c || b == '"') {
        return false;
      }
    }
    return from + length < bytes.length && bytes[from + length] == '"';
  }
}
