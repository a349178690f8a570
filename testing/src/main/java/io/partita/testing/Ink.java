package io.partita.testing;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Colours for a terminal, or none. */
enum Ink {
  NONE,
  ANSI;

  /** Colour is for terminals that understand it and users who have not set {@code NO_COLOR}. */
  static Ink forConsole(Function<String, @Nullable String> environment, boolean terminal) {
    String noColor = environment.apply("NO_COLOR");
    boolean refused = noColor != null && !noColor.isEmpty();
    boolean dumb = "dumb".equals(environment.apply("TERM"));
    return terminal && !refused && !dumb ? ANSI : NONE;
  }

  String strong(String text) {
    return paint(text, "1;36");
  }

  String faint(String text) {
    return paint(text, "2");
  }

  String good(String text) {
    return paint(text, "32");
  }

  String bad(String text) {
    return paint(text, "31");
  }

  private String paint(String text, String code) {
    return this == NONE ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
