package io.partita.runtime.internal.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes of JSON that are being written, in the form in which the SDK writes it. */
final class JsonBuffer {

  private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.ISO_8859_1);

  /** The characters that JSON has as they are, in one byte. */
  private static final boolean[] PLAIN = new boolean[0x80];

  static {
    Arrays.fill(PLAIN, ' ', PLAIN.length, true);
    PLAIN['"'] = false;
    PLAIN['\\'] = false;
  }

  /** The most bytes a character takes: an escape. */
  private static final int MAX_CHARACTER = 6;

  /** The most bytes a long takes. */
  private static final int MAX_LONG = 20;

  /** The most digits a long has. */
  private static final int MAX_DIGITS = 19;

  private byte[] bytes;
  private int size;

  JsonBuffer(int capacity) {
    bytes = new byte[capacity];
  }

  int size() {
    return size;
  }

  /** Forgets what comes after a size. */
  void truncate(int earlier) {
    size = earlier;
  }

  /** What has been written. */
  byte[] copy() {
    return Arrays.copyOf(bytes, size);
  }

  /** What has been written, when nothing more will be: the buffer itself if it is full. */
  byte[] finish() {
    return size == bytes.length ? bytes : copy();
  }

  private void reserve(long more) {
    if (size + more > bytes.length) {
      long wanted = Math.max(size + more, 2L * bytes.length);
      bytes = Arrays.copyOf(bytes, (int) Math.min(wanted, Integer.MAX_VALUE - 8));
    }
  }

  void ascii(char c) {
    reserve(1);
    bytes[size++] = (byte) c;
  }

  /** Writes text of which nothing needs an escape. */
  @SuppressWarnings("deprecation") // The low bytes are all there is in ASCII.
  void ascii(String text) {
    int length = text.length();
    reserve(length);
    text.getBytes(0, length, bytes, size);
    size += length;
  }

  void bytes(byte[] source, int from, int length) {
    reserve(length);
    System.arraycopy(source, from, bytes, size, length);
    size += length;
  }

  /** What has been written, and room for more. */
  byte[] array() {
    return bytes;
  }

  void number(long value) {
    if (value == Long.MIN_VALUE) {
      ascii(Long.toString(value));
      return;
    }
    reserve(MAX_LONG);
    long rest = Math.abs(value);
    int end = size + digits(rest) + (value < 0 ? 1 : 0);
    int at = end;
    do {
      bytes[--at] = (byte) ('0' + rest % 10);
      rest /= 10;
    } while (rest > 0);
    if (value < 0) {
      bytes[--at] = '-';
    }
    size = end;
  }

  private static int digits(long value) {
    int digits = 1;
    for (long limit = 10; digits < MAX_DIGITS && value >= limit; limit *= 10) {
      digits++;
    }
    return digits;
  }

  /**
   * Writes a text in quotes.
   *
   * @return its length in UTF-8 without escapes; -1 if a surrogate has no partner
   */
  int string(String text) {
    int length = text.length();
    reserve(length + 2L);
    byte[] out = bytes;
    int at = size;
    out[at++] = '"';
    int index = 0;
    while (index < length) {
      char c = text.charAt(index);
      if (c >= PLAIN.length || !PLAIN[c]) {
        break;
      }
      out[at++] = (byte) c;
      index++;
    }
    size = at;
    int utf8 = index == length ? length : rest(text, index);
    if (utf8 >= 0) {
      bytes[size++] = '"';
    }
    return utf8;
  }

  /** Writes the rest of a text, and leaves room for the quote after it. */
  private int rest(String text, int from) {
    reserve((long) MAX_CHARACTER * (text.length() - from) + 1);
    int utf8 = from;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        escaped(c);
        utf8++;
      } else if (c < 0x800) {
        bytes[size++] = (byte) (0xC0 | c >> 6);
        bytes[size++] = (byte) (0x80 | c & 0x3F);
        utf8 += 2;
      } else if (!Character.isSurrogate(c)) {
        bytes[size++] = (byte) (0xE0 | c >> 12);
        bytes[size++] = (byte) (0x80 | c >> 6 & 0x3F);
        bytes[size++] = (byte) (0x80 | c & 0x3F);
        utf8 += 3;
      } else {
        i++;
        if (!Character.isHighSurrogate(c)
            || i == text.length()
            || !Character.isLowSurrogate(text.charAt(i))) {
          return -1;
        }
        unicode(c);
        unicode(text.charAt(i));
        utf8 += 4;
      }
    }
    return utf8;
  }

  private void escaped(char c) {
    char letter =
        switch (c) {
          case '"', '\\' -> c;
          case '\b' -> 'b';
          case '\f' -> 'f';
          case '\n' -> 'n';
          case '\r' -> 'r';
          case '\t' -> 't';
          default -> 'u';
        };
    if (letter == 'u' && c >= ' ') {
      bytes[size++] = (byte) c;
      return;
    }
    if (letter == 'u') {
      unicode(c);
    } else {
      bytes[size++] = '\\';
      bytes[size++] = (byte) letter;
    }
  }

  private void unicode(char c) {
    bytes[size++] = '\\';
    bytes[size++] = 'u';
    for (int shift = 12; shift >= 0; shift -= 4) {
      bytes[size++] = HEX[c >> shift & 0xF];
    }
  }
}
