package io.partita.processor.diagnostic;

import java.util.Objects;

/** One problem: its code, what is wrong and what to do in one or two sentences, and where. */
public record Diagnostic(Code code, String message, Origin origin) {

  public Diagnostic {
    Objects.requireNonNull(code);
    Objects.requireNonNull(message);
    Objects.requireNonNull(origin);
  }

  /** The message as the user sees it. */
  public String text() {
    return text("");
  }

  /** The same with file and line in it. */
  String text(String position) {
    String location = origin instanceof SourceOrigin source ? source.location() : "";
    return "[" + code + "] " + position + location + message;
  }
}
