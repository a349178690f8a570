package io.partita.it.identity;

import io.partita.it.identity.Formats.Code;
import io.partita.it.identity.Formats.Held;
import io.partita.it.identity.Formats.Inside;
import io.partita.it.identity.Formats.Level;
import io.partita.it.identity.Formats.Measures.Measure;
import io.partita.it.identity.Formats.Own.Moment;
import io.partita.it.identity.Formats.Place;
import io.partita.it.identity.Formats.Raw.RawHeld;
import io.partita.it.identity.Formats.Raw.RawWhole;
import io.partita.it.identity.Formats.Twice;
import io.partita.it.identity.Formats.Whole;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;

/** Records whose keys are made up, few values among them so that some are equal. */
final class RandomKeys {

  private static final String[] TEXTS = {
    "a", "9", "a b", "#", "%", "$", "\"", "\\", "é", "🎈", "\u0001", "x-1", "A", "0"
  };
  private static final String[] RAW_TEXTS = {"a", "9", "a b", "%", "$", "\"", "\\", "é", "🎈", "x"};

  private final Random random;

  RandomKeys(long seed) {
    this.random = new Random(seed);
  }

  Random random() {
    return random;
  }

  private static String text(Random random, String[] texts) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(3); i >= 0; i--) {
      text.append(texts[random.nextInt(texts.length)]);
    }
    return text.toString();
  }

  String text() {
    return text(random, TEXTS);
  }

  private String rawText() {
    return text(random, RAW_TEXTS);
  }

  private char letter() {
    return "a# %é~".charAt(random.nextInt(6));
  }

  private Level level() {
    return Level.values()[random.nextInt(Level.values().length)];
  }

  private UUID id() {
    return new UUID(random.nextInt(3), random.nextInt(3));
  }

  private Instant instant() {
    return Instant.ofEpochSecond(1_700_000_000L + random.nextInt(3), random.nextInt(3) * 1_001_001);
  }

  private LocalDateTime local() {
    return LocalDateTime.ofInstant(instant(), ZoneOffset.UTC);
  }

  private LocalDate day() {
    return LocalDate.of(2024, 1, 1 + random.nextInt(3));
  }

  private byte[] bytes() {
    return new byte[] {(byte) random.nextInt(), (byte) random.nextInt(2)};
  }

  private Code code() {
    return new Code(text());
  }

  Whole whole() {
    return new Whole(
        text(),
        letter(),
        (byte) random.nextInt(),
        (short) (random.nextInt(5) - 2),
        random.nextInt(1_000_000),
        random.nextInt(3) - 1L,
        random.nextBoolean(),
        level(),
        id(),
        instant(),
        instant().truncatedTo(ChronoUnit.MILLIS),
        instant().truncatedTo(ChronoUnit.MICROS),
        instant().truncatedTo(ChronoUnit.SECONDS),
        instant().truncatedTo(ChronoUnit.MILLIS),
        local(),
        local().truncatedTo(ChronoUnit.SECONDS),
        day().atStartOfDay().toInstant(ZoneOffset.UTC),
        day(),
        YearMonth.from(day()),
        Year.of(2000 + random.nextInt(3)),
        bytes(),
        code(),
        text());
  }

  Twice twice() {
    return new Twice(text(), instant(), text());
  }

  Inside inside() {
    return new Inside(new Place(text(), text(), random.nextInt(3)), text(), text());
  }

  Held held() {
    return new Held(
        text(),
        text(),
        letter(),
        (byte) random.nextInt(),
        (short) (random.nextInt(5) - 2),
        random.nextInt(1_000_000),
        random.nextLong(),
        random.nextBoolean(),
        level(),
        id(),
        instant(),
        local(),
        day(),
        YearMonth.from(day()),
        Year.of(2000 + random.nextInt(3)),
        bytes(),
        code(),
        Optional.of(text()),
        text());
  }

  RawWhole rawWhole() {
    return new RawWhole(
        rawText(),
        "a %é~".charAt(random.nextInt(5)),
        random.nextInt(3) - 1,
        random.nextInt(3),
        level(),
        instant(),
        instant().truncatedTo(ChronoUnit.SECONDS),
        day(),
        rawText(),
        text());
  }

  RawHeld rawHeld() {
    return new RawHeld(
        rawText(), rawText(), random.nextInt(), level(), instant(), day(), rawText(), text());
  }

  Moment moment() {
    return new Moment(id(), instant(), day(), instant().truncatedTo(ChronoUnit.MILLIS), text());
  }

  Measure measure() {
    return new Measure(text(), random.nextInt(3) / 8.0, text());
  }
}
