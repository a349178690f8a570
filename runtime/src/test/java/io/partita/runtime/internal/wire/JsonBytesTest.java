package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonBytesTest {

  private static final byte[] NOTEWORTHY = {
    0, 1, 0x1f, ' ', '!', '"', '#', '[', '\\', ']', 0x7f, (byte) 0x80, (byte) 0xa2, (byte) 0xff
  };

  private static int plainEnd(byte[] bytes, int from) {
    int at = from;
    while (at < bytes.length && bytes[at] >= ' ' && bytes[at] != '"' && bytes[at] != '\\') {
      at++;
    }
    return at;
  }

  private static void assertPlainEnds(byte[] bytes) {
    JsonBytes json = new JsonBytes(bytes);
    for (int from = 0; from <= bytes.length; from++) {
      assertEquals(plainEnd(bytes, from), json.plainEnd(from), () -> Arrays.toString(bytes));
    }
  }

  @Test
  void everyByteIsFoundWhereverItIs() {
    for (int b = Byte.MIN_VALUE; b <= Byte.MAX_VALUE; b++) {
      for (int place = 0; place < 20; place++) {
        byte[] bytes = new byte[20];
        Arrays.fill(bytes, (byte) 'x');
        bytes[place] = (byte) b;
        assertPlainEnds(bytes);
      }
    }
  }

  /** Eight bytes are searched as one number, in which neighbours could be taken for each other. */
  @Test
  void neighboursAreToldApart() {
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = new byte[random.nextInt(20)];
      for (int place = 0; place < bytes.length; place++) {
        bytes[place] = NOTEWORTHY[random.nextInt(NOTEWORTHY.length)];
      }
      assertPlainEnds(bytes);
    }
  }
}
