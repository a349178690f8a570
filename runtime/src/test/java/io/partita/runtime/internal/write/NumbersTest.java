package io.partita.runtime.internal.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumbersTest {

  @Test
  void sumsKeepTheirClass() {
    assertEquals(3, Numbers.sum(1, 2));
    assertEquals(3L, Numbers.sum(1L, 2L));
    assertEquals((short) 3, Numbers.sum((short) 1, (short) 2));
    assertEquals((byte) 3, Numbers.sum((byte) 1, (byte) 2));
    assertEquals(1.5, Numbers.sum(1.0, 0.5));
  }
}
