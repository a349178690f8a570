package io.partita.runtime.internal.wire;

/** Steps over values in bytes that were found well-formed. */
final class JsonWalk {

  private JsonWalk() {}

  /** The first place from a place on that is not white space. */
  static int next(byte[] bytes, int from) {
    int at = from;
    while (bytes[at] <= ' ') {
      at++;
    }
    return at;
  }

  /** The place after a byte that is not white space. */
  static int afterNext(byte[] bytes, int from) {
    return next(bytes, from) + 1;
  }

  /** The place after a colon, and white space behind it. */
  static int afterColon(byte[] bytes, int from) {
    return next(bytes, afterNext(bytes, from));
  }

  /** The place after the comma behind an element, or of the end of what it is in. */
  static int afterSeparator(byte[] bytes, int from) {
    int at = next(bytes, from);
    return bytes[at] == ',' ? next(bytes, at + 1) : at;
  }

  /**
   * The type of a value and the place where it begins, in one number; the value is wrapped in an
   * object, which begins at a place.
   */
  static int unwrap(byte[] bytes, int wrapper) {
    // As DynamoDB writes nearly all: {"S":
    if (bytes[wrapper + 1] == '"' && bytes[wrapper + 3] == '"' && bytes[wrapper + 4] == ':') {
      return WireType.pack(WireType.at(bytes, wrapper + 2, 1), next(bytes, wrapper + 5));
    }
    int name = afterNext(bytes, wrapper + 1);
    int nameEnd = JsonText.end(bytes, name);
    return WireType.pack(WireType.at(bytes, name, nameEnd - name), afterColon(bytes, nameEnd + 1));
  }

  /** The place after a value without its wrapping, which begins at a place. */
  static int after(byte[] bytes, int type, int value) {
    return switch (type) {
      case WireType.S, WireType.N, WireType.B -> JsonText.end(bytes, value + 1) + 1;
      case WireType.BOOL -> value + (bytes[value] == 't' ? 4 : 5);
      case WireType.NULL -> value + 4;
      default -> afterNested(bytes, value);
    };
  }

  private static int afterNested(byte[] bytes, int from) {
    int depth = 0;
    int at = from;
    do {
      switch (bytes[at]) {
        case '{', '[' -> depth++;
        case '}', ']' -> depth--;
        case '"' -> at = JsonText.end(bytes, at + 1);
        default -> {}
      }
      at++;
    } while (depth > 0);
    return at;
  }
}
