package io.partita.processor.lock;

/**
 * Text as it stands in a lock: without anything that separates, so that each line falls into words
 * at its spaces.
 */
final class LockText {

  /** What stands for no text at all. */
  private static final String EMPTY = "%";

  /** Characters other than letters and digits that stand as they are. */
  private static final String PLAIN = "_$#-/+*@&~^|;!?()'";

  private static final int HEX = 16;
  private static final int DIGITS = 4;

  private LockText() {}

  /** Any text; other characters than letters, digits and some signs become {@code %002E}. */
  static String escape(String text) {
    if (text.isEmpty()) {
      return EMPTY;
    }
    StringBuilder escaped = new StringBuilder();
    for (char character : text.toCharArray()) {
      if (Character.isLetterOrDigit(character) || PLAIN.indexOf(character) >= 0) {
        escaped.append(character);
      } else {
        escaped.append(String.format("%%%04X", (int) character));
      }
    }
    return escaped.toString();
  }

  /**
   * The text that was escaped.
   *
   * @throws IllegalArgumentException if it was not
   */
  static String unescape(String escaped) {
    if (escaped.equals(EMPTY)) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < escaped.length(); i++) {
      char character = escaped.charAt(i);
      if (character == '%') {
        String digits = escaped.substring(i + 1, Math.min(i + 1 + DIGITS, escaped.length()));
        if (!digits.matches("[0-9A-F]{" + DIGITS + "}")) {
          throw new IllegalArgumentException("'" + escaped + "' is cut after a '%'");
        }
        text.append((char) Integer.parseInt(digits, HEX));
        i += DIGITS;
      } else {
        text.append(character);
      }
    }
    return text.toString();
  }
}
