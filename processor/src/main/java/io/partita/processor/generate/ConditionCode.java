package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.WhereModel;
import io.partita.processor.model.WhereModel.Term;
import io.partita.processor.resolve.TypedConstant;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Writes the condition of an index key in the schema. */
final class ConditionCode {

  private ConditionCode() {}

  /** The call that gives an index key its condition. */
  static CodeBlock of(EntityCode code, WhereModel where) {
    CodeBlock.Builder call = CodeBlock.builder().add("\n.where($S", where.text());
    where.terms().forEach(term -> call.add(",$W$L", condition(code, term)));
    return call.add(")").build();
  }

  private static CodeBlock condition(EntityCode code, Term term) {
    ComponentModel component = code.entity().component(term.component()).orElseThrow();
    CodeBlock value = CodeBlock.of("$L", code.constant(component));
    if (component.type() instanceof OptionalType) {
      value = CodeBlock.of("$T.unwrap($L)", RuntimeTypes.COMPONENT, value);
    }
    return switch (term.test()) {
      case IS ->
          CodeBlock.of(
              "$T.is($L, $L)", RuntimeTypes.INDEX_CONDITION, value, constant(component, term));
      case IS_NOT ->
          CodeBlock.of(
              "$T.isNot($L, $L)", RuntimeTypes.INDEX_CONDITION, value, constant(component, term));
      case IS_NULL -> CodeBlock.of("$T.isNull($L)", RuntimeTypes.INDEX_CONDITION, value);
      case IS_NOT_NULL -> CodeBlock.of("$T.isNotNull($L)", RuntimeTypes.INDEX_CONDITION, value);
    };
  }

  private static CodeBlock constant(ComponentModel component, Term term) {
    TypedConstant constant = TypedConstant.of(component, term).orElseThrow();
    return constant.type() instanceof EnumType type
        ? CodeBlock.of("$T.$L", type.javaType(), constant.value())
        : scalar((ScalarType) constant.type(), constant.value());
  }

  private static CodeBlock scalar(ScalarType type, Object value) {
    return switch (type.scalar()) {
      case STRING -> CodeBlock.of("$S", value);
      case CHARACTER -> CodeBlock.of("$S.charAt(0)", value.toString());
      case BYTE -> CodeBlock.of("(byte) $L", value);
      case SHORT -> CodeBlock.of("(short) $L", value);
      case LONG -> CodeBlock.of("$LL", value);
      case BIG_INTEGER -> CodeBlock.of("new $T($S)", BigInteger.class, value.toString());
      case BIG_DECIMAL -> CodeBlock.of("new $T($S)", BigDecimal.class, value.toString());
      default -> CodeBlock.of("$L", value);
    };
  }
}
