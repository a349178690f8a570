package io.partita.it.pantry;

import io.partita.annotations.Convert;
import io.partita.annotations.Embedded;
import io.partita.annotations.Entity;
import io.partita.annotations.EpochMillis;
import io.partita.annotations.Rest;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every component type, plain, boxed, nested and converted. */
@Entity(pk = "SINK#{id}", sk = "{kind}#{number}")
public record KitchenSink(
    UUID id,
    Kind kind,
    int number,
    String text,
    char letter,
    Character boxedLetter,
    boolean flag,
    Boolean boxedFlag,
    byte tiny,
    Byte boxedTiny,
    short small,
    Short boxedSmall,
    Integer boxedNumber,
    long large,
    Long boxedLarge,
    float real,
    Float boxedReal,
    double precise,
    Double boxedPrecise,
    BigDecimal decimal,
    BigInteger integer,
    UUID uuid,
    URI uri,
    Duration duration,
    Instant instant,
    LocalDate date,
    LocalDateTime dateTime,
    LocalTime time,
    YearMonth month,
    Year year,
    OffsetDateTime offsetTime,
    ZonedDateTime zonedTime,
    ZoneId zone,
    Period period,
    ByteBuffer buffer,
    Optional<String> optionalText,
    Optional<Integer> optionalNumber,
    Optional<Place> optionalPlace,
    Kind boxedKind,
    Place place,
    Payment payment,
    List<String> texts,
    List<Payment> payments,
    List<List<Integer>> matrix,
    Set<String> textSet,
    Set<Integer> numberSet,
    Set<BigDecimal> decimalSet,
    Set<Kind> kinds,
    Set<UUID> uuids,
    Set<Place> placeSet,
    Map<String, String> textMap,
    Map<String, List<Place>> placesByName,
    Map<String, Map<String, Set<Integer>>> deep,
    Map<Kind, String> textByKind,
    Map<UUID, Place> placeById,
    Map<Integer, List<String>> textsByNumber,
    Map<Long, Map<Kind, Optional<Integer>>> numbersByLarge,
    Map<Short, Boolean> flagBySmall,
    Map<Byte, Boolean> flagByTiny,
    Map<BigInteger, String> textByInteger,
    Map<LocalDate, Integer> numberByDate,
    Map<YearMonth, Place> placeByMonth,
    @Convert(MoneyConverter.class) Map<Money, Kind> kindByMoney,
    @Convert(MoneyConverter.class) Money money,
    @Convert(MoneyConverter.class) List<Money> moneys,
    @Convert(MoneyConverter.class) Map<String, Money> moneyByName,
    @Convert(MoneyConverter.class) Optional<Money> optionalMoney,
    @Convert(MoneyConverter.class) Set<Money> moneySet,
    @Convert(EpochMillis.class) Instant millis,
    @Convert(ColorConverter.class) Color color,
    @Embedded(prefix = "at_") Place at,
    @Rest Map<String, AttributeValue> others) {

  /** A small enum. */
  public enum Kind {
    PLAIN,
    FANCY
  }

  /** A nested record with a nested record. */
  public record Place(String name, Point point, Optional<String> note) {}

  /** A record of primitives. */
  public record Point(double x, double y) {}

  /** A sealed choice of records. */
  public sealed interface Payment permits Card, Transfer, Cash {}

  /** A payment by card. */
  public record Card(String number, YearMonth expires) implements Payment {}

  /** A payment by transfer. */
  public record Transfer(String iban, Place bank) implements Payment {}

  /** A payment without attributes. */
  public record Cash() implements Payment {}

  /** A type Partita does not know. */
  public static final class Money {
    private final String currency;
    private final long cents;

    public Money(String currency, long cents) {
      this.currency = currency;
      this.cents = cents;
    }

    String currency() {
      return currency;
    }

    long cents() {
      return cents;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Money money
          && money.currency.equals(currency)
          && money.cents == cents;
    }

    @Override
    public int hashCode() {
      return currency.hashCode() * 31 + Long.hashCode(cents);
    }
  }

  /** Red, green and blue, stored as a record of its own. */
  public static final class Color {
    private final int rgb;

    public Color(int rgb) {
      this.rgb = rgb;
    }

    int rgb() {
      return rgb;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Color color && color.rgb == rgb;
    }

    @Override
    public int hashCode() {
      return rgb;
    }
  }

  /** The stored form of a colour. */
  public record StoredColor(int red, int green, int blue) {}
}
