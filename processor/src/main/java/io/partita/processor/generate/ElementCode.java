package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.ProjectionPlan;

/** What a query reads items as: records, or what an index carries of them. */
final class ElementCode {

  private final EntityCode code;
  private final AccessPatternPlan pattern;

  ElementCode(EntityCode code, AccessPatternPlan pattern) {
    this.code = code;
    this.pattern = pattern;
  }

  /** The type of the query's elements. */
  ClassName type() {
    if (isRecord()) {
      return code.type();
    }
    return isKey() ? code.key() : code.projection(pattern);
  }

  private boolean isRecord() {
    return pattern.projection().isEmpty();
  }

  private boolean isKey() {
    return pattern.projection().filter(ProjectionPlan::isKeysOnly).isPresent();
  }

  /** The runtime's class that a query extends. */
  ParameterizedTypeName base(ClassName query) {
    if (isRecord()) {
      return ParameterizedTypeName.get(
          pattern.consistent() ? RuntimeTypes.CONSISTENT_QUERY : RuntimeTypes.ENTITY_QUERY,
          code.type(),
          code.key(),
          query);
    }
    if (isKey()) {
      return ParameterizedTypeName.get(
          pattern.consistent() ? RuntimeTypes.CONSISTENT_KEY_QUERY : RuntimeTypes.KEY_QUERY,
          code.type(),
          code.key(),
          query);
    }
    return ParameterizedTypeName.get(
        pattern.consistent() ? RuntimeTypes.CONSISTENT_INCLUDE_QUERY : RuntimeTypes.INCLUDE_QUERY,
        code.type(),
        code.key(),
        type(),
        query);
  }

  /** What a query gives to the constructor of the class it extends. */
  CodeBlock baseArguments(ClassName query) {
    CodeBlock arguments = CodeBlock.of("state, $T::new, $T.TYPE", query, code.dao());
    return isRecord() || isKey()
        ? arguments
        : CodeBlock.of("$L, $T::$L", arguments, type(), ProjectionGenerator.READ);
  }

  /** What a variable that holds an element is called. */
  String variable() {
    return isRecord() || isKey() ? Names.decapitalized(type().simpleName()) : "item";
  }

  /** The key of the end that an edge leads to, by the name of the edge's variable. */
  CodeBlock targetKey(TargetCode target, String edge) {
    if (isRecord()) {
      return target.key(edge);
    }
    return target.keyOfKey(isKey() ? edge : edge + ".key()");
  }

  /** What the pattern's constant says of the index. */
  CodeBlock carried() {
    if (isRecord()) {
      return CodeBlock.of("");
    }
    return isKey()
        ? CodeBlock.of("\n$>$>.keysOnly()$<$<")
        : CodeBlock.of(
            "\n$>$>.including($L)$<$<",
            KeyAttributeCode.strings(pattern.projection().orElseThrow().attributes()));
  }
}
