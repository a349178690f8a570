package io.partita.processor.read;

import java.util.Optional;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds types that do not exist, or not yet. */
final class UnresolvedTypes {

  private UnresolvedTypes() {}

  /**
   * The name of the first unresolved type in a type: arguments first, as Eclipse's {@code
   * List<Missing>} is unresolved as a whole.
   */
  static Optional<String> in(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return in(array.getComponentType());
    }
    if (!(type instanceof DeclaredType declared)) {
      return Optional.empty();
    }
    return declared.getTypeArguments().stream()
        .map(UnresolvedTypes::in)
        .flatMap(Optional::stream)
        .findFirst()
        .or(
            () ->
                type.getKind() == TypeKind.ERROR
                    ? Optional.of(declared.asElement().getSimpleName().toString())
                    : Optional.empty());
  }
}
