package io.partita.processor.model;

/**
 * How a component becomes key text, decided from its type, the placeholder's format, the place and
 * the table's encoding.
 *
 * @param width digits of {@link Style#WIDTH}, else 0
 */
public record KeyFormat(TypeModel type, Style style, int width, Precision precision) {

  /** The styles; which ones a type has, {@code KeyFormatChooser} decides. */
  public enum Style {
    /** Text, percent-encoded. */
    TEXT,
    /** Text as it is (RAW). */
    RAW_TEXT,
    /** Text in upper case. */
    UPPER,
    RAW_UPPER,
    /** Text in lower case. */
    LOWER,
    RAW_LOWER,
    /** Digits as they are. */
    PLAIN,
    /** Digits padded to the type's full width, negatives below positives. */
    PADDED,
    /** Digits padded to a given width. */
    WIDTH,
    /** ISO-8601 at a precision. */
    ISO,
    EPOCH_SECONDS,
    EPOCH_MILLIS,
    /** The type's one canonical text: UUID, enum, boolean, LocalDate, YearMonth, Year, hex. */
    CANONICAL
  }

  /** Precisions of {@link Style#ISO}; {@link #NANOS} where it does not matter. */
  public enum Precision {
    YEAR,
    MONTH,
    DAY,
    HOUR,
    SECONDS,
    MILLIS,
    MICROS,
    NANOS
  }

  /** Whether it holds a time, or a part of one. */
  public boolean isTime() {
    return style == Style.ISO || style == Style.EPOCH_SECONDS || style == Style.EPOCH_MILLIS;
  }

  /** Whether the text tells at least as much of a value as another format's. */
  public boolean keepsAllOf(KeyFormat other) {
    return isLossless()
        || style == other.style && !isTime()
        || isTime() && other.isTime() && precision.compareTo(other.precision) >= 0;
  }

  /** Whether the component's value can be had back from the text. */
  public boolean isLossless() {
    return switch (style) {
      case UPPER, RAW_UPPER, LOWER, RAW_LOWER -> false;
      case TEXT, RAW_TEXT, PLAIN, PADDED, WIDTH, CANONICAL -> true;
      case ISO -> precision == Precision.NANOS;
      case EPOCH_SECONDS, EPOCH_MILLIS -> false;
    };
  }
}
