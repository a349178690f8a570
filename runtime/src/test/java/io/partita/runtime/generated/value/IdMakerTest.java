package io.partita.runtime.generated.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Ids as their specifications have them. */
class IdMakerTest {

  private static final Instant NOW = Instant.parse("2022-02-22T19:22:22.000Z");
  private static final String CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  @Test
  void aUuidHasVersion7AndTheVariantOfRfc9562() {
    for (int i = 0; i < 1000; i++) {
      UUID id = IdMaker.UUID_V7.next(NOW);
      assertEquals(7, id.version());
      assertEquals(2, id.variant());
    }
  }

  @Test
  void aUuidBeginsWithTheMilliseconds() {
    // The example of RFC 9562, A.6: unix_ts_ms is 0x017F22E279B0.
    assertEquals("017f22e2-79b0-7", IdMaker.UUID_V7_TEXT.next(NOW).substring(0, 15));
    assertEquals(0x017F22E279B0L, IdMaker.UUID_V7.next(NOW).getMostSignificantBits() >>> 16);
  }

  @Test
  void allOtherBitsOfAUuidAreChance() {
    BigInteger everSet = BigInteger.ZERO;
    BigInteger alwaysSet = BigInteger.ONE.shiftLeft(128).subtract(BigInteger.ONE);
    for (int i = 0; i < 2000; i++) {
      BigInteger bits = bits(IdMaker.UUID_V7.next(Instant.EPOCH));
      everSet = everSet.or(bits);
      alwaysSet = alwaysSet.and(bits);
    }
    assertEquals(
        new BigInteger("00000000" + "0000" + "7fff" + "bfff" + "ffffffffffff", 16), everSet);
    assertEquals(
        new BigInteger("00000000" + "0000" + "7000" + "8000" + "000000000000", 16), alwaysSet);
  }

  @Test
  void aUlidBeginsWithTheMillisecondsInTenDigitsAndEndsAtRandom() {
    String id = IdMaker.ULID.next(Instant.ofEpochMilli(1_469_918_176_385L));

    // The example of the specification.
    assertEquals("01ARYZ6S41", id.substring(0, 10));
    assertEquals(26, id.length());
    assertTrue(id.chars().allMatch(digit -> CROCKFORD.indexOf(digit) >= 0), "another digit");
    BigInteger everSet = BigInteger.ZERO;
    for (int i = 0; i < 2000; i++) {
      everSet = everSet.or(number(IdMaker.ULID.next(Instant.EPOCH)));
    }
    assertEquals(BigInteger.ONE.shiftLeft(80).subtract(BigInteger.ONE), everSet);
  }

  @Test
  void aUlidWritesAll128Bits() {
    List<UUID> all =
        List.of(
            new UUID(0, 0),
            new UUID(0, 31),
            new UUID(0, 32),
            new UUID(1, 0),
            new UUID(-1, -1),
            new UUID(0x0123_4567_89AB_CDEFL, 0xFEDC_BA98_7654_3210L));
    all.forEach(bits -> assertEquals(bits(bits), number(IdMaker.ULID.of(bits))));
    assertEquals("7ZZZZZZZZZZZZZZZZZZZZZZZZZ", IdMaker.ULID.of(new UUID(-1, -1)));
  }

  @Test
  void idsAreInTheOrderOfTime() {
    List<Instant> times =
        IntStream.range(0, 2000).mapToObj(i -> NOW.plusMillis(i * 37L * i)).distinct().toList();
    Stream.of(IdMaker.UUID_V7_TEXT, IdMaker.ULID)
        .forEach(
            maker -> {
              List<String> ids = times.stream().map(maker::next).toList();
              assertEquals(ids.stream().sorted().toList(), ids);
            });
  }

  @Test
  void idsOfOneMomentDiffer() {
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < 5000; i++) {
      assertTrue(ids.add(IdMaker.UUID_V7_TEXT.next(NOW)), "twice");
      assertTrue(ids.add(IdMaker.ULID.next(NOW)), "twice");
    }
  }

  @Test
  void timesThatDoNotFitAreTheFirstOrTheLastThatDo() {
    assertEquals("00000000-0000-7", IdMaker.UUID_V7_TEXT.next(Instant.MIN).substring(0, 15));
    assertEquals("ffffffff-ffff-7", IdMaker.UUID_V7_TEXT.next(Instant.MAX).substring(0, 15));
    assertEquals("7ZZZZZZZZZ", IdMaker.ULID.next(Instant.MAX).substring(0, 10));
    assertEquals(
        "ffffffff-ffff-7",
        IdMaker.UUID_V7_TEXT.next(Instant.ofEpochMilli((1L << 48) - 1)).substring(0, 15));
  }

  @Test
  void bitsThatSomebodyElseChoseStayAsTheyAre() {
    UUID bits = new UUID(0, 42);

    assertEquals(bits, IdMaker.UUID_V7.of(bits));
    assertEquals("00000000-0000-0000-0000-00000000002a", IdMaker.UUID_V7_TEXT.of(bits));
    assertEquals("0000000000000000000000001A", IdMaker.ULID.of(bits));
  }

  private static BigInteger bits(UUID id) {
    return new BigInteger(id.toString().replace("-", ""), 16);
  }

  private static BigInteger number(String ulid) {
    BigInteger number = BigInteger.ZERO;
    for (char digit : ulid.toCharArray()) {
      number = number.shiftLeft(5).or(BigInteger.valueOf(CROCKFORD.indexOf(digit)));
    }
    return number;
  }
}
