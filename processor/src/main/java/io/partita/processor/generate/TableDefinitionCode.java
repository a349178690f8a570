package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.AttributeTypes;
import io.partita.processor.resolve.IndexContents;

/** The physical table as an expression. */
final class TableDefinitionCode {

  private final TablePlan plan;
  private final TableModel table;

  TableDefinitionCode(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
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
    plan.ttlAttribute().ifPresent(attribute -> definition.add("\n.timeToLive($S)", attribute));
    if (table.indexes().stream().anyMatch(index -> index.projection() == Projection.INCLUDE)) {
      table
          .typeAttribute()
          .ifPresent(attribute -> definition.add("\n.typeAttribute($S)", attribute));
    }
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
        if (contents.isMarked(plan::isOwner)) {
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
    return CodeBlock.of(
        "$S, $T.$L",
        attribute,
        ClassNames.SCALAR_ATTRIBUTE_TYPE,
        AttributeTypes.ofKey(plan, attribute));
  }
}
