package io.partita.runtime.internal.wire;

/**
 * Walks over the bytes of a response for the first time, and so checks that they are JSON.
 *
 * <p>It is stricter than the SDK in places where DynamoDB never makes use of what JSON allows; what
 * it throws {@link Malformed} for may still be something the SDK can read.
 */
class JsonScanner {

  private static final int MAX_DEPTH = 128;

  final JsonBytes json;
  final byte[] bytes;

  /** Where the walk has come to. */
  int at;

  /** Whether the string passed last has escapes. */
  boolean escaped;

  private int depth;

  JsonScanner(byte[] bytes) {
    this.json = new JsonBytes(bytes);
    this.bytes = bytes;
  }

  /** The next byte that is not white space; the walk stops before it. */
  final byte peek() {
    return at < bytes.length && bytes[at] > ' ' ? bytes[at] : peekAfterSpace();
  }

  private byte peekAfterSpace() {
    while (at < bytes.length) {
      byte b = bytes[at];
      if (b > ' ') {
        return b;
      }
      if (b != ' ' && b != '\n' && b != '\r' && b != '\t') {
        break;
      }
      at++;
    }
    throw Malformed.INSTANCE;
  }

  /** Passes one byte, and white space before it. */
  final void expect(char expected) {
    if (peek() != expected) {
      throw Malformed.INSTANCE;
    }
    at++;
  }

  /** Passes the byte that begins an object or array; whether there is something in it. */
  final boolean enter(char begin, char end) {
    expect(begin);
    if (++depth > MAX_DEPTH) {
      throw Malformed.INSTANCE;
    }
    if (peek() == end) {
      at++;
      depth--;
      return false;
    }
    return true;
  }

  /** Passes a comma or the end of an object or array; whether there is more in it. */
  final boolean more(char end) {
    byte next = peek();
    at++;
    if (next == ',') {
      return true;
    }
    if (next != end) {
      throw Malformed.INSTANCE;
    }
    depth--;
    return false;
  }

  /** Passes a string and returns where its text begins; it ends before the last byte passed. */
  final int string() {
    expect('"');
    int from = at;
    int end = json.plainEnd(from);
    escaped = false;
    while (end >= bytes.length || bytes[end] != '"') {
      end = json.plainEnd(afterSpecial(end));
    }
    at = end + 1;
    return from;
  }

  private int afterSpecial(int special) {
    if (special >= bytes.length) {
      throw Malformed.INSTANCE;
    }
    if (bytes[special] == '\\') {
      escaped = true;
      return afterEscape(special);
    }
    return Utf8.afterMany(bytes, special);
  }

  private int afterEscape(int backslash) {
    if (backslash + 1 < bytes.length) {
      switch (bytes[backslash + 1]) {
        case '"', '\\', '/', 'b', 'f', 'n', 'r', 't' -> {
          return backslash + 2;
        }
        case 'u' -> {
          return afterDigits(backslash + 2);
        }
        default -> {}
      }
    }
    throw Malformed.INSTANCE;
  }

  private int afterDigits(int from) {
    if (from + 4 > bytes.length) {
      throw Malformed.INSTANCE;
    }
    for (int i = from; i < from + 4; i++) {
      if (bytes[i] < 0 || Character.digit(bytes[i], 16) < 0) {
        throw Malformed.INSTANCE;
      }
    }
    return from + 4;
  }

  /** Passes a word such as true. */
  final void word(String word) {
    peek();
    int length = word.length();
    if (at + length > bytes.length) {
      throw Malformed.INSTANCE;
    }
    for (int i = 0; i < length; i++) {
      if (bytes[at + i] != word.charAt(i)) {
        throw Malformed.INSTANCE;
      }
    }
    at += length;
  }

  /** Passes any value. */
  final void any() {
    switch (peek()) {
      case '"' -> string();
      case '{' -> {
        for (boolean more = enter('{', '}'); more; more = more('}')) {
          string();
          expect(':');
          any();
        }
      }
      case '[' -> {
        for (boolean more = enter('[', ']'); more; more = more(']')) {
          any();
        }
      }
      default -> scalar();
    }
  }

  /** Passes a number or a word; the SDK will look at it as well. */
  private void scalar() {
    int from = at;
    while (at < bytes.length && isOfScalar(bytes[at])) {
      at++;
    }
    if (at == from) {
      throw Malformed.INSTANCE;
    }
  }

  private static boolean isOfScalar(byte b) {
    return b >= '0' && b <= '9'
        || b >= 'a' && b <= 'z'
        || b == '-'
        || b == '+'
        || b == '.'
        || b == 'E';
  }
}
