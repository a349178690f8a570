package io.partita.it.pantry;

import io.partita.it.pantry.KitchenSink.Card;
import io.partita.it.pantry.KitchenSink.Cash;
import io.partita.it.pantry.KitchenSink.Color;
import io.partita.it.pantry.KitchenSink.Kind;
import io.partita.it.pantry.KitchenSink.Money;
import io.partita.it.pantry.KitchenSink.Payment;
import io.partita.it.pantry.KitchenSink.Place;
import io.partita.it.pantry.KitchenSink.Point;
import io.partita.it.pantry.KitchenSink.Transfer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Kitchen sinks with random contents, nulls included. */
final class RandomSinks {

  private static final String[] SNIPPETS = {
    "a", "#", "%", "$", " ", "é", "🎈", "\u0000", "\uFFFF", "Z", "0", "\""
  };

  private final Random random;
  private final boolean full;

  private RandomSinks(Random random, boolean full) {
    this.random = random;
    this.full = full;
  }

  static KitchenSink next(Random random) {
    return new RandomSinks(random, false).sink();
  }

  /** A sink without nulls and empty collections. */
  static KitchenSink full() {
    return new RandomSinks(new Random(1), true).sink();
  }

  private KitchenSink sink() {
    return new KitchenSink(
        uuid(),
        kind(),
        random.nextInt(),
        text(),
        letter(),
        orNull(this::letter),
        random.nextBoolean(),
        orNull(random::nextBoolean),
        (byte) random.nextInt(),
        orNull(() -> (byte) random.nextInt()),
        (short) random.nextInt(),
        orNull(() -> (short) random.nextInt()),
        orNull(random::nextInt),
        random.nextLong(),
        orNull(random::nextLong),
        real(),
        orNull(this::real),
        precise(),
        orNull(this::precise),
        orNull(this::decimal),
        orNull(() -> new BigInteger(120, random).negate()),
        orNull(this::uuid),
        orNull(() -> URI.create("https://example.org/" + random.nextInt())),
        orNull(() -> Duration.ofNanos(random.nextLong())),
        orNull(this::instant),
        orNull(() -> LocalDate.ofEpochDay(random.nextInt(4_000_000) - 2_000_000)),
        orNull(() -> LocalDateTime.ofEpochSecond(random.nextInt(), nanos(), ZoneOffset.UTC)),
        orNull(() -> LocalTime.ofSecondOfDay(random.nextInt(86_400)).withNano(nanos())),
        orNull(this::month),
        orNull(() -> Year.of(random.nextInt(10_000))),
        orNull(() -> instant().atOffset(offset())),
        orNull(() -> instant().atZone(zone())),
        orNull(this::zone),
        orNull(() -> Period.of(random.nextInt(), random.nextInt(20) - 10, random.nextInt(50))),
        orNull(() -> ByteBuffer.wrap(bytes())),
        Optional.ofNullable(orNull(this::text)),
        Optional.ofNullable(orNull(random::nextInt)),
        Optional.ofNullable(orNull(this::place)),
        orNull(this::kind),
        orNull(this::place),
        orNull(this::payment),
        list(this::text),
        list(this::payment),
        list(() -> list(random::nextInt)),
        set(this::text),
        set(random::nextInt),
        set(this::decimal),
        full ? Set.of(Kind.FANCY) : set(this::kind),
        set(this::uuid),
        set(this::place),
        map(this::text),
        map(() -> list(this::place)),
        map(() -> map(() -> set(random::nextInt))),
        map(this::kind, this::text),
        map(this::uuid, this::place),
        map(random::nextInt, () -> list(this::text)),
        map(random::nextLong, () -> map(this::kind, () -> Optional.of(random.nextInt()))),
        map(() -> (short) random.nextInt(), random::nextBoolean),
        map(() -> (byte) random.nextInt(), random::nextBoolean),
        map(() -> new BigInteger(120, random).negate(), this::text),
        map(() -> LocalDate.ofEpochDay(random.nextInt(4_000_000) - 2_000_000), random::nextInt),
        map(this::month, this::place),
        map(this::money, this::kind),
        orNull(this::money),
        list(this::money),
        map(this::money),
        Optional.ofNullable(orNull(this::money)),
        set(this::money),
        orNull(() -> Instant.ofEpochMilli(random.nextLong() >> 16)),
        orNull(() -> new Color(random.nextInt(1 << 24))),
        orNull(this::place),
        others());
  }

  /** What another program may have written beside the components. */
  private Map<String, AttributeValue> others() {
    Map<String, AttributeValue> others = new LinkedHashMap<>();
    for (int i = size(); i > 0; i--) {
      others.put("other " + text(), other(2));
    }
    return others;
  }

