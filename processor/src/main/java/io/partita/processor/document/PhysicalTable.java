package io.partita.processor.document;

import io.partita.annotations.IndexKind;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.AttributeTypes;
import io.partita.processor.resolve.IndexContents;
import io.partita.processor.resolve.RuntimeAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What must be said to create a table, whatever the language. */
final class PhysicalTable {

  private final TablePlan plan;
  private final TableModel table;

  PhysicalTable(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
  }

  TableModel model() {
    return table;
  }

  /** The attributes of all keys, each once, and their types. */
  Map<String, Wire> attributes() {
    Map<String, Wire> attributes = new LinkedHashMap<>();
    table.keyAttributes().forEach(name -> attributes.put(name, AttributeTypes.ofKey(plan, name)));
    return attributes;
  }

  List<IndexModel> indexes(IndexKind kind) {
    return table.indexes().stream().filter(index -> index.kind() == kind).toList();
  }

  /** The attributes that an index includes. */
  List<String> included(IndexModel index) {
    IndexContents contents = new IndexContents(table, index);
    List<String> included = new ArrayList<>(contents.included());
    if (contents.isMarked(plan::isOwner)) {
      included.add(RuntimeAttributes.DELETING);
    }
    return included;
  }

  boolean isProvisioned() {
    return table.read() > 0 || table.write() > 0;
  }

  /** The read capacity of an index; the table's unless it has its own. */
  long read(IndexModel index) {
    return index.read() > 0 ? index.read() : table.read();
  }

  /** The write capacity of an index; the table's unless it has its own. */
  long write(IndexModel index) {
    return index.write() > 0 ? index.write() : table.write();
  }
}
