package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;

/**
 * Builds the documentation of a generated method: paragraphs first, then tags, in lines of readable
 * length.
 */
final class Javadoc {

  private static final int LINE = 92;

  /** A space that is not inside an inline tag. */
  private static final String WORD_BREAK = " (?![^{}]*})";

  private final CodeBlock.Builder text = CodeBlock.builder();
  private boolean hasTags;

  private Javadoc() {}

  /** Begins with what the method does. */
  static Javadoc of(String summary) {
    Javadoc javadoc = new Javadoc();
    javadoc.text.add("$L\n", wrapped(summary, ""));
    return javadoc;
  }

  Javadoc paragraph(String paragraph) {
    text.add("\n$L\n", wrapped("<p>" + paragraph, ""));
    return this;
  }

  Javadoc param(String name, String description) {
    return tag("@param " + name + " " + description);
  }

  Javadoc returns(String description) {
    return tag("@return " + description);
  }

  /** An exception of the runtime. */
  Javadoc throwing(String exception, String reason) {
    beginTags();
    // The type is left to JavaPoet, which imports it; only the reason is wrapped.
    text.add(
        "@throws $T $L\n",
        RuntimeTypes.exception(exception),
        wrapped(
            reason, "x".repeat(RuntimeTypes.exception(exception).canonicalName().length() + 9)));
    return this;
  }

  CodeBlock build() {
    return text.build();
  }

  private Javadoc tag(String tag) {
    beginTags();
    text.add("$L\n", wrapped(tag, ""));
    return this;
  }

  private void beginTags() {
    if (!hasTags) {
      text.add("\n");
      hasTags = true;
    }
  }

  /**
   * Breaks a text into lines; the first one begins after {@code before}, later ones of a tag are
   * indented.
   */
  private static String wrapped(String text, String before) {
    boolean isTag = text.startsWith("@") || !before.isEmpty();
    StringBuilder lines = new StringBuilder();
    int column = before.length();
    for (String word : text.split(WORD_BREAK)) {
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
}
