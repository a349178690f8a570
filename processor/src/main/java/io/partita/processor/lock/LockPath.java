package io.partita.processor.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where in an item something is stored: {@code address.city}, {@code deals[].price} in the elements
 * of a list or set, {@code prices{}} for the values of a map, {@code payment<Card>.number} in one
 * variant of a sealed type.
 *
 * @param steps names as they are escaped, and the marks of elements, values and variants
 */
record LockPath(List<String> steps) implements Comparable<LockPath> {

  private static final String ELEMENT = "[]";
  private static final String VALUE = "{}";
  private static final Pattern STEP =
      Pattern.compile("\\G(?:\\[]|\\{}|<[^.<>\\[\\]{}]+>|(?:^|(?<!^)\\.)([^.<>\\[\\]{}]+))");

  /** The place of an item's attribute. */
  static LockPath of(String attribute) {
    return new LockPath(List.of(LockText.escape(attribute)));
  }

  /**
   * The place that a text names.
   *
   * @throws IllegalArgumentException if it names none
   */
  static LockPath parse(String text) {
    List<String> steps = new ArrayList<>();
    Matcher matcher = STEP.matcher(text);
    int end = 0;
    while (matcher.find()) {
      steps.add(matcher.group(1) == null ? matcher.group() : matcher.group(1));
      end = matcher.end();
    }
    if (steps.isEmpty() || end < text.length()) {
      throw new IllegalArgumentException("'" + text + "' is no attribute");
    }
    return new LockPath(steps);
  }

  LockPath attribute(String name) {
    return then(LockText.escape(name));
  }

  LockPath element() {
    return then(ELEMENT);
  }

  LockPath value() {
    return then(VALUE);
  }

  LockPath variant(String name) {
    return then("<" + LockText.escape(name) + ">");
  }

  /** The place of one more step. */
  LockPath then(String step) {
    List<String> longer = new ArrayList<>(steps);
    longer.add(step);
    return new LockPath(longer);
  }

  /** What it is in; empty for an attribute of the item itself. */
  Optional<LockPath> parent() {
    return steps.size() == 1
        ? Optional.empty()
        : Optional.of(new LockPath(steps.subList(0, steps.size() - 1)));
  }

  String last() {
    return steps.get(steps.size() - 1);
  }

  /** The item's attribute that it is, or is in. */
  String root() {
    return LockText.unescape(steps.get(0));
  }

  /** Whether it is an attribute, and not the elements, values or a variant of one. */
  boolean isNamed() {
    return isName(last());
  }

  boolean isVariant() {
    return last().startsWith("<");
  }

  private static boolean isName(String step) {
    return "[{<".indexOf(step.charAt(0)) < 0;
  }

  /** The path as a lock has it. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (String step : steps) {
      text.append(text.length() > 0 && isName(step) ? "." : "").append(step);
    }
    return text.toString();
  }

  /** The path as messages have it. */
  String shown() {
    return LockText.unescape(text());
  }

  /** The last name, without escapes. */
  String name() {
    String last = last();
    return LockText.unescape(isVariant() ? last.substring(1, last.length() - 1) : last);
  }

  @Override
  public int compareTo(LockPath other) {
    return text().compareTo(other.text());
  }
}
