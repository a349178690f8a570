package io.partita.processor.document;

import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.AttributeTypes;
import io.partita.processor.resolve.IndexContents;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The physical table and its indexes in words. */
final class TableFacts {

  private final TablePlan plan;
  private final TableModel table;

  TableFacts(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
  }

  /** What there is to say about the table: a name and a value each. */
  List<List<String>> table() {
    List<List<String>> facts = new ArrayList<>();
    facts.add(List.of("Partition key", attribute(table.partitionKey())));
    table.sortKey().ifPresent(sortKey -> facts.add(List.of("Sort key", attribute(sortKey))));
    table.typeAttribute().ifPresent(type -> facts.add(List.of("Type attribute", type)));
    plan.ttlAttribute().ifPresent(expiry -> facts.add(List.of("Expiry attribute", expiry)));
    facts.add(List.of("Key encoding", table.encoding().name()));
    facts.add(List.of("Capacity", capacity(table.read(), table.write())));
    return facts;
  }

  /** The indexes: name, kind, partition key, sort key, projection, capacity. */
  List<List<String>> indexes() {
    return table.indexes().stream().map(this::index).toList();
  }

  private List<String> index(IndexModel index) {
    return List.of(
        index.name(),
        index.kind().name().toLowerCase(Locale.ROOT),
        attribute(index.partitionKey()),
        index.sortKey().map(this::attribute).orElse(""),
        projection(index),
        index.read() == 0 && index.write() == 0
            ? "the table's"
            : capacity(index.read(), index.write()));
  }

  private String projection(IndexModel index) {
    return switch (index.projection()) {
      case ALL -> "all attributes";
      case KEYS_ONLY -> "keys only";
      case INCLUDE -> String.join(", ", new IndexContents(table, index).included());
    };
  }

  private String attribute(String name) {
    return "%s (%s)".formatted(name, AttributeTypes.ofKey(plan, name));
  }

  private static String capacity(long read, long write) {
    return read == 0 && write == 0 ? "on demand" : "%d read, %d write".formatted(read, write);
  }
}
