package io.partita.it.pantry;

import io.partita.annotations.ProjectionOf;
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

/** All that a sink has, but not as the sink. */
@ProjectionOf(KitchenSink.class)
public record Drain(
    UUID id,
    KitchenSink.Kind kind,
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
    Optional<KitchenSink.Place> optionalPlace,
    KitchenSink.Kind boxedKind,
    KitchenSink.Place place,
    KitchenSink.Payment payment,
    List<String> texts,
    List<KitchenSink.Payment> payments,
    List<List<Integer>> matrix,
    Set<String> textSet,
    Set<Integer> numberSet,
    Set<BigDecimal> decimalSet,
    Set<KitchenSink.Kind> kinds,
    Set<UUID> uuids,
    Set<KitchenSink.Place> placeSet,
    Map<String, String> textMap,
    Map<String, List<KitchenSink.Place>> placesByName,
    Map<String, Map<String, Set<Integer>>> deep,
    Map<KitchenSink.Kind, String> textByKind,
    Map<UUID, KitchenSink.Place> placeById,
    Map<Integer, List<String>> textsByNumber,
    Map<Long, Map<KitchenSink.Kind, Optional<Integer>>> numbersByLarge,
    Map<Short, Boolean> flagBySmall,
    Map<Byte, Boolean> flagByTiny,
    KitchenSink.Money money,
    List<KitchenSink.Money> moneys,
    Map<String, KitchenSink.Money> moneyByName,
    Optional<KitchenSink.Money> optionalMoney,
    Set<KitchenSink.Money> moneySet,
    Instant millis,
    KitchenSink.Color color,
    KitchenSink.Place at) {}
