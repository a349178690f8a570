package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.ThrownPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Builds the documentation of a generated method: paragraphs first, then tags, in lines of readable
 * length.
 */
final class Javadoc {

  private static final int LINE = 95;

  private final List<String> paragraphs = new ArrayList<>();
  private boolean hasDetails;
  private final CodeBlock.Builder tags = CodeBlock.builder();

  private Javadoc() {}

  /** Begins with what the method does. */
  static Javadoc of(String summary) {
    Javadoc javadoc = new Javadoc();
    javadoc.paragraphs.add(summary);
    return javadoc;
  }

  /** A paragraph; the first one goes on behind the summary. */
  Javadoc paragraph(String paragraph) {
    if (hasDetails) {
      paragraphs.add("<p>" + paragraph);
    } else {
      paragraphs.set(0, paragraphs.get(0) + " " + paragraph);
    }
    hasDetails = true;
    return this;
  }

  Javadoc returns(String description) {
    tags.add("$L\n", wrapped("@return " + description, ""));
    return this;
  }

  /** An exception of the runtime. */
  private void throwing(String exception, String reason) {
    // The type is left to JavaPoet, which imports it; only the reason is wrapped.
    tags.add(
        "@throws $T $L\n",
        RuntimeTypes.exception(exception),
        wrapped(
            reason, "x".repeat(RuntimeTypes.exception(exception).canonicalName().length() + 9)));
  }

  /** What an operation is planned to throw. */
  Javadoc throwing(OperationPlan planned) {
    return throwing(planned, thrown -> true);
  }

  /** Some of what an operation is planned to throw, perhaps not before its result sends it. */
  Javadoc throwing(OperationPlan planned, Predicate<ThrownPlan> which) {
    String sentBy = planned.operation().sentBy();
    String on = sentBy.isEmpty() ? "" : "on {@code %s}, ".formatted(sentBy);
    return throwing(planned, which, on);
  }

  /** What an operation is planned to throw, by a method that sends it itself. */
  Javadoc throwingAtOnce(OperationPlan planned) {
    return throwing(planned, thrown -> true, "");
  }

  private Javadoc throwing(OperationPlan planned, Predicate<ThrownPlan> which, String on) {
    planned.thrown().stream()
        .filter(which)
        .forEach(
            thrown -> throwing(thrown.exception(), on + JavadocText.ofBackticks(thrown.when())));
    return this;
  }

  CodeBlock build() {
    CodeBlock.Builder javadoc = CodeBlock.builder();
    javadoc.add(
        "$L\n", paragraphs.stream().map(Javadoc::wrapped).collect(Collectors.joining("\n\n")));
    if (!tags.isEmpty()) {
      javadoc.add("\n");
    }
    return javadoc.add(tags.build()).build();
  }

  /** A text in lines of readable length. */
  static String wrapped(String text) {
    return wrapped(text, "");
  }

  /**
   * Breaks a text into lines; the first one begins after {@code before}, later ones of a tag are
   * indented.
   */
  private static String wrapped(String text, String before) {
    boolean isTag = text.startsWith("@") || !before.isEmpty();
    StringBuilder lines = new StringBuilder();
    int column = before.length();
    for (String word : words(text)) {
      boolean isFirst = lines.length() == 0;
      if (!isFirst && column + 1 + word.length() > LINE) {
        lines.append(isTag ? "\n    " : "\n");
        column = isTag ? 4 : 0;
      } else if (!isFirst) {
        lines.append(' ');
        column++;
      }
      lines.append(word);
      column += word.length();
    }
    return lines.toString();
  }

  /** The words of a text; an inline tag, which may have braces inside, is one word. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int depth = 0;
    int begin = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (c == ' ' && depth == 0) {
        words.add(text.substring(begin, i));
        begin = i + 1;
      }
    }
    words.add(text.substring(begin));
    return words;
  }
}
