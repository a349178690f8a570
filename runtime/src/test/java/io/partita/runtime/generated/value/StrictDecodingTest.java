package io.partita.runtime.generated.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.Converter;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Decoders accept exactly what encoders write. */
class StrictDecodingTest {

  private static final int LAST_CASED = 0x20000;
  private static final int MUTATIONS = 10_000;
  private static final String ALPHABET =
      "0123456789-+.:TZ#$%& ABCDEFabcdefstrueMONDAY\u00E9\uFF11\u0661\uD83D\uDE00";

  /** A format and a value to begin with. */
  private record Sample<T>(String name, KeyFormat<T> format, T value) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final class ToUri implements Converter<URI, String> {
    @Override
    public String toStored(URI value) {
      return value.toString();
    }

    @Override
    public URI fromStored(String stored) {
      return URI.create(stored);
    }
  }

  private static Stream<Sample<?>> samples() {
    Instant instant = Instant.parse("2024-02-29T23:59:59.987654321Z");
    LocalDateTime dateTime = LocalDateTime.parse("2023-12-31T00:00:01.000000009");
    Stream<Sample<?>> times =
        Stream.of(Precision.values())
            .flatMap(
                precision ->
                    Stream.of(
                        new Sample<>(
                            "instant " + precision, KeyFormats.instant(precision), instant),
                        new Sample<>(
                            "dateTime " + precision, KeyFormats.dateTime(precision), dateTime)));
    Stream<Sample<?>> others =
        Stream.of(
            new Sample<>("text", KeyFormats.TEXT, "a#1 %"),
            new Sample<>("raw text", KeyFormats.RAW_TEXT, "Toy Story"),
            new Sample<>("upper", KeyFormats.UPPER, "a#\u00DF"),
            new Sample<>("lower", KeyFormats.LOWER, "A#B"),
            new Sample<>("raw upper", KeyFormats.RAW_UPPER, "a b"),
            new Sample<>("raw lower", KeyFormats.RAW_LOWER, "A B"),
            new Sample<>("char", KeyFormats.CHARACTER, '#'),
            new Sample<>("raw char", KeyFormats.RAW_CHARACTER, 'c'),
            new Sample<>("byte plain", KeyFormats.BYTE_PLAIN, (byte) -128),
            new Sample<>("short plain", KeyFormats.SHORT_PLAIN, (short) 320),
            new Sample<>("int plain", KeyFormats.INT_PLAIN, -2147483648),
            new Sample<>("long plain", KeyFormats.LONG_PLAIN, Long.MAX_VALUE),
            new Sample<>("byte padded", KeyFormats.BYTE_PADDED, (byte) -1),
            new Sample<>("short padded", KeyFormats.SHORT_PADDED, (short) 7),
            new Sample<>("int padded", KeyFormats.INT_PADDED, Integer.MAX_VALUE),
            new Sample<>("long padded", KeyFormats.LONG_PADDED, -1L),
            new Sample<>("byte width", KeyFormats.byteWidth(3), (byte) 127),
            new Sample<>("short width", KeyFormats.shortWidth(7), (short) 32767),
            new Sample<>("int width", KeyFormats.intWidth(10), 2147483647),
            new Sample<>("long width", KeyFormats.longWidth(19), Long.MAX_VALUE),
            new Sample<>("epoch seconds", KeyFormats.INSTANT_EPOCH_SECONDS, instant),
            new Sample<>("epoch millis", KeyFormats.INSTANT_EPOCH_MILLIS, instant),
            new Sample<>("local epoch seconds", KeyFormats.DATE_TIME_EPOCH_SECONDS, dateTime),
            new Sample<>("local epoch millis", KeyFormats.DATE_TIME_EPOCH_MILLIS, dateTime),
            new Sample<>("date", KeyFormats.DATE, LocalDate.of(2024, 2, 29)),
            new Sample<>("month", KeyFormats.YEAR_MONTH, YearMonth.of(2024, 12)),
            new Sample<>("year", KeyFormats.YEAR, Year.of(0)),
            new Sample<>(
                "uuid", KeyFormats.UUID, UUID.fromString("0a1b2c3d-4e5f-6789-abcd-ef0123456789")),
            new Sample<>("boolean", KeyFormats.BOOLEAN, true),
            new Sample<>("bytes", KeyFormats.BYTES, new byte[] {0, -1, 10}),
            new Sample<>("enum", KeyFormats.enumOf(DayOfWeek.values()), DayOfWeek.MONDAY),
            new Sample<>(
                "uri", KeyFormats.converted(new ToUri(), KeyFormats.TEXT), URI.create("a:b%20c")));
    return Stream.concat(times, others);
  }

