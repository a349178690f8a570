package io.partita.it.identity;

import io.partita.annotations.Convert;
import io.partita.annotations.Converter;
import io.partita.annotations.Entity;
import io.partita.annotations.EpochMillis;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ProjectionOf;
import io.partita.annotations.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.Optional;
import java.util.UUID;

/** Every type and format that may stand in a key, in the table's key and in index keys. */
@Table(
    entities = {Formats.Whole.class, Formats.Twice.class, Formats.Inside.class, Formats.Held.class},
    projections = {
      Formats.WholePart.class,
      Formats.TwicePart.class,
      Formats.InsidePart.class,
      Formats.HeldPart.class
    })
public interface Formats {

  /** One of several. */
  enum Level {
    LOW,
    HIGH,
    OVER$THE_TOP
  }

  /** A value of its own type. */
  record Code(String text) {}

  /** Where something is. */
  record Place(String country, String city, Integer floor) {}

  /** Codes as their text, whose case does not matter when they are read. */
  final class CodeAsText implements Converter<Code, String> {

    @Override
    public String toStored(Code value) {
      return "c-" + value.text();
    }

    @Override
    public Code fromStored(String stored) {
      if (!stored.startsWith("c-")) {
        throw new IllegalArgumentException("no code");
      }
      return new Code(stored.substring(2));
    }
  }

  /** All formats in the table's key. */
  @Entity(
      pk = "A#{text}#{letter}#{tiny}#{small:plain}#{number:6}#{big}#{flag}#{level}#{id}",
      sk =
          "B#{at}#{millis:millis}#{micros:micros}#{epoch:epochSeconds}#{epochMillis:epochMillis}"
              + "#{local}#{localSeconds:seconds}#{midnight:day}#{day}#{month}#{year}#{bytes}#{code}")
  record Whole(
      String text,
      char letter,
      byte tiny,
      short small,
      int number,
      long big,
      boolean flag,
      Level level,
      UUID id,
      Instant at,
      Instant millis,
      Instant micros,
      Instant epoch,
      Instant epochMillis,
      LocalDateTime local,
      LocalDateTime localSeconds,
      Instant midnight,
      LocalDate day,
      YearMonth month,
      Year year,
      byte[] bytes,
      @Convert(CodeAsText.class) Code code,
      String note) {}

  /** One component in both attributes, once as a part. */
  @Entity(pk = "T#{name}#{at:day}", sk = "U#{at}#{name}")
  record Twice(String name, Instant at, String note) {}

  /** A component of which the key has a part. */
  @Entity(pk = "I#{place.country}#{place.city}", sk = "J#{id}")
  record Inside(Place place, String id, String note) {}

  /** All formats that keep whole values in index keys, with every kind of component. */
  @Entity(pk = "H#{key}", sk = "H")
  @Index(
      name = "GSI1",
      pk = "A#{text}#{letter}#{tiny}#{small:plain}#{number:6}#{big}#{flag}#{level}#{$shard}",
      sk = "B#{id}#{at}#{local}#{day}#{month}#{year}#{bytes}#{code}#{maybe}",
      shards = 7)
  record Held(
      String key,
      String text,
      char letter,
      byte tiny,
      short small,
      int number,
      long big,
      boolean flag,
      Level level,
      UUID id,
      Instant at,
      LocalDateTime local,
      LocalDate day,
      YearMonth month,
      Year year,
      byte[] bytes,
      @Convert(CodeAsText.class) Code code,
      Optional<String> maybe,
      String note) {}

  /** Some of all formats in the table's key. */
  @ProjectionOf(Whole.class)
  record WholePart(
      int number, Level level, Instant micros, LocalDate day, Code code, String note) {}

  /** What stands in both attributes. */
  @ProjectionOf(Twice.class)
  record TwicePart(Instant at) {}

  /** The component of which the key has a part. */
  @ProjectionOf(Inside.class)
  record InsidePart(String note, Place place) {}

  /** Some of all formats in index keys. */
  @ProjectionOf(Held.class)
  record HeldPart(
      Optional<String> maybe,
      char letter,
      Short small,
      boolean flag,
      LocalDateTime local,
      Code code,
      String key) {}

  /** The same with keys as they are. */
  @Table(
      entities = {Raw.RawWhole.class, Raw.RawHeld.class},
      projections = Raw.RawHeldPart.class,
      keyEncoding = io.partita.annotations.KeyEncoding.RAW)
  interface Raw {

    /** All formats in the table's key. */
    @Entity(
        pk = "A#{text}#{letter}#{number}#{big:12}#{level}",
        sk = "B#{at}#{seconds:seconds}#{day}#{last}")
    record RawWhole(
        String text,
        char letter,
        int number,
        long big,
        Level level,
        Instant at,
        Instant seconds,
        LocalDate day,
        String last,
        String note) {}

    /** The same in index keys. */
    @Entity(pk = "H#{key}", sk = "H")
    @Index(name = "GSI1", pk = "A#{text}#{number}#{level}", sk = "B#{at}#{day}#{last}")
    record RawHeld(
        String key,
        String text,
        Integer number,
        Level level,
        Instant at,
        LocalDate day,
        String last,
        String note) {}

    /** Some of it. */
    @ProjectionOf(RawHeld.class)
    record RawHeldPart(Integer number, LocalDate day, String last) {}
  }

  /** Keys that are components' own attributes, of types that can be written in several ways. */
  @Table(
      entities = Own.Moment.class,
      projections = Own.MomentPart.class,
      partitionKey = "id",
      sortKey = "at",
      typeAttribute = "",
      indexes = @IndexDefinition(name = "ByDay", partitionKey = "day", sortKey = "since"))
  interface Own {

    /** A moment. */
    @Entity(pk = "{id}", sk = "{at}")
    @Index(name = "ByDay")
    record Moment(
        UUID id,
        Instant at,
        LocalDate day,
        @Convert(EpochMillis.class) Instant since,
        String note) {}

    /** Some of it. */
    @ProjectionOf(Moment.class)
    record MomentPart(Instant since, Instant at) {}
  }

  /** A key that is a number, which a double may have no room for. */
  @Table(
      entities = Measures.Measure.class,
      partitionKey = "sensor",
      sortKey = "value",
      typeAttribute = "")
  interface Measures {

    /** A measured value. */
    @Entity(pk = "{sensor}", sk = "{value}")
    record Measure(String sensor, double value, String note) {}
  }
}
