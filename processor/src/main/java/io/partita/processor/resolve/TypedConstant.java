package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.WhereModel.Term;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;

/**
 * A constant of a condition as a value of its component's type.
 *
 * @param type the component's type, an Optional's value
 * @param value the constant of an enum by name, a number without trailing zeros, else the value
 *     itself: equal for constants that mean the same
 */
public record TypedConstant(TypeModel type, Object value) {

  private static final Set<Scalar> COMPARABLE =
      Set.of(
          Scalar.STRING,
          Scalar.CHARACTER,
          Scalar.BOOLEAN,
          Scalar.BYTE,
          Scalar.SHORT,
          Scalar.INTEGER,
          Scalar.LONG,
          Scalar.BIG_INTEGER,
          Scalar.BIG_DECIMAL);

  /** The constant of a term; empty if the component cannot have it. */
  public static Optional<TypedConstant> of(ComponentModel component, Term term) {
    TypeModel type = compared(component.type());
    Optional<?> value = Optional.empty();
    if (type instanceof EnumType constants) {
      value = Optional.of(term.constant()).filter(constants.constants()::contains);
    } else if (type instanceof ScalarType scalar) {
      value = value(scalar.scalar(), term.constant());
    }
    return value
        .filter(found -> !term.isQuoted() || isText(type))
        .map(found -> new TypedConstant(type, found));
  }

  /** The type that constants are compared with: an Optional's value. */
  public static TypeModel compared(TypeModel type) {
    return type instanceof OptionalType optional ? optional.value() : type;
  }

  /** Whether values of a type can be compared with constants at all. */
  public static boolean isComparable(TypeModel type) {
    return compared(type) instanceof EnumType
        || compared(type) instanceof ScalarType scalar && COMPARABLE.contains(scalar.scalar());
  }

  /** Whether constants of a type may stand in quotes. */
  public static boolean isText(TypeModel type) {
    return compared(type) instanceof ScalarType scalar
        && (scalar.scalar() == Scalar.STRING || scalar.scalar() == Scalar.CHARACTER);
  }

  private static Optional<?> value(Scalar scalar, String text) {
    return switch (scalar) {
      case STRING -> Optional.of(text);
      case CHARACTER -> text.length() == 1 ? Optional.of(text.charAt(0)) : Optional.empty();
      case BOOLEAN ->
          text.equals("true") || text.equals("false")
              ? Optional.of(Boolean.valueOf(text))
              : Optional.empty();
      case BYTE -> integer(text, Byte.SIZE);
      case SHORT -> integer(text, Short.SIZE);
      case INTEGER -> integer(text, Integer.SIZE);
      case LONG -> integer(text, Long.SIZE);
      case BIG_INTEGER -> integer(text, Integer.MAX_VALUE);
      case BIG_DECIMAL -> number(text);
      default -> Optional.empty();
    };
  }

  private static Optional<BigInteger> integer(String text, int bits) {
    try {
      return Optional.of(new BigInteger(text)).filter(number -> number.bitLength() < bits);
    } catch (NumberFormatException noInteger) {
      return Optional.empty();
    }
  }

  private static Optional<BigDecimal> number(String text) {
    try {
      return Optional.of(new BigDecimal(text).stripTrailingZeros());
    } catch (NumberFormatException noNumber) {
      return Optional.empty();
    }
  }
}
