package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.annotations.IndexKind;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.IndexContents;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.List;
import java.util.Optional;

/** The physical table as an expression. */
final class TableDefinitionCode {

  private final TableModel table;
  private final Optional<String> ttlAttribute;
  private final List<EntityCode> entities;

  TableDefinitionCode(TablePlan plan, List<EntityCode> entities) {
    this.table = plan.table();
    this.ttlAttribute = plan.ttlAttribute();
    this.entities = entities;
  }

  CodeBlock definition() {
    CodeBlock.Builder definition =
        CodeBlock.builder()
            .add(
                "$T.partitionKey($L)$>$>",
                RuntimeTypes.TABLE_DEFINITION,
                attribute(table.partitionKey()));
    table.sortKey().ifPresent(sortKey -> definition.add("\n.sortKey($L)", attribute(sortKey)));
    table.indexes().forEach(index -> definition.add("\n.index(\n$>$>$L)$<$<", index(index)));
    if (table.read() > 0 || table.write() > 0) {
      definition.add("\n.capacity($L, $L)", table.read(), table.write());
    }
    ttlAttribute.ifPresent(attribute -> definition.add("\n.timeToLive($S)", attribute));
    return definition.add("\n.build()$<$<").build();
  }

  private CodeBlock index(IndexModel index) {
    CodeBlock.Builder definition =
        CodeBlock.builder()
            .add(
                "$T.$L($S, $L)$>$>",
                RuntimeTypes.INDEX_DEFINITION,
                index.kind() == IndexKind.GLOBAL ? "global" : "local",
                index.name(),
                attribute(index.partitionKey()));
    index.sortKey().ifPresent(sortKey -> definition.add("\n.sortKey($L)", attribute(sortKey)));
    switch (index.projection()) {
      case ALL -> {}
      case KEYS_ONLY -> definition.add("\n.keysOnly()");
      case INCLUDE -> {
        IndexContents contents = new IndexContents(table, index);
        definition.add("\n.include($L)", KeyAttributeCode.strings(contents.included()));
        if (contents.isMarked()) {
          definition.add("\n.includeMark()");
        }
      }
    }
    if (index.kind() == IndexKind.GLOBAL && (index.read() > 0 || index.write() > 0)) {
      definition.add("\n.capacity($L, $L)", index.read(), index.write());
    }
    return definition.add("$<$<").build();
  }

  private CodeBlock attribute(String attribute) {
    return CodeBlock.of("$S, $T.$L", attribute, ClassNames.SCALAR_ATTRIBUTE_TYPE, type(attribute));
  }

  /**
   * A component's own attribute has the component's type, unless a format makes it text; templates
   * make text.
   */
  private Wire type(String attribute) {
    for (EntityCode code : entities) {
      for (ComponentModel component : code.entity().components()) {
        if (!component.keyOnly() && component.attribute().equals(attribute)) {
          return code.formattedCodec(component).isPresent()
              ? Wire.S
              : wire(TypeCodecs.storedType(component));
        }
      }
    }
    return Wire.S;
  }

  private static Wire wire(TypeModel type) {
    return TypeCodecs.wire(type instanceof OptionalType optional ? optional.value() : type)
        .orElse(Wire.S);
  }
}
