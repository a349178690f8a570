package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.resolve.NestedComponents;
import java.util.Optional;

/** The generated parts of updates that change nested records. */
final class NestedRecords {

  private final TableModel table;
  private final NestedComponents components;

  NestedRecords(TableModel table) {
    this.table = table;
    this.components = new NestedComponents(table);
  }

  /** The generated class that holds the parts. */
  static ClassName all(TableModel table) {
    return ClassName.get(table.type().packageName(), table.generatedName() + "Updates");
  }

  /** The part that changes a nested record. */
  ClassName of(NestedRecord record) {
    return all(table).nestedClass(record.generatedName() + "Update");
  }

  /** The part that changes what a type is; empty if it is not a nested record. */
  Optional<ClassName> of(TypeModel type) {
    return components.record(type).map(this::of);
  }
}
