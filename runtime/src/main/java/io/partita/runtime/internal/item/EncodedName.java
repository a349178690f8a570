package io.partita.runtime.internal.item;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * An attribute name in the bytes of JSON. Comparing it eight bytes at a time matters: it is done
 * for every attribute that is read.
 */
public final class EncodedName {

  private final String name;

  /** With the quote that ends it, so that a longer name is another one. */
  private final byte[] quoted;

  /** The first eight bytes, and which of them there are. */
  private final long head;

  private final long mask;

  /** How many bytes there must be to compare eight at a time. */
  private final int reach;

  /** The last eight bytes of a name of more than that. */
  private final long tail;

  public EncodedName(String name) {
    this.name = name;
    this.quoted = (name + '"').getBytes(StandardCharsets.UTF_8);
    byte[] padded = Arrays.copyOf(quoted, Math.max(quoted.length, Long.BYTES));
    ByteBuffer words = ByteBuffer.wrap(padded).order(ByteOrder.LITTLE_ENDIAN);
    this.reach = padded.length;
    this.mask = quoted.length >= Long.BYTES ? -1L : (1L << Byte.SIZE * quoted.length) - 1;
    this.head = words.getLong(0);
    this.tail = words.getLong(padded.length - Long.BYTES);
  }

  public String name() {
    return name;
  }

  /** How many bytes it takes. */
  public int length() {
    return quoted.length - 1;
  }

  /**
   * Whether this name, without any escapes, is in some bytes at a place.
   *
   * @param words the whole of an array, the least significant byte of a number first
   */
  public boolean isAt(ByteBuffer words, int place) {
    int length = quoted.length;
    if (place + reach > words.capacity()) {
      return place + length <= words.capacity() && isWholeAt(words, place);
    }
    if ((words.getLong(place) & mask) != head) {
      return false;
    }
    return length <= Long.BYTES
        || words.getLong(place + length - Long.BYTES) == tail
            && (length <= 2 * Long.BYTES || isWholeAt(words, place));
  }

  private boolean isWholeAt(ByteBuffer words, int place) {
    return Arrays.equals(words.array(), place, place + quoted.length, quoted, 0, quoted.length);
  }

  /** Whether this is a name. */
  public boolean is(String other) {
    return name.equals(other);
  }
}
