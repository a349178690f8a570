package io.partita.runtime.internal.key;

/**
 * Bounds for ranges of sort keys, which DynamoDB includes: what is greatest among the keys that
 * begin with a text, or come before it, and what is smallest among those behind it.
 *
 * <p>There is no greatest text, but there is one of the most bytes a sort key can have.
 */
public final class KeyBounds {

  /** The greatest texts of 0, 1, 2 and 3 bytes. */
  private static final String[] GREATEST = {"", "\u007F", "\u07FF", "\uFFFF"};

  /**
   * The greatest character there is, of 4 bytes and 2 chars, as often as a sort key can hold it.
   */
  private static final String GREATEST_KEY = "\uDBFF\uDFFF".repeat(KeyLimits.SORT_BYTES / 4);

  private static final int BEFORE_SURROGATES = Character.MIN_SURROGATE - 1;

  private KeyBounds() {}

  /** The greatest sort key that begins with a text. */
  public static String lastWith(String prefix) {
    int room = Math.max(0, KeyLimits.SORT_BYTES - Utf8.length(prefix));
    return prefix + GREATEST_KEY.substring(0, room / 4 * 2) + GREATEST[room % 4];
  }

  /** A lower bound that DynamoDB accepts: the longest beginning of a text that a key can be. */
  public static String sendableLower(String bound) {
    int end = Math.min(bound.length(), KeyLimits.SORT_BYTES);
    while (Utf8.length(bound.substring(0, end)) > KeyLimits.SORT_BYTES
        || end > 0 && Character.isHighSurrogate(bound.charAt(end - 1))) {
      end--;
    }
    return bound.substring(0, end);
  }

  /**
   * An upper bound that DynamoDB accepts: of a longer text than a key can be, the greatest key that
   * begins as it does. No key that stands before the text stands behind the bound.
   */
  public static String sendableUpper(String bound) {
    return Utf8.length(bound) <= KeyLimits.SORT_BYTES ? bound : lastWith(sendableLower(bound));
  }

  /** The greatest sort key before another, which is not empty. */
  public static String lastBefore(String key) {
    int last = key.codePointBefore(key.length());
    String before = key.substring(0, key.length() - Character.charCount(last));
    if (last == 0) {
      return before;
    }
    int previous = last - 1 == Character.MAX_SURROGATE ? BEFORE_SURROGATES : last - 1;
    return lastWith(before + Character.toString(previous));
  }

  /** The smallest sort key behind another that is as long as a sort key can be. */
  public static String firstBehind(String key) {
    int last = key.codePointBefore(key.length());
    String before = key.substring(0, key.length() - Character.charCount(last));
    if (last == Character.MAX_CODE_POINT) {
      return firstBehind(before);
    }
    int next = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
    return before + Character.toString(next);
  }
}
