package io.partita.runtime.internal.wire;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;

/** Binary as JSON has it. */
final class Base64Text {

  private Base64Text() {}

  static boolean isWellFormed(byte[] bytes, int from, int end) {
    if ((end - from) % 4 != 0) {
      return false;
    }
    int digits = end;
    while (digits > from && digits > end - 2 && bytes[digits - 1] == '=') {
      digits--;
    }
    for (int i = from; i < digits; i++) {
      if (!isDigit(bytes[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDigit(byte b) {
    return b >= 'a' && b <= 'z'
        || b >= 'A' && b <= 'Z'
        || b >= '0' && b <= '9'
        || b == '+'
        || b == '/';
  }

  /** The bytes that a well-formed text stands for, in a new array. */
  static byte[] decode(byte[] bytes, int from, int end) {
    ByteBuffer decoded = Base64.getDecoder().decode(ByteBuffer.wrap(bytes, from, end - from));
    return decoded.remaining() == decoded.array().length
        ? decoded.array()
        : Arrays.copyOf(decoded.array(), decoded.remaining());
  }
}
