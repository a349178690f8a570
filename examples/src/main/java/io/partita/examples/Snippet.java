package io.partita.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.StackWalker.StackFrame;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The code of a call, cut from the source of the example, so that what is shown is what is run. The
 * sources of the walks are on the class path for this.
 */
final class Snippet {

  private static final String LAMBDA = "() ->";

  private Snippet() {}

  /** The body of the first lambda from where the frame is; empty if there is no source. */
  static Optional<String> at(StackFrame frame) {
    try (InputStream source =
        frame.getDeclaringClass().getResourceAsStream(String.valueOf(frame.getFileName()))) {
      return source == null
          ? Optional.empty()
          : Optional.of(
              lambda(
                  new String(source.readAllBytes(), StandardCharsets.UTF_8)
                      .lines()
                      .skip(frame.getLineNumber() - 1L)
                      .reduce("", (text, line) -> text + line + "\n")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String lambda(String text) {
    int start = text.indexOf(LAMBDA) + LAMBDA.length();
    int end = start;
    int depth = 0;
    boolean quoted = false;
    while (quoted || depth > 0 || text.charAt(end) != ')') {
      char c = text.charAt(end);
      quoted ^= c == '"';
      if (!quoted) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      }
      end += c == '\\' ? 2 : 1;
    }
    return oneLine(text.substring(start, end));
  }

  private static String oneLine(String code) {
    return code.strip()
        .replaceAll("\\s*\\n\\s*(?=\\.)", "")
        .replaceAll("\\(\\s*\\n\\s*", "(")
        .replaceAll("\\s*\\n\\s*", " ");
  }
}
