package io.partita.runtime.internal.expression;

import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Path;
import java.util.Objects;
import java.util.function.Function;

/**
 * What a field stands for. Users hold fields, but not what they are made of: so the class of fields
 * hands over a way to look into them, which only the runtime can call.
 *
 * @param path where it is stored
 * @param codec how it is stored
 */
public record StatedField(Path path, Codec<?> codec) {

  private static volatile Function<Object, StatedField> view =
      field -> {
        throw new IllegalStateException("The class of fields is not loaded.");
      };

  /** Called by the class of fields when it is loaded. */
  public static void viewedBy(Function<Object, StatedField> way) {
    view = way;
  }

  /** What a field stands for. */
  public static StatedField of(Object field) {
    return view.apply(Objects.requireNonNull(field, "field"));
  }
}