  @ParameterizedTest
  @MethodSource("samples")
  <T> void aMutatedTextIsRefusedOrWrittenBackAsItIs(Sample<T> sample) {
    Trial trial = new Trial();
    StringBuilder written = new StringBuilder();
    sample.format().append(sample.value(), written);
    String original = written.toString();
    assertTrue(sample.format().matches(original));
    trial.repeat(
        MUTATIONS,
        () -> {
          String mutated = mutate(original, trial.random());
          T value = sample.format().decodeOrNull(mutated);
          trial.check(
              (value != null) == sample.format().matches(mutated),
              () -> "shape of " + Trial.show(mutated));
          if (value != null) {
            String again = sample.format().encode(value);
            trial.check(
                again.equals(mutated),
                () -> Trial.show(mutated) + " is written as " + Trial.show(again));
          }
        });
  }

  private static String mutate(String text, SplittableRandom random) {
    String mutated = text;
    for (int i = random.nextInt(3); i >= 0; i--) {
      int place = random.nextInt(mutated.length() + 1);
      int end = Math.min(mutated.length(), place + random.nextInt(2));
      char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      String insert = random.nextInt(3) == 0 ? "" : String.valueOf(c);
      mutated = mutated.substring(0, place) + insert + mutated.substring(end);
    }
    return mutated;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "%", "%2", "%2g", "%2f", "%26", "%41", "a b", "a#b", "a$", "\uD800", "%e2", "\uDC00a",
        "%+1", "%0x"
      })
  void textThatIsNotCanonicalIsNotText(String text) {
    assertFalse(KeyFormats.TEXT.matches(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a#b", "a\tb", "a\u0000", "a\u007F", "a\u0085", "\uD800", "\uDC00"})
  void rawTextHasNoSeparatorAndNoControls(String text) {
    assertFalse(KeyFormats.RAW_TEXT.matches(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "-0",
        "+1",
        "00",
        "01",
        "-01",
        "1 ",
        "0x1",
        "2147483648",
        "-2147483649",
        "99999999999999999999",
        "\u0661"
      })
  void plainIntegersHaveOneWriting(String text) {
    assertFalse(KeyFormats.INT_PLAIN.matches(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "7",
        "007",
        "00000000007",
        "2147483648",
        "-2147483648",
        "-7",
        "+000000007",
        "9999999999"
      })
  void paddedIntegersHaveOneWriting(String text) {
    assertFalse(KeyFormats.INT_PADDED.matches(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775808",
        "9999999999999999999",
        "-9223372036854775808",
        "-9999999999999999999"
      })
  void paddedLongsDoNotOverflow(String text) {
    assertFalse(KeyFormats.LONG_PADDED.matches(text));
    assertFalse(KeyFormats.longWidth(19).matches(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2023-02-29",
        "2024-00-01",
        "2024-13-01",
        "2024-01-00",
        "2024-04-31",
        "2024-1-01",
        "24-01-01",
        "2024-01-01T",
        "-024-01-01"
      })
  void datesThatDoNotExistAreNoDates(String text) {
    assertFalse(KeyFormats.DATE.matches(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-01-15T24:00:00Z",
        "2024-01-15T10:60:00Z",
        "2024-01-15T10:30:60Z",
        "2024-01-15T10:30:00",
        "2024-01-15T10:30:00z",
        "2024-01-15 10:30:00Z",
        "2024-01-15T10:30:00.0Z",
        "Z"
      })
  void instantsHaveOneWriting(String text) {
    assertFalse(KeyFormats.instant(Precision.SECONDS).matches(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0A1B2C3D-4E5F-6789-ABCD-EF0123456789",
        "0a1b2c3d4e5f6789abcdef0123456789",
        "a1b2c3d-4e5f-6789-abcd-ef0123456789",
        "1-1-1-1-1",
        "0a1b2c3d-4e5f-6789-abcd-ef012345678g"
      })
  void uuidsAreCanonicalAndLowerCase(String text) {
    assertFalse(KeyFormats.UUID.matches(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "0A", "0g", "000"})
  void bytesAreLowerCaseHex(String text) {
    assertFalse(KeyFormats.BYTES.matches(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "TRUE", "True", "yes", "1", "true "})
  void booleansAreTrueAndFalse(String text) {
    assertFalse(KeyFormats.BOOLEAN.matches(text));
  }

  @Test
  void textInOneCaseIsWrittenOnceForEveryCharacter() {
    for (int codePoint = '&'; codePoint < LAST_CASED; codePoint++) {
      if (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE) {
        String text = "x" + Character.toString(codePoint) + "y";
        for (KeyFormat<String> format : List.of(KeyFormats.UPPER, KeyFormats.LOWER)) {
          StringBuilder written = new StringBuilder();
          format.append(text, written);
          String key = written.toString();
          assertEquals(key, format.encode(format.decode(key)), () -> Trial.show(text));
        }
      }
    }
  }
}
