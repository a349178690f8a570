package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import io.partita.annotations.IndexKind;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.Beginning;
import io.partita.processor.model.CollectionPlan.Between;
import io.partita.processor.model.CollectionPlan.RootPosition;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The constant of a collection's DAO that says which Query reads it. */
final class CollectionPatternCode {

  private final CollectionCode code;
  private final CollectionPlan plan;

  CollectionPatternCode(CollectionCode code) {
    this.code = code;
    this.plan = code.plan();
  }

  FieldSpec field() {
    CodeBlock.Builder definition = CodeBlock.builder().add(definition());
    if (plan.typeFilter()) {
      definition.add("\n$>$>.filteredByType()$<$<");
    }
    if (plan.root() == RootPosition.FIRST || plan.root() == RootPosition.LAST) {
      definition.add(
          "\n$>$>.$L()$<$<", plan.root() == RootPosition.FIRST ? "rootFirst" : "rootLast");
    }
    return FieldSpec.builder(
            ParameterizedTypeName.get(RuntimeTypes.COLLECTION_PATTERN, code.subject().type()),
            code.patternConstant(),
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(definition.build())
        .build();
  }

  private CodeBlock definition() {
    CodeBlock name =
        CodeBlock.of(
            "$T.TYPE,\n$S,\n$S", code.subject().dao(), code.type().simpleName(), plan.method());
    CodeBlock members =
        CodeBlock.join(
            plan.members().stream()
                .map(member -> CodeBlock.of("$L", code.constant(member)))
                .toList(),
            ",\n");
    return plan.index()
        .map(
            index ->
                CodeBlock.of(
                    "$T.index(\n$>$>$L,\n$L,\n$L,\n$L)$<$<",
                    RuntimeTypes.COLLECTION_PATTERN,
                    name,
                    keys(index),
                    range(),
                    members))
        .orElseGet(
            () ->
                CodeBlock.of(
                    "$T.table(\n$>$>$L,\n$L,\n$L)$<$<",
                    RuntimeTypes.COLLECTION_PATTERN,
                    name,
                    range(),
                    members));
  }

  private CodeBlock keys(IndexModel index) {
    KeyAttributeCode keys = KeyAttributeCode.outsideOfSchema(code.subject());
    return CodeBlock.of(
        "$S,\n$L,\n$L,\n$L",
        index.name(),
        index.kind() == IndexKind.LOCAL,
        keys.partition(plan.partitionKey()),
        plan.sortKey().map(keys::sort).orElse(CodeBlock.of("null")));
  }

  private CodeBlock range() {
    if (plan.range() instanceof Beginning beginning) {
      return CodeBlock.of(
          "$T.startingWith(\n$>$>$L)$<$<",
          RuntimeTypes.COLLECTION_RANGE,
          template(beginning.prefix()));
    }
    if (plan.range() instanceof Between between) {
      CodeBlock bounds =
          CodeBlock.of(
              "$T.between(\n$>$>$L,\n$L,\n$T.End.$L)$<$<",
              RuntimeTypes.COLLECTION_RANGE,
              template(between.lower()),
              template(between.upper()),
              RuntimeTypes.COLLECTION_RANGE,
              between.end());
      return between.within().isEmpty()
          ? bounds
          : CodeBlock.of("$L.within($L)", bounds, template(between.within()));
    }
    return CodeBlock.of("$T.all()", RuntimeTypes.COLLECTION_RANGE);
  }

  private CodeBlock template(List<KeyPart> parts) {
    CodeBlock.Builder template = CodeBlock.builder();
    boolean startsWithText = parts.get(0) instanceof LiteralPart;
    if (startsWithText) {
      template.add(
          "$T.<$T>literal($S)",
          RuntimeTypes.KEY_TEMPLATE,
          code.subject().type(),
          ((LiteralPart) parts.get(0)).text());
    } else {
      template.add("$T.<$T>empty()", RuntimeTypes.KEY_TEMPLATE, code.subject().type());
    }
    template.add("$>$>");
    parts
        .subList(startsWithText ? 1 : 0, parts.size())
        .forEach(part -> template.add("\n$L", step(part)));
    if (cuts() && parts.stream().anyMatch(ComponentPart.class::isInstance)) {
      template.add("\n.truncating()");
    }
    return template.add("$<$<").build();
  }

  /**
   * Index keys cut values to their formats; the table's own refuse finer ones wherever they are.
   */
  private boolean cuts() {
    return plan.sortKey().stream()
        .noneMatch(key -> code.subject().tableKeyAttributes().anyMatch(key::equals));
  }

  private CodeBlock step(KeyPart part) {
    if (part instanceof LiteralPart literal) {
      return CodeBlock.of(".thenLiteral($S)", literal.text());
    }
    ComponentPart component = (ComponentPart) part;
    return CodeBlock.of(
        ".then($L, $L)", code.subject().reference(component), KeyFormatCode.of(component.format()));
  }
}
