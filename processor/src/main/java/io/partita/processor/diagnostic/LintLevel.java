package io.partita.processor.diagnostic;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/** How loud findings are that are no errors. */
public enum LintLevel {
  /** They are not shown. */
  OFF(Kind.OTHER),
  /** They are notes, which no build fails for. */
  NOTE(Kind.NOTE),
  /** They are warnings, for which builds with {@code -Werror} fail. */
  WARN(Kind.WARNING),
  /** They are errors. */
  ERROR(Kind.ERROR);

  /** The compiler's option that chooses the level. */
  public static final String OPTION = "partita.lint";

  private final Kind kind;

  LintLevel(Kind kind) {
    this.kind = kind;
  }

  /**
   * The level that the compiler's option names, empty if there is no such level. Without the option
   * it is a note: a warning would break builds that treat warnings as errors.
   */
  public static Optional<LintLevel> of(@Nullable String option) {
    return option == null
        ? Optional.of(NOTE)
        : Arrays.stream(values()).filter(level -> level.option().equals(option)).findFirst();
  }

  private String option() {
    return name().toLowerCase(Locale.ROOT);
  }

  Kind kind() {
    return kind;
  }
}
