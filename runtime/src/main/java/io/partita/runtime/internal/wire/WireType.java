package io.partita.runtime.internal.wire;

import java.util.stream.Stream;

/** The types of stored values, as numbers that fit into an index beside a place in the bytes. */
final class WireType {

  static final int S = 1;
  static final int N = 2;
  static final int B = 3;
  static final int BOOL = 4;
  static final int NULL = 5;
  static final int M = 6;
  static final int L = 7;
  static final int SS = 8;
  static final int NS = 9;
  static final int BS = 10;

  /** Values begin before this place, so that it fits into a number beside the type. */
  static final int MAX_PLACE = 1 << 27;

  private static final int PLACE_BITS = 27;

  private static final String[] NAMES = {
    "", "S", "N", "B", "BOOL", "NULL", "M", "L", "SS", "NS", "BS"
  };

  /** What comes before a value of each type. */
  private static final String[] WRAPPERS =
      Stream.of(NAMES).map(name -> "{\"" + name + "\":").toArray(String[]::new);

  private WireType() {}

  /** A type and the place of a value in one number. */
  static int pack(int type, int place) {
    return type << PLACE_BITS | place;
  }

  static int type(int packed) {
    return packed >>> PLACE_BITS;
  }

  static int place(int packed) {
    return packed & MAX_PLACE - 1;
  }

  /** The type as DynamoDB and messages write it. */
  static String name(int type) {
    return NAMES[type];
  }

  /** What comes before a value of the type: the beginning of the object it is wrapped in. */
  static String wrapper(int type) {
    return WRAPPERS[type];
  }

  /** The type whose name stands in quotes at a place; 0 if there is no such type. */
  static int at(byte[] bytes, int from, int length) {
    byte first = bytes[from];
    return switch (length) {
      case 1 -> ofLetter(first);
      case 2 -> bytes[from + 1] == 'S' ? setOf(first) : 0;
      case 4 -> matches(bytes, from, "BOOL") ? BOOL : matches(bytes, from, "NULL") ? NULL : 0;
      default -> 0;
    };
  }

  private static int ofLetter(byte letter) {
    return switch (letter) {
      case 'S' -> S;
      case 'N' -> N;
      case 'B' -> B;
      case 'M' -> M;
      case 'L' -> L;
      default -> 0;
    };
  }

  private static int setOf(byte element) {
    return switch (element) {
      case 'S' -> SS;
      case 'N' -> NS;
      case 'B' -> BS;
      default -> 0;
    };
  }

  private static boolean matches(byte[] bytes, int from, String name) {
    for (int i = 0; i < name.length(); i++) {
      if (bytes[from + i] != name.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** The type of a set's elements. */
  static int ofElements(int set) {
    return switch (set) {
      case SS -> S;
      case NS -> N;
      default -> B;
    };
  }
}
