package io.partita.processor.diagnostic;

import javax.tools.Diagnostic.Kind;

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

  /**
   * The compiler's option that chooses the level. Without it they are notes: warnings would break
   * builds that treat them as errors.
   */
  public static final String OPTION = "partita.lint";

  private final Kind kind;

  LintLevel(Kind kind) {
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }
}
