package io.partita.runtime.internal.wire;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Bytes that hold JSON, and how to find one's way in them once they have been found well-formed. A
 * place is a position in the bytes.
 */
final class JsonBytes {

  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGH = 0x8080_8080_8080_8080L;
  private static final long QUOTES = ONES * '"';
  private static final long BACKSLASHES = ONES * '\\';
  private static final long SPACES = ONES * ' ';

  private final byte[] bytes;

  /** The same bytes, of which it gives eight at a time. */
  private final ByteBuffer words;

  JsonBytes(byte[] bytes) {
    this.bytes = bytes;
    this.words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  byte[] array() {
    return bytes;
  }

  ByteBuffer words() {
    return words;
  }

  /**
   * The place of the first byte from a place on that is not plain: a quote, a backslash, a control
   * character or a part of a character beyond ASCII; the end of the bytes if there is none.
   */
  int plainEnd(int from) {
    int at = from;
    int last = bytes.length - Long.BYTES;
    while (at <= last) {
      long eight = words.getLong(at);
      // A byte below what is subtracted from it borrows its highest bit; one that has that bit is
      // not plain anyway. The lowest bit that is set is right, and may be borrowed in those above.
      long special =
          ((eight ^ QUOTES) - ONES | (eight ^ BACKSLASHES) - ONES | eight - SPACES | eight) & HIGH;
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
  int end(int from) {
    int end = endOrComplement(from);
    return end < 0 ? ~end : end;
  }

  /** The place of the quote that ends a text; the bitwise complement of it if there are escapes. */
  int endOrComplement(int from) {
    boolean escaped = false;
    int at = plainEnd(from);
    while (bytes[at] != '"') {
      boolean escape = bytes[at] == '\\';
      escaped |= escape;
      at = plainEnd(escape ? at + 2 : afterMany(at));
    }
    return escaped ? ~at : at;
  }

  /** The place after characters beyond ASCII, which seldom come alone. */
  private int afterMany(int from) {
    int at = from;
    while (bytes[at] < 0) {
      at++;
    }
    return at;
  }

  /** The text that begins at a place. */
  String decode(int from) {
    return decode(from, endOrComplement(from));
  }

  /**
   * The text that begins at a place.
   *
   * @param endOrComplement where it ends, from {@link #endOrComplement}
   */
  String decode(int from, int endOrComplement) {
    return endOrComplement < 0
        ? unescape(from, ~endOrComplement)
        : new String(bytes, from, endOrComplement - from, StandardCharsets.UTF_8);
  }

  private String unescape(int from, int end) {
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
        text.append(escaped(at + 1));
        at += bytes[at + 1] == 'u' ? 6 : 2;
      }
    }
    return text.toString();
  }

  private char escaped(int at) {
    return switch (bytes[at]) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode(at + 1);
      default -> (char) bytes[at];
    };
  }

  private char unicode(int from) {
    int unit = 0;
    for (int i = from; i < from + 4; i++) {
      unit = unit << 4 | Character.digit(bytes[i], 16);
    }
    return (char) unit;
  }

  /** Whether the text that begins at a place is a given one. */
  boolean is(int from, CharSequence text) {
    int same = same(from, text);
    return same < 0 ? decode(from).contentEquals(text) : endsAfter(from, same, text.length());
  }

  /** Whether the text that begins at a place is one given text after the other. */
  boolean is(int from, String beginning, String rest) {
    int first = same(from, beginning);
    int second = first == beginning.length() ? same(from + first, rest) : 0;
    if (first < 0 || second < 0) {
      return decode(from).equals(beginning + rest);
    }
    return endsAfter(from, first + second, beginning.length() + rest.length());
  }

  private boolean endsAfter(int from, int same, int length) {
    return same == length && from + length < bytes.length && bytes[from + length] == '"';
  }

  /**
   * How many characters from a place on are those of a text; -1 if bytes do not tell, since there
   * are escapes or characters beyond ASCII.
   */
  private int same(int from, CharSequence text) {
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      int b = from + i < bytes.length ? bytes[from + i] : '"';
      if (c >= 0x80 || b == '\\') {
        return -1;
      }
      // A quote that ends the text is no part of it, whatever the given one has there.
      if (b != c || b == '"') {
        return i;
      }
    }
    return length;
  }

  /** The first place from a place on that is not white space. */
  int next(int from) {
    int at = from;
    while (bytes[at] <= ' ') {
      at++;
    }
    return at;
  }

  /** The place after a byte that is not white space. */
  int afterNext(int from) {
    return next(from) + 1;
  }

  /** The place after a colon, and white space behind it. */
  int afterColon(int from) {
    return next(afterNext(from));
  }

  /** The place after the comma behind an element, or of the end of what it is in. */
  int afterSeparator(int from) {
    int at = next(from);
    return bytes[at] == ',' ? next(at + 1) : at;
  }

  /**
   * The type of a value and the place where it begins, in one number; the value is wrapped in an
   * object, which begins at a place.
   */
  int unwrap(int wrapper) {
    // As DynamoDB writes nearly all: {"S":
    if (bytes[wrapper + 1] == '"' && bytes[wrapper + 3] == '"' && bytes[wrapper + 4] == ':') {
      return WireType.pack(WireType.at(bytes, wrapper + 2, 1), next(wrapper + 5));
    }
    int name = afterNext(wrapper + 1);
    int nameEnd = end(name);
    return WireType.pack(WireType.at(bytes, name, nameEnd - name), afterColon(nameEnd + 1));
  }

  /** The place after a value without its wrapping, which begins at a place. */
  int after(int type, int value) {
    return switch (type) {
      case WireType.S, WireType.N, WireType.B -> end(value + 1) + 1;
      case WireType.BOOL -> value + (bytes[value] == 't' ? 4 : 5);
      case WireType.NULL -> value + 4;
      default -> afterNested(value);
    };
  }

  private int afterNested(int from) {
    int depth = 0;
    int at = from;
    do {
      switch (bytes[at]) {
        case '{', '[' -> depth++;
        case '}', ']' -> depth--;
        case '"' -> at = end(at + 1);
        default -> {}
      }
      at++;
    } while (depth > 0);
    return at;
  }
}
