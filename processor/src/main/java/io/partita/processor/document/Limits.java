package io.partita.processor.document;

import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.IndexContents;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The limits of DynamoDB that matter to a table, and how near it is to them. */
final class Limits {

  private final TablePlan plan;
  private final TableModel table;
  private final List<String> limits = new ArrayList<>();

  private Limits(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
  }

  static List<String> of(TablePlan plan) {
    Limits limits = new Limits(plan);
    limits.addItems();
    limits.addIndexes();
    limits.addTransactions();
    limits.addCounters();
    limits.addPartitions();
    return limits.limits;
  }

  private void addItems() {
    limits.add("An item has at most 400 KB, attribute names included.");
    limits.add(
        "A partition key has at most 2048 bytes, a sort key 1024; so has a partition key that an"
            + " index sorts by.");
    limits.add(
        "A page of a Query or Scan is 1 MB before the filter; longer results are read page by"
            + " page.");
  }

  private void addIndexes() {
    long global = count(IndexKind.GLOBAL);
    long local = count(IndexKind.LOCAL);
    limits.add(
        "Global indexes: %d of 20. They follow the table with a short delay.".formatted(global));
    limits.add("Local indexes: %d of 5.".formatted(local));
    if (local > 0) {
      limits.add(
          "With local indexes all items of one partition key have at most 10 GB together, and local"
              + " indexes can only be created with the table.");
    }
    long included =
        table.indexes().stream()
            .filter(index -> index.projection() == Projection.INCLUDE)
            .mapToLong(index -> new IndexContents(table, index).included().size())
            .sum();
    if (included > 0) {
      limits.add("Included attributes of all indexes: %d of 100.".formatted(included));
    }
  }

  private long count(IndexKind kind) {
    return table.indexes().stream().map(IndexModel::kind).filter(kind::equals).count();
  }

  private void addTransactions() {
    int most =
        plan.entities().stream()
            .mapToInt(entity -> 1 + entity.owners().size() + entity.uniques().size())
            .max()
            .orElse(1);
    limits.add(
        "A transaction has at most 100 actions and 4 MB; creating one item takes up to %d here."
            .formatted(most));
  }

  private void addCounters() {
    String counters =
        plan.entities().stream()
            .map(EntityPlan::entity)
            .flatMap(
                entity ->
                    entity.components().stream()
                        .filter(component -> component.managed().contains(Managed.COUNT))
                        .map(component -> entity.name() + "." + component.name()))
            .collect(Collectors.joining(", "));
    if (!counters.isEmpty()) {
      limits.add(
          "One item takes about 500 transactional writes a second, and each creation or deletion of"
              + " a counted item"
              + " is one of the item that counts it: %s.".formatted(counters));
    }
  }

  private void addPartitions() {
    limits.add("One partition key takes about 1000 write units and 3000 read units a second.");
    plan.entities().stream()
        .flatMap(
            entity ->
                entity.indexes().stream()
                    .flatMap(keys -> shards(entity, keys.index(), keys.partitionKey().stream())))
        .distinct()
        .forEach(limits::add);
  }

  private static Stream<String> shards(
      EntityPlan entity, String index, Stream<KeyAttributePlan> partitionKey) {
    return partitionKey
        .filter(key -> key.shards() > 1)
        .map(
            key ->
                "%s is spread over %d shards on %s; every query of it there takes %d requests at least."
                    .formatted(entity.entity().name(), key.shards(), index, key.shards()));
  }
}
