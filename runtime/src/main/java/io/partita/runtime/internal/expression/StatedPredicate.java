package io.partita.runtime.internal.expression;

import java.util.Objects;
import java.util.function.Function;

/**
 * What a condition says. Users hold conditions, but not what they are made of: so the class of
 * conditions hands over a way to look into them, which only the runtime can call.
 */
public final class StatedPredicate {

  private static volatile Function<Object, Predicate> view =
      condition -> {
        throw new IllegalStateException("The class of conditions is not loaded.");
      };

  private StatedPredicate() {}

  /** Called by the class of conditions when it is loaded. */
  public static void viewedBy(Function<Object, Predicate> way) {
    view = way;
  }

  /** What a condition says. */
  public static Predicate of(Object condition) {
    return view.apply(Objects.requireNonNull(condition, "condition"));
  }
}
