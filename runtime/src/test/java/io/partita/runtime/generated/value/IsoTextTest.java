package io.partita.runtime.generated.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsoTextTest {

  private static final long MIN = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
  private static final long MAX = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();

  @Test
  void timesAreWrittenAndReadAsJavaDoes() {
    Random random = new Random(5);
    long[] units = {1, 1_000, 1_000_000, 100_000_000, 1_000_000_000};
    for (int i = 0; i < 100_000; i++) {
      long unit = units[random.nextInt(units.length)];
      long second = MIN + (long) (random.nextDouble() * (MAX - MIN));
      second -= i % 3 == 0 ? Math.floorMod(second, 60L) : 0;
      Instant instant = Instant.ofEpochSecond(second, random.nextInt(1_000_000_000) / unit * unit);
      LocalDateTime time = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
      String text = instant.toString();

      assertEquals(text, IsoText.of(instant));
      assertEquals(instant, IsoText.instantOrNull(text));
      assertEquals(time, IsoText.dateTimeOrNull(text.substring(0, text.length() - 1)));
      assertEquals(time.toLocalDate(), IsoText.dateOrNull(text.substring(0, 10)));
    }
  }

  @Test
  void yearsOfMoreDigitsAreLeftToJava() {
    for (Instant instant :
        new Instant[] {
          Instant.MIN, Instant.MAX, Instant.ofEpochSecond(MIN - 1), Instant.ofEpochSecond(MAX + 1)
        }) {
      assertEquals(instant.toString(), IsoText.of(instant));
      assertNull(IsoText.instantOrNull(instant.toString()));
    }
    assertEquals("0000-01-01T00:00:00Z", IsoText.of(Instant.ofEpochSecond(MIN)));
    assertEquals("9999-12-31T23:59:59Z", IsoText.of(Instant.ofEpochSecond(MAX)));
  }

  @Test
  void theLastDayOfFebruaryDependsOnTheYear() {
    assertEquals(LocalDate.of(2024, 2, 29), IsoText.dateOrNull("2024-02-29"));
    assertNull(IsoText.dateOrNull("2023-02-29"));
    assertNull(IsoText.dateOrNull("1900-02-29"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Z",
        "2024-01-15",
        "2024-01-15T10:30Z",
        "2024-01-15T10:30:00",
        "2024-01-15T10:30:00+01:00",
        "2024-01-15t10:30:00Z",
        "2024-01-15T10:30:00z",
        "2024-01-15T10:30:00.Z",
        "2024-01-15T10:30:00.1234567890Z",
        "2024-01-15T10:30:00.12x4Z",
        "2024-01-15T10:30:60Z",
        "2024-01-15T10:60:00Z",
        "2024-01-15T24:00:00Z",
        "2024-00-15T10:30:00Z",
        "2024-13-15T10:30:00Z",
        "2024-01-00T10:30:00Z",
        "2024-04-31T10:30:00Z",
        "2O24-01-15T10:30:00Z",
        "-024-01-15T10:30:00Z",
        "2024/01/15T10:30:00Z",
        "2024-01-15T10-30-00Z",
        "2024-1 -15T10:30:00Z"
      })
  void anotherFormIsLeftToJava(String text) {
    assertNull(IsoText.instantOrNull(text));
  }
}
