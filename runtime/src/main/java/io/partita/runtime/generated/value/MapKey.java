package io.partita.runtime.generated.value;

import io.partita.annotations.Converter;
import io.partita.runtime.internal.item.TextConstants;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How the keys of a map become the names of its entries and back.
 *
 * <p>Different keys have different names. Only the very name that a key is given is read as it:
 * {@code 7} is a number, {@code 07} is not, for updates and conditions would look for the entry in
 * vain.
 *
 * @param <K> the type of the keys
 */
public final class MapKey<K> {

  public static final MapKey<String> STRING = new MapKey<>("text", text -> text, text -> text);
  public static final MapKey<Byte> BYTE = new MapKey<>("a Byte", String::valueOf, Byte::valueOf);
  public static final MapKey<Short> SHORT =
      new MapKey<>("a Short", String::valueOf, Short::valueOf);
  public static final MapKey<Integer> INTEGER =
      new MapKey<>("an Integer", String::valueOf, Integer::valueOf);
  public static final MapKey<Long> LONG = new MapKey<>("a Long", String::valueOf, Long::valueOf);
  public static final MapKey<BigInteger> BIG_INTEGER =
      new MapKey<>("a whole number", BigInteger::toString, BigInteger::new);
  public static final MapKey<LocalDate> LOCAL_DATE =
      new MapKey<>("an ISO date", LocalDate::toString, LocalDate::parse);
  public static final MapKey<YearMonth> YEAR_MONTH =
      new MapKey<>("an ISO year and month", TemporalCodecs::toText, TemporalCodecs::toYearMonth);
  public static final MapKey<UUID> UUID =
      new MapKey<>("a UUID", java.util.UUID::toString, java.util.UUID::fromString);

  private final String noun;
  private final Function<K, String> encode;
  private final Function<String, @Nullable K> decode;

  /** Whether equal names can only be those of equal keys, which only a converter cannot promise. */
  private final boolean isInjective;

  private MapKey(String noun, Function<K, String> encode, Function<String, @Nullable K> decode) {
    this(noun, encode, decode, true);
  }

  private MapKey(
      String noun,
      Function<K, String> encode,
      Function<String, @Nullable K> decode,
      boolean isInjective) {
    this.noun = noun;
    this.encode = encode;
    this.decode = decode;
    this.isInjective = isInjective;
  }

  /** Constants by name. */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only copied.
  public static <E extends Enum<E>> MapKey<E> enumOf(E... constants) {
    List<E> all = List.of(constants);
    TextConstants<E> byName = TextConstants.of(all, EnumCodec.names(all));
    String type =
        constants.length == 0 ? "an enum" : constants[0].getDeclaringClass().getSimpleName();
    return new MapKey<>("the name of a constant of " + type, Enum::name, byName::of);
  }

  /** Keys of a user's type, named like those that a converter makes of them. */
  public static <K, S> MapKey<K> converted(Converter<K, S> converter, MapKey<S> stored) {
    String name = converter.getClass().getSimpleName();
    return new MapKey<>(
        "a key that " + name + " converts",
        key -> stored.name(toStored(key, converter)),
        text -> fromStored(stored.of(text), converter),
        false);
  }

  private static <K, S> S toStored(K key, Converter<K, S> converter) {
    @Nullable S stored = converter.toStored(key);
    if (stored == null) {
      throw new IllegalArgumentException(
          "The converter "
              + converter.getClass().getSimpleName()
              + " returned null for a key of a map. Return the text, number or date that stands for it.");
    }
    return stored;
  }

  private static <K, S> @Nullable K fromStored(@Nullable S stored, Converter<K, S> converter) {
    try {
      return stored == null ? null : converter.fromStored(stored);
    } catch (RuntimeException refusal) {
      // A converter may throw what it likes at a name that it would not give; what it says may
      // contain the name.
      return null;
    }
  }

  /** The name of a key's entry. */
  public String name(K key) {
    return encode.apply(key);
  }

  /** The key of an entry; null if no key has its name. */
  @Nullable K of(String name) {
    K key;
    try {
      key = decode.apply(name);
    } catch (IllegalArgumentException | DateTimeException noKey) {
      return null;
    }
    return key != null && name(key).equals(name) ? key : null;
  }

  /** Whether two keys that are not equal never have one name. */
  boolean isInjective() {
    return isInjective;
  }

  /** What a key is, as messages say it. */
  String noun() {
    return noun;
  }
}
