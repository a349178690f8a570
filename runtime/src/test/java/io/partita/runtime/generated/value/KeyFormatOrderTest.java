package io.partita.runtime.generated.value;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A million random pairs or more for each type: texts sort like values, equal texts are equal
 * values, values come back.
 */
class KeyFormatOrderTest {

  private static final int PAIRS = 1_000_000;
  private static final int PAIRS_OF_A_VARIANT = 250_000;
  private static final long FIRST_SECOND = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
  private static final long END_SECOND = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond() + 1;
  private static final long NEW_YEAR = Instant.parse("2024-01-01T00:00:00Z").getEpochSecond();
  private static final long END_EPOCH = 10_000_000_000L;
  private static final long[] POWERS_OF_TEN =
      LongStream.iterate(1, power -> power * 10).limit(19).toArray();

  @Test
  void paddedIntegersSortByValue() {
    sorted(KeyFormats.BYTE_PADDED, random -> (byte) random.nextInt(), Comparator.naturalOrder());
    sorted(KeyFormats.SHORT_PADDED, random -> (short) edgy(random), Comparator.naturalOrder());
    sorted(KeyFormats.INT_PADDED, random -> (int) edgy(random), Comparator.naturalOrder());
    sorted(KeyFormats.LONG_PADDED, KeyFormatOrderTest::edgy, Comparator.naturalOrder());
  }

  @Test
  void integersOfAWidthSortByValue() {
    sorted(
        KeyFormats.byteWidth(3), random -> (byte) random.nextInt(128), Comparator.naturalOrder());
    sorted(
        KeyFormats.shortWidth(5),
        random -> (short) random.nextInt(32_768),
        Comparator.naturalOrder());
    sorted(
        KeyFormats.intWidth(6),
        random -> random.nextInt(random.nextInt(1, 1_000_000)),
        Comparator.naturalOrder());
    sorted(
        KeyFormats.longWidth(19),
        random -> edgy(random) & Long.MAX_VALUE,
        Comparator.naturalOrder());
  }

  @Test
  void plainIntegersComeBack() {
    back(KeyFormats.BYTE_PLAIN, random -> (byte) random.nextInt());
    back(KeyFormats.SHORT_PLAIN, random -> (short) edgy(random));
    back(KeyFormats.INT_PLAIN, random -> (int) edgy(random));
    back(KeyFormats.LONG_PLAIN, KeyFormatOrderTest::edgy);
  }

  @ParameterizedTest
  @EnumSource
  void instantsSortByTimeAtEachPrecision(Precision precision) {
    sorted(
        pairs(precision),
        KeyFormats.instant(precision),
        KeyFormatOrderTest::instant,
        Comparator.naturalOrder(),
        precision::truncate);
  }

  @ParameterizedTest
  @EnumSource
  void localTimesSortByTimeAtEachPrecision(Precision precision) {
    sorted(
        pairs(precision),
        KeyFormats.dateTime(precision),
        KeyFormatOrderTest::dateTime,
        LocalDateTime::compareTo,
        precision::truncate);
  }

  private static int pairs(Precision precision) {
    return precision == Precision.NANOS ? PAIRS : PAIRS_OF_A_VARIANT;
  }

  @Test
  void epochDigitsSortByTime() {
    Function<SplittableRandom, Instant> times =
        random -> Instant.ofEpochSecond(Math.floorMod(edgy(random), END_EPOCH), nano(random));
    sorted(
        PAIRS_OF_A_VARIANT,
        KeyFormats.INSTANT_EPOCH_SECONDS,
        times,
        Comparator.naturalOrder(),
        Precision.SECONDS::truncate);
    sorted(
        PAIRS_OF_A_VARIANT,
        KeyFormats.INSTANT_EPOCH_MILLIS,
        times,
        Comparator.naturalOrder(),
        Precision.MILLIS::truncate);
    Function<SplittableRandom, LocalDateTime> local =
        times.andThen(time -> LocalDateTime.ofInstant(time, ZoneOffset.UTC));
    sorted(
        PAIRS_OF_A_VARIANT,
        KeyFormats.DATE_TIME_EPOCH_SECONDS,
        local,
        LocalDateTime::compareTo,
        Precision.SECONDS::truncate);
    sorted(
        PAIRS_OF_A_VARIANT,
        KeyFormats.DATE_TIME_EPOCH_MILLIS,
        local,
        LocalDateTime::compareTo,
        Precision.MILLIS::truncate);
  }

  @Test
  void datesSortByTime() {
    sorted(KeyFormats.DATE, random -> dateTime(random).toLocalDate(), LocalDate::compareTo);
    sorted(
        KeyFormats.YEAR_MONTH,
        random -> YearMonth.from(dateTime(random)),
        Comparator.naturalOrder());
    sorted(KeyFormats.YEAR, random -> Year.of(random.nextInt(10_000)), Comparator.naturalOrder());
  }

  @Test
  void uuidsSortByTheirUnsignedBits() {
    sorted(
        KeyFormats.UUID,
        random -> new UUID(edgy(random), edgy(random)),
        Comparator.comparing(UUID::getMostSignificantBits, Long::compareUnsigned)
            .thenComparing(UUID::getLeastSignificantBits, Long::compareUnsigned));
  }

