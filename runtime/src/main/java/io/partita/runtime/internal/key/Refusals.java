package io.partita.runtime.internal.key;

/** Why values are not let into keys, each with what to do about it. */
public final class Refusals {

  private Refusals() {}

  /** The value is missing. */
  public static KeyFormatException missing() {
    return new KeyFormatException("is null. Set it: every component of a key needs a value.");
  }

  /** The value has no characters or bytes. */
  public static KeyFormatException empty() {
    return new KeyFormatException(
        "is empty. Give it at least one character: DynamoDB refuses empty keys.");
  }

  /** The value has more to it than the format keeps. */
  public static KeyFormatException finer() {
    return new KeyFormatException(
        "is finer than its key format, which would cut it. Truncate it first, use a type that is as"
            + " coarse (LocalDate for days), or put the whole of it into the key as well.");
  }

  public static KeyFormatException illFormed() {
    return new KeyFormatException(
        "has an unpaired surrogate, which UTF-8 cannot hold. Use well-formed Unicode text.");
  }

  public static KeyFormatException surrogate() {
    return new KeyFormatException(
        "is half of a surrogate pair, which UTF-8 cannot hold. Use a String for characters beyond"
            + " U+FFFF.");
  }

  public static KeyFormatException notRaw() {
    return new KeyFormatException(
        "has a '#' or a control character, which raw keys cannot hold. Remove it, or use"
            + " KeyEncoding.ORDERED.");
  }

  public static KeyFormatException negative() {
    return new KeyFormatException(
        "is negative, but its key format has a fixed number of digits. Use a number from zero on,"
            + " or leave the width out.");
  }

  public static KeyFormatException wider(int width) {
    return new KeyFormatException(
        "has more than the "
            + width
            + " digits of its key format. Use a smaller number, or a wider format.");
  }

  public static KeyFormatException year() {
    return new KeyFormatException("is not in the years 0000 to 9999. Keys hold no other years.");
  }

  public static KeyFormatException epoch(String end) {
    return new KeyFormatException(
        "is not between 1970 and "
            + end
            + ", which is what epoch digits hold. Use an ISO format for other times.");
  }

  public static KeyFormatException unconverted() {
    return new KeyFormatException(
        "is converted to null. Make its converter return a value: a key cannot be null.");
  }

  public static KeyFormatException otherShape() {
    return new KeyFormatException("cannot be read from a text that is not in its key format.");
  }
}
