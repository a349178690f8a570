package io.partita.processor;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether drafts of records are generated. */
enum DraftsOption {
  ON,
  OFF;

  /** The compiler's option that decides. */
  static final String NAME = "partita.drafts";

  /** What the compiler's option says, empty if that is nothing known; without it they are. */
  static Optional<DraftsOption> of(@Nullable String option) {
    return option == null
        ? Optional.of(ON)
        : Arrays.stream(values())
            .filter(value -> value.name().toLowerCase(Locale.ROOT).equals(option))
            .findFirst();
  }
}
