package io.partita.processor.generate;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.resolve.KeyFormatChooser;
import java.util.List;
import java.util.stream.Stream;

/**
 * The methods that select a range of a sort key's component, where the order of keys is the order
 * of its values.
 */
enum RangeMethod {
  FROM("from", "is %s or greater", List.of("from")),
  TO("to", "is %s or smaller", List.of("to")),
  BETWEEN("between", "is %s, %s or between them", List.of("from", "to")),
  AFTER("after", "is greater than %s", List.of("after")),
  BEFORE("before", "is smaller than %s", List.of("before")),
  STARTS_WITH("startsWith", "begins with %s", List.of("prefix"));

  private final String method;
  private final String description;
  private final List<String> parameters;

  RangeMethod(String method, String description, List<String> parameters) {
    this.method = method;
    this.description = description;
    this.parameters = parameters;
  }

  /** The runtime's method. */
  String method() {
    return method;
  }

  /** The generated method for a component: {@code semesterFrom}. */
  String method(ComponentPart part) {
    return part.javaName() + Names.capitalized(method);
  }

  List<String> parameters() {
    return parameters;
  }

  /** What is true of the values in the range. */
  String description() {
    return description.formatted(parameters.stream().map(name -> "{@code " + name + "}").toArray());
  }

  /** The methods that a component of a sort key has. */
  static List<RangeMethod> of(KeyAttributePlan key, ComponentPart part, KeyEncoding encoding) {
    return Stream.of(values())
        .filter(method -> method == STARTS_WITH ? isText(part) : isOrdered(key, part, encoding))
        .toList();
  }

  private static boolean isText(ComponentPart part) {
    TypeModel type = part.leaf().type();
    return (type instanceof OptionalType optional ? optional.value() : type)
            instanceof ScalarType scalar
        && scalar.scalar() == Scalar.STRING;
  }

  private static boolean isOrdered(KeyAttributePlan key, ComponentPart part, KeyEncoding encoding) {
    TypeModel stored = KeyFormatChooser.innermost(part.leaf().type());
    if (stored instanceof EnumType) {
      return false;
    }
    Scalar scalar = ((ScalarType) stored).scalar();
    if (key.isNative() && !key.isFormatted()) {
      return isNumber(key, part) || isOrderedAsStored(scalar);
    }
    return isOrdered(part.format(), scalar, encoding == KeyEncoding.ORDERED || isLast(key, part));
  }

  /** Numbers sort as numbers; a native attribute that says when its item expires is one, too. */
  private static boolean isNumber(KeyAttributePlan key, ComponentPart part) {
    return key.isNative()
        && !key.isFormatted()
        && (part.root().managed().contains(Managed.TTL)
            || KeyFormatChooser.innermost(part.leaf().type()) instanceof ScalarType type
                && type.scalar().wire() == Scalar.Wire.N);
  }

  /** Text of varying length that sorts otherwise than what it means has no ranges. */
  private static boolean isOrderedAsStored(Scalar scalar) {
    return switch (scalar) {
      case STRING, CHARACTER, UUID, LOCAL_DATE, LOCAL_DATE_TIME, LOCAL_TIME, YEAR_MONTH, YEAR ->
          true;
      case BYTE, SHORT, INTEGER, LONG, FLOAT, DOUBLE, BIG_INTEGER, BIG_DECIMAL -> true;
      case BYTES, BYTE_BUFFER -> true;
      case INSTANT, OFFSET_DATE_TIME, ZONED_DATE_TIME -> false;
      case URI, DURATION, PERIOD, ZONE_ID, BOOLEAN -> false;
    };
  }

  private static boolean isOrdered(KeyFormat format, Scalar scalar, boolean isDelimited) {
    return switch (format.style()) {
      case TEXT, UPPER, LOWER, PADDED, WIDTH, ISO, EPOCH_SECONDS, EPOCH_MILLIS -> true;
      // A raw text may go on with characters that sort before what follows it.
      case RAW_TEXT, RAW_UPPER, RAW_LOWER -> isDelimited;
      case PLAIN -> false;
      case CANONICAL -> scalar != Scalar.BOOLEAN;
    };
  }

  private static boolean isLast(KeyAttributePlan key, ComponentPart part) {
    List<KeyPart> parts = key.parts();
    return parts.get(parts.size() - 1).equals(part);
  }
}
