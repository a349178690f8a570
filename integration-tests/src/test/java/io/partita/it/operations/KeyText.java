package io.partita.it.operations;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A key condition as documents write it: with the names of components in place of their values.
 *
 * @param isFirst whether other requests follow that begin where this one ended
 */
record KeyText(Pattern pattern, boolean isFirst) {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^}]+}");
  private static final String VALUE = "[^' ]+";
  private static final String THEN = ", then ";
  private static final String ONWARD = THEN + "behind each value";

  /** The conditions of an operation, each of which it must send. */
  static List<KeyText> of(Charted row) {
    boolean isFirst = row.keyCondition().endsWith(ONWARD);
    return Stream.of(row.keyCondition().replace(ONWARD, "").split(THEN))
        .map(text -> new KeyText(pattern(text), isFirst))
        .toList();
  }

  private static Pattern pattern(String charted) {
    String text = charted.replace("\"", "").replaceAll("the last (.*)\\.\\.\\.", "$1");
    StringBuilder pattern = new StringBuilder();
    Matcher placeholder = PLACEHOLDER.matcher(text);
    int end = 0;
    while (placeholder.find()) {
      pattern.append(Pattern.quote(text.substring(end, placeholder.start()))).append(VALUE);
      end = placeholder.end();
    }
    return Pattern.compile(pattern + Pattern.quote(text.substring(end)));
  }

  /** Whether it is what a request has, which puts texts between quotation marks. */
  boolean matches(String sent) {
    return pattern.matcher(sent.replace("'", "")).matches();
  }
}
