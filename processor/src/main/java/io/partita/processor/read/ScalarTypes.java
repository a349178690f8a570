package io.partita.processor.read;

import io.partita.processor.model.Scalar;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Which Java types are stored as one value. */
final class ScalarTypes {

  private static final Map<String, Scalar> CLASSES = classes();

  private ScalarTypes() {}

  static Optional<Scalar> of(TypeMirror type) {
    return switch (type.getKind()) {
      case BOOLEAN -> Optional.of(Scalar.BOOLEAN);
      case BYTE -> Optional.of(Scalar.BYTE);
      case SHORT -> Optional.of(Scalar.SHORT);
      case INT -> Optional.of(Scalar.INTEGER);
      case LONG -> Optional.of(Scalar.LONG);
      case CHAR -> Optional.of(Scalar.CHARACTER);
      case FLOAT -> Optional.of(Scalar.FLOAT);
      case DOUBLE -> Optional.of(Scalar.DOUBLE);
      case ARRAY -> array((ArrayType) type);
      case DECLARED -> declared((DeclaredType) type);
      default -> Optional.empty();
    };
  }

  private static Optional<Scalar> array(ArrayType type) {
    return type.getComponentType().getKind() == TypeKind.BYTE
        ? Optional.of(Scalar.BYTES)
        : Optional.empty();
  }

  private static Optional<Scalar> declared(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    return Optional.ofNullable(CLASSES.get(element.getQualifiedName().toString()));
  }

  private static Map<String, Scalar> classes() {
    Map<String, Scalar> classes = new HashMap<>();
    classes.put("java.lang.String", Scalar.STRING);
    classes.put("java.lang.Character", Scalar.CHARACTER);
    classes.put("java.lang.Boolean", Scalar.BOOLEAN);
    classes.put("java.lang.Byte", Scalar.BYTE);
    classes.put("java.lang.Short", Scalar.SHORT);
    classes.put("java.lang.Integer", Scalar.INTEGER);
    classes.put("java.lang.Long", Scalar.LONG);
    classes.put("java.lang.Float", Scalar.FLOAT);
    classes.put("java.lang.Double", Scalar.DOUBLE);
    classes.put("java.math.BigInteger", Scalar.BIG_INTEGER);
    classes.put("java.math.BigDecimal", Scalar.BIG_DECIMAL);
    classes.put("java.util.UUID", Scalar.UUID);
    classes.put("java.net.URI", Scalar.URI);
    classes.put("java.time.Duration", Scalar.DURATION);
    classes.put("java.time.Instant", Scalar.INSTANT);
    classes.put("java.time.LocalDate", Scalar.LOCAL_DATE);
    classes.put("java.time.LocalDateTime", Scalar.LOCAL_DATE_TIME);
    classes.put("java.time.LocalTime", Scalar.LOCAL_TIME);
    classes.put("java.time.YearMonth", Scalar.YEAR_MONTH);
    classes.put("java.time.Year", Scalar.YEAR);
    classes.put("java.time.OffsetDateTime", Scalar.OFFSET_DATE_TIME);
    classes.put("java.time.ZonedDateTime", Scalar.ZONED_DATE_TIME);
    classes.put("java.time.ZoneId", Scalar.ZONE_ID);
    classes.put("java.time.Period", Scalar.PERIOD);
    classes.put("java.nio.ByteBuffer", Scalar.BYTE_BUFFER);
    return Map.copyOf(classes);
  }
}
