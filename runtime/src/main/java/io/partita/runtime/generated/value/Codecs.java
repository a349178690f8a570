package io.partita.runtime.generated.value;

import io.partita.annotations.Converter;
import java.math.BigDecimal;
import java.math.BigInteger;
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
import java.util.function.Function;

/** The codecs of every type that can be stored, as generated code names them. */
public final class Codecs {

  public static final Codec<String> STRING = ScalarCodecs.STRING;
  public static final Codec<Character> CHARACTER = ScalarCodecs.CHARACTER;
  public static final Codec<Boolean> BOOLEAN = ScalarCodecs.BOOLEAN;
  public static final Codec<Byte> BYTE = ScalarCodecs.BYTE;
  public static final Codec<Short> SHORT = ScalarCodecs.SHORT;
  public static final Codec<Integer> INTEGER = ScalarCodecs.INTEGER;
  public static final Codec<Long> LONG = ScalarCodecs.LONG;
  public static final Codec<Float> FLOAT = ScalarCodecs.FLOAT;
  public static final Codec<Double> DOUBLE = ScalarCodecs.DOUBLE;
  public static final Codec<BigInteger> BIG_INTEGER = ScalarCodecs.BIG_INTEGER;
  public static final Codec<BigDecimal> BIG_DECIMAL = ScalarCodecs.BIG_DECIMAL;
  public static final Codec<byte[]> BYTES = ScalarCodecs.BYTES;
  public static final Codec<ByteBuffer> BYTE_BUFFER = ScalarCodecs.BYTE_BUFFER;
  public static final Codec<java.util.UUID> UUID = ScalarCodecs.UUID_TEXT;
  public static final Codec<java.net.URI> URI = ScalarCodecs.URI_TEXT;
  public static final Codec<Duration> DURATION = TemporalCodecs.DURATION;
  public static final Codec<Instant> INSTANT = TemporalCodecs.INSTANT;
  public static final Codec<LocalDate> LOCAL_DATE = TemporalCodecs.LOCAL_DATE;
  public static final Codec<LocalDateTime> LOCAL_DATE_TIME = TemporalCodecs.LOCAL_DATE_TIME;
  public static final Codec<LocalTime> LOCAL_TIME = TemporalCodecs.LOCAL_TIME;
  public static final Codec<YearMonth> YEAR_MONTH = TemporalCodecs.YEAR_MONTH;
  public static final Codec<Year> YEAR = TemporalCodecs.YEAR_TEXT;
  public static final Codec<OffsetDateTime> OFFSET_DATE_TIME = TemporalCodecs.OFFSET_DATE_TIME;
  public static final Codec<ZonedDateTime> ZONED_DATE_TIME = TemporalCodecs.ZONED_DATE_TIME;
  public static final Codec<ZoneId> ZONE_ID = TemporalCodecs.ZONE_ID;
  public static final Codec<Period> PERIOD = TemporalCodecs.PERIOD;

  /**
   * An Instant as a number of seconds, as DynamoDB's time to live needs it; fractions are cut off.
   */
  public static final Codec<Instant> EPOCH_SECONDS = TemporalCodecs.EPOCH_SECONDS;

  private Codecs() {}

  /** L. */
  public static <T> Codec<List<T>> list(Codec<T> element) {
    return new CollectionCodecs.OfList<>(element);
  }

  /** SS, NS or BS; an empty set is absent, and an empty L inside a collection. */
  public static <T> Codec<Set<T>> set(SetKind kind, Codec<T> element) {
    return new CollectionCodecs.OfSet<>(kind, element);
  }

  /** A set of anything else, stored as L; an empty set is absent. */
  public static <T> Codec<Set<T>> listSet(Codec<T> element) {
    return new CollectionCodecs.OfListSet<>(element);
  }

  /** M. */
  public static <T> Codec<Map<String, T>> map(Codec<T> value) {
    return map(MapKey.STRING, value);
  }

  /** M, with other keys than text. */
  public static <K, T> Codec<Map<K, T>> map(MapKey<K> keys, Codec<T> value) {
    return new CollectionCodecs.OfMap<>(keys, value);
  }

  /** A list, set or map that is refused if it has more elements. */
  public static <C> Codec<C> atMost(int max, Codec<C> collection) {
    return new BoundedCodec<>(collection, max);
  }

  /** The value itself; an empty Optional is absent, and NULL inside a collection. */
  public static <T> Codec<Optional<T>> optional(Codec<T> value) {
    return new CollectionCodecs.OfOptional<>(value);
  }

  /** S, by the constants' names. */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only copied.
  public static <E extends Enum<E>> Codec<E> enumOf(E... values) {
    return new EnumCodec<>(List.of(values));
  }

  /** What the converter makes of it, by the codec of that. */
  public static <T, S> Codec<T> converted(Converter<T, S> converter, Codec<S> stored) {
    return new ConvertedCodec<>(converter, stored);
  }

  /** S, in a form that the functions know. */
  public static <T> Codec<T> formatted(Function<T, String> encode, Function<String, T> decode) {
    return new TextCodec<>("text (S) in the component's format", "text in another") {
      @Override
      String encode(T value) {
        return encode.apply(value);
      }

      @Override
      T decode(String text) {
        return decode.apply(text);
      }
    };
  }

  /** M with the variant's name in {@code $type}. */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only copied.
  public static <T> SealedCodec<T> sealed(Variant<T, ?>... variants) {
    return new SealedCodec<>(List.of(variants));
  }

  /** A record that a sealed interface permits. */
  public static <T, S extends T> Variant<T, S> variant(
      String name, Class<S> type, RecordCodec<S> codec) {
    return new Variant<>(name, type, codec);
  }
}
