package io.partita.processor.diagnostic;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic.Kind;

/** The problems of one table, each once, in the order in which they were found. */
public final class Diagnostics {

  private final Set<Diagnostic> found = new LinkedHashSet<>();

  /**
   * By identity: declarations in one class file are shown at equal places, but are unreadable each
   * for itself.
   */
  private final Set<Origin> unreadable = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * Adds a problem, unless it is at a place that could not be read: then it is only a consequence.
   */
  public void add(Diagnostic diagnostic) {
    if (!unreadable.contains(diagnostic.origin())) {
      found.add(diagnostic);
    }
  }

  /** Adds a problem that makes its place unreadable, so that it stays the only one there. */
  public void addUnreadable(Diagnostic diagnostic) {
    add(diagnostic);
    unreadable.add(diagnostic.origin());
  }

  /** Whether there is a problem of a kind. */
  public boolean contains(Code code) {
    return found.stream().anyMatch(diagnostic -> diagnostic.code() == code);
  }

  /** Whether code may be generated. */
  public boolean hasNoErrors() {
    return found.isEmpty();
  }

  /** All problems. */
  public List<Diagnostic> list() {
    return List.copyOf(found);
  }

  /** Tells the user. */
  public void reportTo(Messager messager) {
    found.forEach(diagnostic -> report(diagnostic, messager));
  }

  private static void report(Diagnostic diagnostic, Messager messager) {
    if (diagnostic.origin() instanceof SourceOrigin origin) {
      origin.report(messager, diagnostic.text());
    } else {
      messager.printMessage(Kind.ERROR, diagnostic.text());
    }
  }
}
