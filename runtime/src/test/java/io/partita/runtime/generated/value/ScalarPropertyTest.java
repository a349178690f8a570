package io.partita.runtime.generated.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Random values of every scalar type come back equal. */
final class ScalarPropertyTest {

  private static final int COUNT = 100_000;

  private static <T> void check(Codec<T> codec, Function<Random, T> values) {
    Random random = new Random(42);
    for (int i = 0; i < COUNT; i++) {
      T value = values.apply(random);
      assertEquals(value, Stored.roundTrip(codec, value));
    }
  }

  @Test
  void text() {
    check(Codecs.STRING, ScalarPropertyTest::text);
    check(Codecs.CHARACTER, random -> (char) random.nextInt(Character.MIN_SURROGATE));
    check(Codecs.UUID, random -> new UUID(random.nextLong(), random.nextLong()));
    check(Codecs.URI, random -> URI.create("urn:x:" + Long.toHexString(random.nextLong())));
    check(Codecs.BOOLEAN, Random::nextBoolean);
  }

  @Test
  void wholeNumbers() {
    check(Codecs.BYTE, random -> (byte) random.nextInt());
    check(Codecs.SHORT, random -> (short) random.nextInt());
    check(Codecs.INTEGER, random -> random.nextInt() >> random.nextInt(32));
    check(Codecs.LONG, random -> random.nextLong() >> random.nextInt(64));
    check(Codecs.BIG_INTEGER, random -> new BigInteger(random.nextInt(126), random).negate());
  }

  @Test
  void fractions() {
    check(
        Codecs.FLOAT, random -> finite(Float.intBitsToFloat(random.nextInt()), random.nextFloat()));
    check(Codecs.DOUBLE, random -> random.nextGaussian() * Math.pow(10, random.nextInt(200) - 100));
    check(Codecs.DOUBLE, random -> (double) random.nextInt(1000) / 100);
    check(Codecs.BIG_DECIMAL, ScalarPropertyTest::decimal);
  }

  @Test
  void temporals() {
    check(Codecs.INSTANT, ScalarPropertyTest::instant);
    check(Codecs.EPOCH_SECONDS, random -> Instant.ofEpochSecond(instant(random).getEpochSecond()));
    check(Codecs.LOCAL_DATE, random -> dateTime(random).toLocalDate());
    check(Codecs.LOCAL_DATE_TIME, ScalarPropertyTest::dateTime);
    check(Codecs.LOCAL_TIME, random -> dateTime(random).toLocalTime());
    check(Codecs.YEAR_MONTH, random -> YearMonth.from(date(random)));
    check(Codecs.YEAR, random -> Year.from(date(random)));
    check(
        Codecs.DURATION,
        random -> Duration.ofSeconds(random.nextLong() >> random.nextInt(64), nanos(random)));
    check(Codecs.PERIOD, random -> Period.of(random.nextInt(), random.nextInt(), random.nextInt()));
    check(Codecs.OFFSET_DATE_TIME, random -> OffsetDateTime.of(dateTime(random), offset(random)));
    List<String> zones = ZoneId.getAvailableZoneIds().stream().sorted().toList();
    check(
        Codecs.ZONED_DATE_TIME,
        random -> instant(random).atZone(ZoneId.of(zones.get(random.nextInt(zones.size())))));
    check(Codecs.ZONED_DATE_TIME, random -> dateTime(random).atZone(offset(random)));
  }

  @Test
  void binary() {
    check(Codecs.BYTE_BUFFER, random -> ByteBuffer.wrap(bytes(random)));
    Random random = new Random(42);
    for (int i = 0; i < COUNT; i++) {
      byte[] value = bytes(random);
      assertArrayEquals(value, Stored.roundTrip(Codecs.BYTES, value));
    }
  }

  private static String text(Random random) {
    return random
        .ints(random.nextInt(12), 0, Character.MAX_CODE_POINT + 1)
        .map(c -> c % 3 == 0 ? c % 128 : c)
        .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static float finite(float value, float otherwise) {
    // DynamoDB has one zero only.
    return Float.isFinite(value) && value != 0 ? value : otherwise;
  }

  /** Stripped, because DynamoDB forgets trailing zeros. */
  private static BigDecimal decimal(Random random) {
    BigInteger digits = new BigInteger(random.nextInt(126), random);
    BigDecimal value = new BigDecimal(digits, random.nextInt(180) - 80);
    BigDecimal signed = random.nextBoolean() ? value : value.negate();
    BigDecimal stripped = signed.stripTrailingZeros();
    // Written as plain digits, a number of more digits than significant ones has scale 0.
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }

  private static int nanos(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> 0;
      case 1 -> random.nextInt(1_000) * 1_000_000;
      case 2 -> random.nextInt(1_000_000) * 1_000;
      default -> random.nextInt(1_000_000_000);
    };
  }

  private static Instant instant(Random random) {
    long range = Instant.MAX.getEpochSecond();
    long second = random.nextBoolean() ? random.nextLong() % range : random.nextInt();
    return Instant.ofEpochSecond(random.nextInt(5) == 0 ? second / 60 * 60 : second, nanos(random));
  }

  private static LocalDateTime dateTime(Random random) {
    return LocalDateTime.ofInstant(instant(random), ZoneOffset.UTC);
  }

  private static ZoneOffset offset(Random random) {
    int seconds = random.nextInt(2 * 64_800 + 1) - 64_800;
    return ZoneOffset.ofTotalSeconds(random.nextInt(3) == 0 ? seconds : seconds / 900 * 900);
  }

  private static LocalDate date(Random random) {
    return LocalDate.of(random.nextInt(40_000) - 20_000, 1 + random.nextInt(12), 1);
  }

  private static byte[] bytes(Random random) {
    byte[] bytes = new byte[random.nextInt(20)];
    random.nextBytes(bytes);
    return bytes;
  }
}
