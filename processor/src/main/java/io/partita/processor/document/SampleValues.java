package io.partita.processor.document;

import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyFormat.Precision;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.resolve.KeyFormatChooser;
import java.util.Locale;

/** Makes up values that look as those of a component could, the same ones every time. */
final class SampleValues {

  /** A time as expiries are stored. */
  static final String EPOCH_SECONDS = "1768473000";

  private static final String DATE = "2026-01-1";
  private static final String TIME = "T10:30:00";

  private SampleValues() {}

  /**
   * A value as it is shown.
   *
   * @param name what the component is called
   * @param number which of several values
   */
  static String of(TypeModel type, String name, int number) {
    TypeModel stored = KeyFormatChooser.innermost(type);
    if (stored instanceof EnumType constants && !constants.constants().isEmpty()) {
      return constants.constants().get(number % constants.constants().size());
    }
    if (stored instanceof ScalarType scalar) {
      return scalar(scalar.scalar(), name, number);
    }
    if (stored instanceof ListType || stored instanceof SetType) {
      return "[…]";
    }
    return stored instanceof NestedType nested ? nested.javaType().simpleName() + " {…}" : "{…}";
  }

  private static String scalar(Scalar scalar, String name, int number) {
    return switch (scalar) {
      case STRING -> word(name) + "-" + (number + 1);
      case CHARACTER -> String.valueOf((char) ('a' + number));
      case UUID -> "5f0c1a2e-0000-4000-8000-00000000000" + (number + 1);
      case URI -> "https://example.com/" + (number + 1);
      case DURATION -> "PT" + (number + 1) + "H";
      case INSTANT -> DATE + (number + 1) + TIME + "Z";
      case LOCAL_DATE_TIME -> DATE + (number + 1) + TIME;
      case LOCAL_DATE -> DATE + (number + 1);
      case OFFSET_DATE_TIME -> DATE + (number + 1) + TIME + "+01:00";
      case ZONED_DATE_TIME -> DATE + (number + 1) + TIME + "+01:00[Europe/Paris]";
      case ZONE_ID -> number == 0 ? "Europe/Paris" : "Asia/Tokyo";
      case PERIOD -> "P" + (number + 1) + "M";
      case LOCAL_TIME -> "1" + number + ":30:00";
      case YEAR_MONTH -> "2026-0" + (number + 1);
      case YEAR -> "202" + (6 + number);
      case BYTE, SHORT, INTEGER, LONG, BIG_INTEGER -> String.valueOf(number + 1);
      case FLOAT, DOUBLE, BIG_DECIMAL -> (number + 1) + ".5";
      case BOOLEAN -> String.valueOf(number % 2 == 0);
      case BYTES, BYTE_BUFFER -> "c0ffee0" + (number + 1);
    };
  }

  /** What an id is the id of. */
  private static String word(String name) {
    String word = name.replaceAll("(?<=.)(Id|ID)$", "");
    return word.toLowerCase(Locale.ROOT);
  }

  /** A value as it stands in a key. */
  static String inKey(KeyFormat format, String value) {
    return switch (format.style()) {
      case TEXT, RAW_TEXT, PLAIN, CANONICAL -> value;
      case UPPER, RAW_UPPER -> value.toUpperCase(Locale.ROOT);
      case LOWER, RAW_LOWER -> value.toLowerCase(Locale.ROOT);
      case PADDED ->
          padded(value, ((ScalarType) KeyFormatChooser.innermost(format.type())).scalar().digits());
      case WIDTH -> padded(value, format.width());
      case ISO -> cut(value, format.precision());
      case EPOCH_SECONDS -> EPOCH_SECONDS;
      case EPOCH_MILLIS -> EPOCH_SECONDS + "000";
    };
  }

  private static String padded(String digits, int width) {
    return "0".repeat(Math.max(0, width - digits.length())) + digits;
  }

  private static String cut(String value, Precision precision) {
    String zone = value.endsWith("Z") ? "Z" : "";
    String seconds = value.substring(0, value.length() - zone.length());
    return switch (precision) {
      case YEAR -> value.substring(0, 4);
      case MONTH -> value.substring(0, 7);
      case DAY -> value.substring(0, 10);
      case HOUR -> value.substring(0, 13);
      case SECONDS -> value;
      case MILLIS -> seconds + ".000" + zone;
      case MICROS -> seconds + ".000000" + zone;
      case NANOS -> seconds + ".000000000" + zone;
    };
  }
}