  @Test
  void charactersSortByCode() {
    Function<SplittableRandom, Character> chars =
        random -> {
          char c = (char) (random.nextBoolean() ? random.nextInt(0x80) : random.nextInt(0x10000));
          return Character.isSurrogate(c) ? '#' : c;
        };
    sorted(KeyFormats.CHARACTER, chars, Comparator.naturalOrder());
  }

  @Test
  void bytesSortUnsigned() {
    Trial trial = new Trial();
    StringBuilder textA = new StringBuilder();
    StringBuilder textB = new StringBuilder();
    trial.repeat(
        PAIRS,
        () -> {
          byte[] a = bytes(trial.random());
          byte[] b =
              trial.random().nextInt(3) == 0
                  ? Arrays.copyOf(a, 1 + trial.random().nextInt(6))
                  : bytes(trial.random());
          write(KeyFormats.BYTES, a, textA);
          write(KeyFormats.BYTES, b, textB);
          trial.check(
              Integer.signum(textA.compareTo(textB))
                  == Integer.signum(Arrays.compareUnsigned(a, b)),
              () -> "order of " + textA + " and " + textB);
          trial.check(
              Arrays.equals(a, KeyFormats.BYTES.decode(textA.toString())),
              () -> "back from " + textA);
        });
  }

  private static <T> void back(KeyFormat<T> format, Function<SplittableRandom, T> values) {
    Trial trial = new Trial();
    StringBuilder textA = new StringBuilder();
    StringBuilder textB = new StringBuilder();
    trial.repeat(
        PAIRS_OF_A_VARIANT,
        () -> {
          T a = values.apply(trial.random());
          T b = values.apply(trial.random());
          write(format, a, textA);
          write(format, b, textB);
          trial.check(
              textA.compareTo(textB) == 0 == a.equals(b),
              () -> "equality of " + textA + " and " + textB);
          trial.check(a.equals(format.decodeOrNull(textA.toString())), () -> "back from " + textA);
        });
  }

  private static <T> void sorted(
      KeyFormat<T> format, Function<SplittableRandom, T> values, Comparator<T> order) {
    sorted(PAIRS, format, values, order, UnaryOperator.identity());
  }

  private static <T> void sorted(
      int pairs,
      KeyFormat<T> format,
      Function<SplittableRandom, T> values,
      Comparator<? super T> order,
      UnaryOperator<T> kept) {
    Trial trial = new Trial();
    StringBuilder textA = new StringBuilder();
    StringBuilder textB = new StringBuilder();
    trial.repeat(
        pairs,
        () -> {
          T a = values.apply(trial.random());
          T b = values.apply(trial.random());
          write(format, a, textA);
          write(format, b, textB);
          T keptA = kept.apply(a);
          // All of these are characters below U+D800, of which UTF-16 order is UTF-8 order, or one
          // character.
          trial.check(
              Integer.signum(textA.compareTo(textB))
                  == Integer.signum(order.compare(keptA, kept.apply(b))),
              () -> "order of " + textA + " and " + textB);
          trial.check(
              keptA.equals(format.decodeOrNull(textA.toString())), () -> "back from " + textA);
        });
  }

  private static <T> void write(KeyFormat<T> format, T value, StringBuilder text) {
    text.setLength(0);
    format.append(value, text);
  }

  /** Numbers of all lengths, many near zero, the ends, and powers of ten. */
  private static long edgy(SplittableRandom random) {
    long near = random.nextInt(-2, 3);
    return switch (random.nextInt(5)) {
      case 0 -> random.nextLong() >> random.nextInt(64);
      case 1 ->
          near + (random.nextBoolean() ? Long.MIN_VALUE : Integer.MIN_VALUE) * random.nextInt(2);
      case 2 -> near + POWERS_OF_TEN[random.nextInt(POWERS_OF_TEN.length)];
      case 3 -> near - POWERS_OF_TEN[random.nextInt(POWERS_OF_TEN.length)];
      default -> random.nextLong();
    };
  }

  private static Instant instant(SplittableRandom random) {
    return Instant.ofEpochSecond(second(random), nano(random));
  }

  private static LocalDateTime dateTime(SplittableRandom random) {
    return LocalDateTime.ofEpochSecond(second(random), nano(random), ZoneOffset.UTC);
  }

  /**
   * Any second of ten thousand years, half of the time one of few around the ends of days, months
   * and years.
   */
  private static long second(SplittableRandom random) {
    if (random.nextBoolean()) {
      return random.nextLong(FIRST_SECOND, END_SECOND);
    }
    return NEW_YEAR + random.nextInt(-2, 3) * 86_400L * random.nextInt(32) + random.nextInt(-2, 3);
  }

  private static int nano(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> 0;
      case 1 -> 999_999_999;
      case 2 -> random.nextInt(1000) * 1_000_000;
      default -> random.nextInt(1_000_000_000);
    };
  }

  private static byte[] bytes(SplittableRandom random) {
    byte[] bytes = new byte[1 + random.nextInt(6)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (random.nextBoolean() ? random.nextInt(-1, 2) : random.nextInt());
    }
    return bytes;
  }
}
