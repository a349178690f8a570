package io.partita.runtime.internal.item;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * An attribute name in the bytes of JSON. Comparing it eight bytes at a time matters: it is done
 * for every attribute that is read.
 */
public final class EncodedName {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final String name;

  /** With the quote that ends it, so that a longer name is another one. */
  private final byte[] quoted;

  /** The first eight bytes, and which of them there are. */
  private final long head;

  private final long mask;

  /** The last eight bytes of a name of more than that. */
  private final long tail;

  EncodedName(String name) {
    this.name = name;
    this.quoted = (name + '"').getBytes(StandardCharsets.UTF_8);
    byte[] padded = Arrays.copyOf(quoted, Math.max(quoted.length, Long.BYTES));
    this.mask = quoted.length >= Long.BYTES ? -1L : (1L << Byte.SIZE * quoted.length) - 1;
    this.head = (long) LONGS.get(padded, 0);
    this.tail = (long) LONGS.get(padded, padded.length - Long.BYTES);
  }

  String name() {
    return name;
  }

  /** How many bytes it takes. */
  public int length() {
    return quoted.length - 1;
  }

  /** Whether this name, without any escapes, is in some bytes at a place. */
  public boolean isAt(byte[] bytes, int place) {
    int length = quoted.length;
    if (place + Math.max(length, Long.BYTES) > bytes.length) {
      return place + length <= bytes.length
          && Arrays.equals(bytes, place, place + length, quoted, 0, length);
    }
    if (((long) LONGS.get(bytes, place) & mask) != head) {
      return false;
    }
    if (length <= Long.BYTES) {
      return true;
    }
    return (long) LONGS.get(bytes, place + length - Long.BYTES) == tail
        && (length <= 2 * Long.BYTES
            || Arrays.equals(bytes, place, place + length, quoted, 0, length));
  }

  /** Whether this is a name. */
  public boolean is(String other) {
    return name.equals(other);
  }
}
