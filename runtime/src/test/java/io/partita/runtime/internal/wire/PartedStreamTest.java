package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.internal.wire.PartedStream.Part;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Parts are read as if they were one array. */
class PartedStreamTest {

  private static final byte[] ALL = {1, 2, 3, 4, 5, 6, -1, 8, 9};

  private static PartedStream stream() {
    byte[] middle = {0, 4, 5, 6, -1, 0};
    return new PartedStream(
        new Part(ALL, 0, 3), new Part(middle, 1, 0), new Part(middle, 1, 4), new Part(ALL, 7, 2));
  }

  @Test
  void allBytesAreRead() throws IOException {
    assertArrayEquals(ALL, stream().readAllBytes());
    assertEquals(-1, new PartedStream().read());
  }

  @Test
  void whateverIsCalledAnArrayWouldSayTheSame() throws IOException {
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      try (InputStream parted = stream();
          InputStream whole = new ByteArrayInputStream(ALL)) {
        for (int call = 0; call < 12; call++) {
          same(random, parted, whole);
          assertEquals(whole.available(), parted.available(), "seed 1, " + i);
        }
      }
    }
  }

  private static void same(Random random, InputStream parted, InputStream whole)
      throws IOException {
    switch (random.nextInt(5)) {
      case 0 -> assertEquals(whole.read(), parted.read());
      case 1 -> {
        int most = 1 + random.nextInt(5);
        byte[] expected = new byte[7];
        byte[] actual = new byte[7];
        assertEquals(whole.read(expected, 1, most), parted.read(actual, 1, most));
        assertArrayEquals(expected, actual);
      }
      case 2 -> {
        int most = random.nextInt(4) - 1;
        assertEquals(whole.skip(most), parted.skip(most));
      }
      case 3 -> {
        whole.mark(9);
        parted.mark(9);
      }
      default -> {
        whole.reset();
        parted.reset();
      }
    }
  }
}
