package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import java.util.Locale;

/** Key formats as expressions. */
final class KeyFormatCode {

  private KeyFormatCode() {}

  static CodeBlock of(KeyFormat format) {
    return of(format, format.type());
  }

  private static CodeBlock of(KeyFormat format, TypeModel type) {
    if (type instanceof OptionalType optional) {
      return of(format, optional.value());
    }
    if (type instanceof ConvertedType converted) {
      return CodeBlock.of(
          "$T.converted(new $T(), $L)",
          RuntimeTypes.KEY_FORMATS,
          converted.converter(),
          of(format, converted.stored()));
    }
    if (type instanceof ScalarType scalar) {
      return of(format, scalar.scalar());
    }
    return CodeBlock.of("$T.enumOf($T.values())", RuntimeTypes.KEY_FORMATS, type.javaType());
  }

  private static CodeBlock of(KeyFormat format, Scalar scalar) {
    return switch (format.style()) {
      case TEXT -> constant(scalar == Scalar.CHARACTER ? "CHARACTER" : "TEXT");
      case RAW_TEXT -> constant(scalar == Scalar.CHARACTER ? "RAW_CHARACTER" : "RAW_TEXT");
      case UPPER, RAW_UPPER, LOWER, RAW_LOWER -> constant(format.style().name());
      case PLAIN, PADDED ->
          constant(number(scalar).toUpperCase(Locale.ROOT) + "_" + format.style());
      case WIDTH ->
          CodeBlock.of("$T.$LWidth($L)", RuntimeTypes.KEY_FORMATS, number(scalar), format.width());
      case ISO ->
          CodeBlock.of(
              "$T.$L($T.$L)",
              RuntimeTypes.KEY_FORMATS,
              scalar == Scalar.INSTANT ? "instant" : "dateTime",
              RuntimeTypes.PRECISION,
              format.precision());
      case EPOCH_SECONDS, EPOCH_MILLIS ->
          constant((scalar == Scalar.INSTANT ? "INSTANT_" : "DATE_TIME_") + format.style());
      case CANONICAL -> constant(scalar == Scalar.LOCAL_DATE ? "DATE" : scalar.name());
    };
  }

  private static CodeBlock constant(String name) {
    return CodeBlock.of("$T.$L", RuntimeTypes.KEY_FORMATS, name);
  }

  private static String number(Scalar scalar) {
    return scalar == Scalar.INTEGER ? "int" : scalar.name().toLowerCase(Locale.ROOT);
  }
}
