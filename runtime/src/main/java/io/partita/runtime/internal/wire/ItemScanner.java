package io.partita.runtime.internal.wire;

/** Walks over items for the first time, and notes where their attributes are. */
final class ItemScanner extends JsonScanner {

  private static final int FIRST_ATTRIBUTES = 32;

  private final AttributeIndex index;
  private boolean reserved;

  ItemScanner(byte[] bytes) {
    super(bytes);
    if (bytes.length > WireType.MAX_PLACE) {
      throw Malformed.INSTANCE;
    }
    index = new AttributeIndex(json, FIRST_ATTRIBUTES);
  }

  /** Passes an item. */
  WireItem item() {
    WireItem item = attributes();
    if (!reserved && at > bytes.length / 8) {
      // By now they tell what the others will be like.
      index.reserve((int) ((long) index.size() * bytes.length / at) + 1);
      reserved = true;
    }
    return item;
  }

  private WireItem attributes() {
    int first = index.begin();
    for (boolean more = enter('{', '}'); more; more = more('}')) {
      int name = string();
      int nameEnd = at - 1;
      boolean nameEscaped = escaped;
      expect(':');
      index.add(first, name, nameEnd, nameEscaped, value());
    }
    return new WireItem(index, first, index.size() - first);
  }

  /** Passes a value, an object whose one member is named after its type; its type and place. */
  private int value() {
    int type = type();
    peek();
    int value = WireType.pack(type, at);
    content(type);
    expect('}');
    return value;
  }

  private int type() {
    int from = at;
    // As DynamoDB writes nearly all: {"S":
    if (from + 5 < bytes.length
        && bytes[from] == '{'
        && bytes[from + 1] == '"'
        && bytes[from + 3] == '"'
        && bytes[from + 4] == ':') {
      at = from + 5;
      return WireType.at(bytes, from + 2, 1);
    }
    expect('{');
    int name = string();
    int type = WireType.at(bytes, name, at - 1 - name);
    expect(':');
    return type;
  }

  private void content(int type) {
    switch (type) {
      case WireType.S, WireType.N -> string();
      case WireType.B -> binary();
      case WireType.BOOL -> word(peek() == 't' ? "true" : "false");
      case WireType.NULL -> word("true");
      case WireType.M -> {
        for (boolean more = enter('{', '}'); more; more = more('}')) {
          string();
          expect(':');
          value();
        }
      }
      case WireType.L -> {
        for (boolean more = enter('[', ']'); more; more = more(']')) {
          value();
        }
      }
      case WireType.SS, WireType.NS -> {
        for (boolean more = enter('[', ']'); more; more = more(']')) {
          string();
        }
      }
      case WireType.BS -> {
        for (boolean more = enter('[', ']'); more; more = more(']')) {
          binary();
        }
      }
      default -> throw Malformed.INSTANCE;
    }
  }

  private void binary() {
    int from = string();
    if (!Base64Text.isWellFormed(bytes, from, at - 1)) {
      throw Malformed.INSTANCE;
    }
  }
}
