package io.partita.runtime.generated.value;

import io.partita.runtime.internal.item.TextConstants;
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
  public static final MapKey<UUID> UUID =
      new MapKey<>("a UUID", java.util.UUID::toString, java.util.UUID::fromString);

  private final String noun;
  private final Function<K, String> encode;
  private final Function<String, @Nullable K> decode;

  private MapKey(String noun, Function<K, String> encode, Function<String, @Nullable K> decode) {
    this.noun = noun;
    this.encode = encode;
    this.decode = decode;
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

  /** The name of a key's entry. */
  public String name(K key) {
    return encode.apply(key);
  }

  /** The key of an entry; null if no key has its name. */
  @Nullable K of(String name) {
    K key;
    try {
      key = decode.apply(name);
    } catch (IllegalArgumentException noKey) {
      return null;
    }
    return key != null && name(key).equals(name) ? key : null;
  }

  /** What a key is, as messages say it. */
  String noun() {
    return noun;
  }
}
