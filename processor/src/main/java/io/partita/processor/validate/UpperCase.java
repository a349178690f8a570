package io.partita.processor.validate;

import java.util.Locale;

/** Names as key prefixes are usually written. */
final class UpperCase {

  private UpperCase() {}

  /** {@code ORDER_LINE} for {@code OrderLine}. */
  static String words(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
  }
}
