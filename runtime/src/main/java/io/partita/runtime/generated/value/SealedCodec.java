package io.partita.runtime.generated.value;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A sealed interface of records, stored as a map that names the record in {@code $type}.
 *
 * @param <T> the sealed interface
 */
public final class SealedCodec<T> implements Codec<T> {

  private static final String DISCRIMINATOR = "$type";

  private final Map<String, Variant<T, ?>> byName = new LinkedHashMap<>();
  private final Map<Class<?>, Variant<T, ?>> byType = new HashMap<>();

  SealedCodec(List<Variant<T, ?>> variants) {
    for (Variant<T, ?> variant : variants) {
      byName.put(variant.name(), variant);
      byType.put(variant.type(), variant);
    }
  }

  @Override
  public T read(ItemReader reader) {
    Variant<T, ?> variant = byName.get(reader.discriminator(DISCRIMINATOR));
    if (variant == null) {
      throw reader.mismatch(
          "a map (M) whose " + DISCRIMINATOR + " is one of " + String.join(", ", byName.keySet()),
          "a map with another");
    }
    return variant.read(reader);
  }

  @Override
  public void write(T value, ItemWriter writer) {
    Variant<T, ?> variant = byType.get(value.getClass());
    if (variant == null) {
      throw writer.refused(
          value.getClass().getSimpleName()
              + " is not one of "
              + String.join(", ", byName.keySet()));
    }
    writer.beginMap();
    writer.string(DISCRIMINATOR, variant.name());
    variant.writeAttributes(value, writer);
    writer.endMap();
  }
}
