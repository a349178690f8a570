package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel.ScalarType;
import java.util.Optional;
import java.util.Set;

/**
 * A component with an attribute of its own and how it is read and written.
 *
 * @param cut the component's constant, if only a part of its values is stored
 * @param isFormatted whether the codec is not the type's usual one, so that there is no way around
 *     it
 */
record StoredComponent(
    ComponentModel component, CodeBlock codec, boolean isFormatted, Optional<CodeBlock> cut) {

  StoredComponent(ComponentModel component, CodeBlock codec, boolean isFormatted) {
    this(component, codec, isFormatted, Optional.empty());
  }

  private static final Set<String> EMPTY_BY_NATURE =
      Set.of("java.util.List", "java.util.Set", "java.util.Map", "java.util.Optional");

  /** What a component is if its attribute is absent; nothing was counted yet on such an item. */
  static CodeBlock absent(ComponentModel component, TypeName type) {
    return isCount(component) && type.isBoxedPrimitive()
        ? CodeBlock.of(type.unbox().equals(TypeName.LONG) ? "0L" : "0")
        : absent(type);
  }

  /** Whether a component is null if its attribute is absent. */
  static boolean isNullIfAbsent(ComponentModel component) {
    return absent(component, component.type().javaType()).equals(absent(TypeName.OBJECT));
  }

  static boolean isCount(ComponentModel component) {
    return component.managed().contains(Managed.COUNT);
  }

  /**
   * What a component of a type is if its attribute is absent; a primitive's value is never used.
   */
  static CodeBlock absent(TypeName type) {
    if (type instanceof ParameterizedTypeName generic
        && EMPTY_BY_NATURE.contains(generic.rawType.canonicalName())) {
      boolean isOptional = generic.rawType.simpleName().equals("Optional");
      return CodeBlock.of(isOptional ? "$T.empty()" : "$T.of()", generic.rawType);
    }
    if (!type.isPrimitive()) {
      return CodeBlock.of("null");
    }
    return CodeBlock.of(type.equals(TypeName.BOOLEAN) ? "false" : "0");
  }

  /** Reads the value the reader stands at. */
  CodeBlock read(String reader) {
    if (!isDirect()) {
      return CodeBlock.of("$L.read($L)", codec, reader);
    }
    return switch (((ScalarType) component.type()).scalar()) {
      case STRING -> CodeBlock.of("$L.string()", reader);
      case BOOLEAN -> CodeBlock.of("$L.bool()", reader);
      default -> CodeBlock.of("$L.$TValue()", reader, component.type().javaType());
    };
  }

  /** Writes the component of a record. */
  CodeBlock write(String variable, String writer) {
    if (!isDirect()) {
      return CodeBlock.of(
          "$L.attribute($S, $L, $L)", writer, component.attribute(), value(variable), codec);
    }
    String method =
        switch (((ScalarType) component.type()).scalar()) {
          case STRING -> "string";
          case BOOLEAN -> "bool";
          default -> "number";
        };
    return CodeBlock.of(
        "$L.$L($S, $L.$L())", writer, method, component.attribute(), variable, component.name());
  }

  private CodeBlock value(String variable) {
    return cut.map(constant -> CodeBlock.of("$L.get($L)", constant, variable))
        .orElseGet(() -> CodeBlock.of("$L.$L()", variable, component.name()));
  }

  /** Text and primitives need no codec; a char is stored as text and does. */
  private boolean isDirect() {
    return !isFormatted
        && component.type() instanceof ScalarType scalar
        && (scalar.scalar() == Scalar.STRING
            || (scalar.javaType().isPrimitive() && scalar.scalar() != Scalar.CHARACTER));
  }
}