  private AttributeValue other(int depth) {
    return switch (random.nextInt(depth > 0 ? 10 : 8)) {
      case 0 -> AttributeValue.fromS(text());
      case 1 -> AttributeValue.fromN(String.valueOf(random.nextLong()));
      case 2 -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes()));
      case 3 -> AttributeValue.fromBool(random.nextBoolean());
      case 4 -> AttributeValue.fromNul(true);
      case 5 -> AttributeValue.fromSs(List.of(text()));
      case 6 -> AttributeValue.fromNs(List.of(String.valueOf(random.nextInt())));
      case 7 -> AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(bytes())));
      case 8 -> AttributeValue.fromL(list(() -> other(depth - 1)));
      default -> AttributeValue.fromM(map(() -> other(depth - 1)));
    };
  }

  private <T> T orNull(Supplier<T> value) {
    return !full && random.nextInt(4) == 0 ? null : value.get();
  }

  private int size() {
    return full ? 1 + random.nextInt(2) : random.nextInt(3);
  }

  private <T> List<T> list(Supplier<T> element) {
    List<T> list = new ArrayList<>();
    for (int i = size(); i > 0; i--) {
      list.add(element.get());
    }
    return list;
  }

  private <T> Set<T> set(Supplier<T> element) {
    return new LinkedHashSet<>(list(element));
  }

  private <T> Map<String, T> map(Supplier<T> value) {
    Map<String, T> map = new LinkedHashMap<>();
    for (int i = size(); i > 0; i--) {
      map.put("k" + text(), value.get());
    }
    if (full) {
      map.put("home", value.get());
      map.put("k#1", value.get());
    }
    return map;
  }

  private <K, T> Map<K, T> map(Supplier<K> key, Supplier<T> value) {
    Map<K, T> map = new LinkedHashMap<>();
    for (int i = size(); i > 0; i--) {
      map.put(key.get(), value.get());
    }
    return map;
  }

  private ZoneOffset offset() {
    return ZoneOffset.ofTotalSeconds((random.nextInt(145) - 72) * 900);
  }

  private ZoneId zone() {
    List<String> zones = List.of("Europe/Paris", "Asia/Kolkata", "America/New_York", "UTC", "Z");
    return ZoneId.of(zones.get(random.nextInt(zones.size())));
  }

  private String text() {
    StringBuilder text = new StringBuilder("t");
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(SNIPPETS[random.nextInt(SNIPPETS.length)]);
    }
    return text.toString();
  }

  private char letter() {
    return (char) ('!' + random.nextInt(90));
  }

  private UUID uuid() {
    return new UUID(random.nextLong(), random.nextLong());
  }

  private Kind kind() {
    return Kind.values()[random.nextInt(2)];
  }

  private float real() {
    return (random.nextFloat() - 0.5f) * (1 << random.nextInt(30));
  }

  private double precise() {
    return (random.nextDouble() - 0.5) * (1L << random.nextInt(60));
  }

  private BigDecimal decimal() {
    BigDecimal decimal =
        new BigDecimal(new BigInteger(random.nextInt(120) + 1, random), random.nextInt(80) - 40)
            .stripTrailingZeros();
    // DynamoDB gives 1E+3 back as 1000; the two are not equal in Java.
    return decimal.scale() < 0 ? decimal.setScale(0) : decimal;
  }

  private int nanos() {
    return switch (random.nextInt(4)) {
      case 0 -> 0;
      case 1 -> random.nextInt(1000) * 1_000_000;
      case 2 -> random.nextInt(1_000_000) * 1000;
      default -> random.nextInt(1_000_000_000);
    };
  }

  private Instant instant() {
    return Instant.ofEpochSecond(random.nextInt()).plus(nanos(), ChronoUnit.NANOS);
  }

  private YearMonth month() {
    return YearMonth.of(random.nextInt(10_000), 1 + random.nextInt(12));
  }

  private byte[] bytes() {
    byte[] bytes = new byte[1 + random.nextInt(5)];
    random.nextBytes(bytes);
    return bytes;
  }

  private Money money() {
    return new Money("EUR", random.nextInt());
  }

  private Place place() {
    return new Place(
        text(), new Point(precise(), precise()), Optional.ofNullable(orNull(this::text)));
  }

  private Payment payment() {
    return switch (random.nextInt(3)) {
      case 0 -> new Card(text(), month());
      case 1 -> new Transfer(text(), place());
      default -> new Cash();
    };
  }
}
