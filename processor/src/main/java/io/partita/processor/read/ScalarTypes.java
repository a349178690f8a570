package io.partita.processor.read;

import io.partita.processor.model.Scalar;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Which Java types are stored as one value. */
final class ScalarTypes {

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
      case DECLARED ->
          Scalar.of(
              ((TypeElement) ((DeclaredType) type).asElement()).getQualifiedName().toString());
      default -> Optional.empty();
    };
  }

  private static Optional<Scalar> array(ArrayType type) {
    return type.getComponentType().getKind() == TypeKind.BYTE
        ? Optional.of(Scalar.BYTES)
        : Optional.empty();
  }
}
