package io.partita.processor.diagnostic;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;

/** The problems of one table, each once, in the order in which they were found. */
public final class Diagnostics {

  private final Set<Diagnostic> found = new LinkedHashSet<>();
  private final LintLevel lints;

  /**
   * By identity: declarations in one class file are shown at equal places, but are unreadable each
   * for itself.
   */
  private final Set<Origin> unreadable = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Collects problems; lints are notes. */
  public Diagnostics() {
    this(LintLevel.NOTE);
  }

  /** Collects problems, and lints as loud as they should be. */
  public Diagnostics(LintLevel lints) {
    this.lints = lints;
  }

  /**
   * Adds a problem, unless it is at a place that could not be read: then it is only a consequence.
   */
  public void add(Diagnostic diagnostic) {
    boolean isSilent = diagnostic.code().isLint() && lints == LintLevel.OFF;
    if (!isSilent && !unreadable.contains(diagnostic.origin())) {
      found.add(diagnostic);
    }
  }

  /** Adds a problem that makes its place unreadable, so that it stays the only one there. */
  public void addUnreadable(Diagnostic diagnostic) {
    add(diagnostic);
    unreadable.add(diagnostic.origin());
  }

  /** Makes a place unreadable whose problem is reported elsewhere. */
  public void silence(Origin origin) {
    unreadable.add(origin);
  }

  /** Whether there is a problem of a kind. */
  public boolean contains(Code code) {
    return found.stream().anyMatch(diagnostic -> diagnostic.code() == code);
  }

  /** Whether code may be generated. */
  public boolean hasNoErrors() {
    return found.stream().noneMatch(diagnostic -> kind(diagnostic) == Kind.ERROR);
  }

  /** All problems. */
  public List<Diagnostic> list() {
    return List.copyOf(found);
  }

  /**
   * Tells the user.
   *
   * @param table what a compiler shows that knows no positions in records
   */
  public void reportTo(Messager messager, Element table) {
    found.forEach(diagnostic -> report(diagnostic, messager, table));
  }

  private void report(Diagnostic diagnostic, Messager messager, Element table) {
    if (diagnostic.origin() instanceof SourceOrigin origin) {
      origin
          .position()
          .ifPresentOrElse(
              position ->
                  messager.printMessage(kind(diagnostic), diagnostic.text(position + ": "), table),
              () -> origin.report(messager, kind(diagnostic), diagnostic.text()));
    } else {
      messager.printMessage(kind(diagnostic), diagnostic.text());
    }
  }

  private Kind kind(Diagnostic diagnostic) {
    return diagnostic.code().isLint() ? lints.kind() : Kind.ERROR;
  }
}
