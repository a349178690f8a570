package io.partita.processor.documentation;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of Java with the comment that says what it is: {@code <!-- model: shop -->} are types of
 * the model of that name on that page, {@code <!-- uses: shop -->} are statements. In parentheses
 * stands what the page leaves out: more types, or the variables that statements use.
 */
record Snippet(Fence fence, boolean isModel, String model, String leftOut) {

  private static final Pattern COMMENT = Pattern.compile("(model|uses): ([a-z]+)(?: \\((.*)\\))?");

  static Snippet of(Fence fence) {
    Matcher comment = COMMENT.matcher(fence.comment());
    if (!comment.matches()) {
      throw new AssertionError(
          fence.place()
              + ": a Java snippet follows a line <!-- model: name --> if it is types, or"
              + " <!-- uses: name --> if it is statements; what it leaves out is in parentheses:"
              + " <!-- uses: name (String cursor;) -->");
    }
    String leftOut = comment.group(3) == null ? "" : comment.group(3);
    return new Snippet(fence, comment.group(1).equals("model"), comment.group(2), leftOut);
  }

  /** The package of the model: those of other pages are other models. */
  String packageName() {
    return fence.path().toString().toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "_") + "." + model;
  }
}
