package io.partita.runtime.internal.item;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An enum, stored by the names of its constants. */
final class EnumCodec<E extends Enum<E>> implements Codec<E> {

  private final Map<String, E> constants = new HashMap<>();
  private final String type;

  EnumCodec(List<E> values) {
    for (E value : values) {
      constants.put(value.name(), value);
    }
    this.type = values.isEmpty() ? "an enum" : values.get(0).getDeclaringClass().getSimpleName();
  }

  @Override
  public E read(ItemReader reader) {
    E constant = constants.get(reader.string());
    if (constant == null) {
      throw reader.mismatch(
          "the name of a constant of " + type + " as text (S)", "text that is no constant of it");
    }
    return constant;
  }

  @Override
  public void write(E value, ItemWriter writer) {
    writer.string(value.name());
  }
}
