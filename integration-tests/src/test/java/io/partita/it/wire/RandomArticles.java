package io.partita.it.wire;

import io.partita.it.wire.Article.Address;
import io.partita.it.wire.Article.Bag;
import io.partita.it.wire.Article.Box;
import io.partita.it.wire.Article.Kind;
import io.partita.it.wire.Article.Maker;
import io.partita.it.wire.Article.Packaging;
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
import java.util.stream.IntStream;

/** Articles with all kinds of values, of which many are absent. */
final class RandomArticles {

  private static final String[] FRAGMENTS = {
    "", "a", "plain text", "exactly8", "\"", "\\", "/", "\n\r\t\b\f", "\u0000\u0001\u001f\u007f",
    "é", "ß€", "日本語", "😀", "\u2028", "{\"S\":\"x\"}", "]}", "$type", " "
  };

  private final Random random;
  private int number;

  RandomArticles(long seed) {
    random = new Random(seed);
  }

  List<Article> next(int count) {
    return IntStream.range(0, count).mapToObj(i -> next()).toList();
  }

  private Article next() {
    return next(orNull(this::text));
  }

  /** An article with a text. */
  Article next(String text) {
    return new Article(
        new UUID(random.nextLong(), random.nextLong()),
        kind(),
        number++ % 1_000_000,
        orNull(() -> "shelf" + random.nextInt(10)),
        text,
        letter(),
        orNull(this::letter),
        random.nextBoolean(),
        orNull(random::nextBoolean),
        (byte) random.nextInt(),
        orNull(() -> (byte) random.nextInt()),
        (short) random.nextInt(),
        orNull(() -> (short) random.nextInt()),
        integer(),
        orNull(this::integer),
        random.nextLong() >> random.nextInt(64),
        orNull(random::nextLong),
        Float.intBitsToFloat(random.nextInt() & 0x7f7fffff | 0x20000000),
        orNull(random::nextFloat),
        random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20),
        orNull(random::nextDouble),
        orNull(() -> new BigInteger(random.nextInt(120), random)),
        orNull(this::decimal),
        orNull(() -> URI.create("https://example.org/" + random.nextInt(1000))),
        orNull(() -> Duration.ofMillis(random.nextInt())),
        orNull(this::instant),
        orNull(() -> LocalDate.ofEpochDay(random.nextInt(100_000) - 50_000)),
        orNull(() -> LocalDateTime.ofInstant(instant(), ZoneOffset.UTC)),
        orNull(() -> LocalTime.ofSecondOfDay(random.nextInt(86_400))),
        orNull(() -> YearMonth.of(random.nextInt(9999), 1 + random.nextInt(12))),
        orNull(() -> Year.of(random.nextInt(9999))),
        orNull(() -> instant().atOffset(ZoneOffset.ofTotalSeconds(random.nextInt(64_800)))),
        orNull(() -> instant().atZone(zone())),
        orNull(this::zone),
        orNull(() -> Period.of(integer(), integer(), integer())),
        orNull(this::bytes),
        orNull(() -> ByteBuffer.wrap(bytes())),
        orNull(this::maker),
        optional(this::text),
        optional(this::maker),
        optional(this::integer),
        optional(() -> list(this::text)),
        list(this::text),
        list(() -> list(this::integer)),
        list(this::maker),
        set(this::text),
        set(this::integer),
        set(this::decimal),
        set(this::kind),
        set(() -> ByteBuffer.wrap(bytes())),
        set(this::address),
        set(random::nextBoolean),
        map(this::text),
        map(() -> list(this::address)),
        map(() -> map(() -> set(random::nextLong))),
        map(this::kind, this::text),
        map(() -> new UUID(random.nextLong(), random.nextLong()), () -> optional(this::address)),
        map(this::integer, this::decimal),
        map(random::nextLong, () -> map(this::kind, random::nextBoolean)),
        orNull(this::packaging),
        list(this::packaging),
        orNull(this::money),
        list(this::money),
        set(this::money),
        map(() -> optional(this::money)),
        orNull(() -> Instant.ofEpochMilli(random.nextLong() >> 20)),
        orNull(this::text),
        random.nextInt(),
        orNull(this::text),
        orNull(() -> Instant.ofEpochSecond(4_000_000_000L + random.nextInt())));
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      text.append(FRAGMENTS[random.nextInt(FRAGMENTS.length)]);
    }
    return text.toString();
  }

  private char letter() {
    return "aZ09\"\\/ü€\n\u0000".charAt(random.nextInt(11));
  }

  private int integer() {
    return random.nextInt() >> random.nextInt(32);
  }

  private BigDecimal decimal() {
    return new BigDecimal(new BigInteger(random.nextInt(120), random), random.nextInt(40) - 10);
  }

  private Instant instant() {
    int digits = random.nextInt(4);
    long second = random.nextInt(2_000_000_000);
    return Instant.ofEpochSecond(
        second, digits == 0 ? 0 : random.nextInt(1000) * (long) Math.pow(1000, digits - 1));
  }

  private byte[] bytes() {
    byte[] bytes = new byte[random.nextInt(10)];
    random.nextBytes(bytes);
    return bytes;
  }

  private Kind kind() {
    return Kind.values()[random.nextInt(Kind.values().length)];
  }

  private Address address() {
    return new Address(orNull(this::text), orNull(this::text), random.nextInt(100_000));
  }

  private Maker maker() {
    return new Maker(
        orNull(this::text), orNull(this::address), list(this::address), optional(this::packaging));
  }

  private Packaging packaging() {
    return random.nextBoolean()
        ? new Box(random.nextInt(), random.nextInt(100))
        : new Bag(orNull(this::text));
  }

  private Money money() {
    return new Money(random.nextInt(), "EUR");
  }

  private <T> T orNull(Supplier<T> value) {
    return random.nextInt(4) == 0 ? value.get() : null;
  }

  private <T> Optional<T> optional(Supplier<T> value) {
    return Optional.ofNullable(orNull(value));
  }

  private int size() {
    return Math.max(0, random.nextInt(10) - 7);
  }

  private <T> List<T> list(Supplier<T> element) {
    List<T> list = new ArrayList<>();
    for (int i = size(); i > 0; i--) {
      list.add(element.get());
    }
    return list;
  }

  private <T> Set<T> set(Supplier<T> element) {
    Set<T> set = new LinkedHashSet<>();
    for (int i = size(); i > 0; i--) {
      set.add(element.get());
    }
    return set;
  }

  private <T> Map<String, T> map(Supplier<T> value) {
    return map(() -> "k" + text(), value);
  }

  private <K, T> Map<K, T> map(Supplier<K> key, Supplier<T> value) {
    Map<K, T> map = new LinkedHashMap<>();
    for (int i = size(); i > 0; i--) {
      map.put(key.get(), value.get());
    }
    return map;
  }

  private ZoneId zone() {
    List<String> zones = List.of("Europe/Paris", "Asia/Kolkata", "America/New_York", "UTC", "Z");
    return ZoneId.of(zones.get(random.nextInt(zones.size())));
  }
}
