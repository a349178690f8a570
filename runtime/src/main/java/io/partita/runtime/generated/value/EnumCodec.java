package io.partita.runtime.generated.value;

import io.partita.runtime.internal.item.TextConstants;
import java.util.ArrayList;
import java.util.List;

/** An enum, stored by the names of its constants. */
final class EnumCodec<E extends Enum<E>> implements Codec<E> {

  private final TextConstants<E> constants;
  private final String type;

  EnumCodec(List<E> values) {
    this.constants = TextConstants.of(values, names(values));
    this.type = values.isEmpty() ? "an enum" : values.get(0).getDeclaringClass().getSimpleName();
  }

  /** The names of constants, in their order. */
  static List<String> names(List<? extends Enum<?>> constants) {
    List<String> names = new ArrayList<>(constants.size());
    for (Enum<?> constant : constants) {
      names.add(constant.name());
    }
    return names;
  }

  @Override
  public E read(ItemReader reader) {
    E constant = reader.constant(constants);
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
