package io.partita.processor.resolve;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyFormat.Precision;
import io.partita.processor.model.KeyFormat.Style;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Looks up the {@link KeyFormat} of a type at a place; empty where the type or the format cannot
 * stand there.
 */
public final class KeyFormatChooser {

  /** The formats of times and the precisions that they have, in the order of messages. */
  private static final Map<String, Precision> PRECISIONS = new LinkedHashMap<>();

  static {
    EnumSet.range(Precision.YEAR, Precision.MICROS)
        .forEach(one -> PRECISIONS.put(one.name().toLowerCase(Locale.ROOT), one));
    PRECISIONS.put("epochSeconds", Precision.SECONDS);
    PRECISIONS.put("epochMillis", Precision.MILLIS);
  }

  private KeyFormatChooser() {}

  /**
   * The formats that may follow the colon for a type at a place; empty if the type cannot be part
   * of a key at all.
   */
  public static Optional<List<String>> formats(TypeModel type, KeyPlace place) {
    Optional<Scalar> scalar = scalar(type);
    if (scalar.isEmpty()) {
      return type instanceof EnumType || innermost(type) instanceof EnumType
          ? Optional.of(List.of())
          : Optional.empty();
    }
    return switch (scalar.get()) {
      case STRING -> Optional.of(place.isIndex() ? List.of("upper", "lower") : List.of());
      case BYTE, SHORT, INTEGER, LONG -> Optional.of(List.of("plain", "<width>"));
      case INSTANT, LOCAL_DATE_TIME -> Optional.of(List.copyOf(PRECISIONS.keySet()));
      case CHARACTER, UUID, LOCAL_DATE, YEAR_MONTH, YEAR, BOOLEAN, BYTES -> Optional.of(List.of());
      case URI, DURATION, PERIOD, LOCAL_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME, ZONE_ID ->
          Optional.empty();
      case FLOAT, DOUBLE, BIG_INTEGER, BIG_DECIMAL, BYTE_BUFFER -> Optional.empty();
    };
  }

  /** The format of a placeholder. */
  public static Optional<KeyFormat> choose(
      TypeModel type, String format, KeyPlace place, KeyEncoding encoding) {
    if (formats(type, place).isEmpty()) {
      return Optional.empty();
    }
    boolean raw = encoding == KeyEncoding.RAW;
    Optional<Scalar> scalar = scalar(type);
    if (scalar.isEmpty()) {
      return format.isEmpty() ? Optional.of(canonical(type)) : Optional.empty();
    }
    return switch (scalar.get()) {
      case STRING -> text(type, format, place, raw);
      case CHARACTER -> format.isEmpty() ? text(type, format, place, raw) : Optional.empty();
      case BYTE, SHORT, INTEGER, LONG -> integer(type, format, place, raw);
      case INSTANT, LOCAL_DATE_TIME -> temporal(type, format);
      default -> format.isEmpty() ? Optional.of(canonical(type)) : Optional.empty();
    };
  }

  /**
   * The format of an attribute that is a key as it is stored: any single value that DynamoDB takes
   * as a key.
   */
  public static Optional<KeyFormat> asStored(TypeModel type) {
    return scalar(type)
        .filter(scalar -> scalar.wire() != Scalar.Wire.BOOL)
        .map(scalar -> canonical(type));
  }

  private static KeyFormat canonical(TypeModel type) {
    return of(type, Style.CANONICAL);
  }

  private static KeyFormat of(TypeModel type, Style style) {
    return new KeyFormat(type, style, 0, Precision.NANOS);
  }

  private static Optional<KeyFormat> text(
      TypeModel type, String format, KeyPlace place, boolean raw) {
    String prefix = raw ? "RAW_" : "";
    if (format.isEmpty()) {
      return Optional.of(of(type, Style.valueOf(prefix + "TEXT")));
    }
    return place.isIndex() && (format.equals("upper") || format.equals("lower"))
        ? Optional.of(of(type, Style.valueOf(prefix + format.toUpperCase(Locale.ROOT))))
        : Optional.empty();
  }

  private static Optional<KeyFormat> integer(
      TypeModel type, String format, KeyPlace place, boolean raw) {
    if (format.isEmpty()) {
      return Optional.of(of(type, raw || place.isPartition() ? Style.PLAIN : Style.PADDED));
    }
    if (format.equals("plain")) {
      return Optional.of(of(type, Style.PLAIN));
    }
    return format.matches("[1-9]|1[0-9]")
        ? Optional.of(new KeyFormat(type, Style.WIDTH, Integer.parseInt(format), Precision.NANOS))
        : Optional.empty();
  }

  private static Optional<KeyFormat> temporal(TypeModel type, String format) {
    Style style =
        switch (format) {
          case "epochSeconds" -> Style.EPOCH_SECONDS;
          case "epochMillis" -> Style.EPOCH_MILLIS;
          default -> Style.ISO;
        };
    return format.isEmpty() || PRECISIONS.containsKey(format)
        ? Optional.of(new KeyFormat(type, style, 0, precision(format)))
        : Optional.empty();
  }

  /** Whether a format keeps less of a time than another, as far as the formats alone tell. */
  static boolean isCoarser(String format, String other) {
    return precision(format).compareTo(precision(other)) < 0;
  }

  private static Precision precision(String format) {
    return PRECISIONS.getOrDefault(format, Precision.NANOS);
  }

  private static Optional<Scalar> scalar(TypeModel type) {
    return innermost(type) instanceof ScalarType scalar
        ? Optional.of(scalar.scalar())
        : Optional.empty();
  }

  /** The type that is stored in the end: an Optional's value, a converter's stored type. */
  public static TypeModel innermost(TypeModel type) {
    if (type instanceof OptionalType optional) {
      return innermost(optional.value());
    }
    return type instanceof ConvertedType converted ? innermost(converted.stored()) : type;
  }
}
