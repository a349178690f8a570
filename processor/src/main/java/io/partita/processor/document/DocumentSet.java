package io.partita.processor.document;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which documents are written. */
public enum DocumentSet {
  /** None. */
  OFF,
  /** The chart and the model. */
  MD,
  /** Those, the page, and what creates the table and grants access to it. */
  ALL;

  /** The compiler's option that chooses the set. */
  public static final String OPTION = "partita.docs";

  /**
   * The set that the compiler's option names, empty if there is no such set. Without the option few
   * are written, so that builds stay fast.
   */
  public static Optional<DocumentSet> of(@Nullable String option) {
    return option == null
        ? Optional.of(MD)
        : Arrays.stream(values()).filter(set -> set.option().equals(option)).findFirst();
  }

  private String option() {
    return name().toLowerCase(Locale.ROOT);
  }
}
