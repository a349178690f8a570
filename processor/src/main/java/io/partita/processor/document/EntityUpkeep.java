package io.partita.processor.document;

import io.partita.processor.document.AccessRow.Consistency;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.RequestText;
import io.partita.processor.model.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What an entity's DAO has to put counts, copies and index keys right. */
final class EntityUpkeep {

  private static final String ALL_COUNTED = "what reading all that is counted costs";

  private final EntityPlan entity;
  private final EntityPermissions permissions;

  EntityUpkeep(TablePlan table, EntityPlan entity) {
    this.entity = entity;
    this.permissions = new EntityPermissions(table, entity);
  }

  List<AccessRow> rows() {
    List<AccessRow> rows = new ArrayList<>();
    if (entity.can(Capability.COUNTS)) {
      rows.add(recount());
      rows.add(verifyCounts());
    }
    if (!entity.copies().isEmpty()) {
      rows.add(propagate());
      rows.add(verifyCopies());
    }
    if (entity.indexes().stream().anyMatch(EntityUpkeep::hasTemplates)) {
      rows.add(backfill());
    }
    return rows;
  }

  /** Own attributes of components need no filling. */
  private static boolean hasTemplates(IndexKeyPlan keys) {
    return Stream.concat(keys.partitionKey().stream(), keys.sortKey().stream())
        .anyMatch(key -> !key.isNative());
  }

  private AccessRow recount() {
    return row(
        "recount(key)",
        "TransactWriteItems, Query with Select COUNT, UpdateItem",
        RequestText.key(entity),
        countConsistency(),
        ALL_COUNTED + ", + " + Costs.recount(entity),
        "1",
        permissions.recount());
  }

  private AccessRow verifyCounts() {
    return row(
        "verifyCounts()",
        "Scan, Query with Select COUNT for each; GetItem and Query again for those that differ",
        "",
        Consistency.EVENTUAL_THEN_STRONG,
        Costs.SCAN + ", + " + ALL_COUNTED,
        "",
        permissions.verifyCounts());
  }

  private Consistency countConsistency() {
    return consistency(
        entity.dependents().stream()
            .filter(dependent -> dependent.counter().isPresent())
            .allMatch(dependent -> dependent.pattern().consistent()));
  }

  private AccessRow propagate() {
    return row(
        "propagate(key)",
        copyRequests() + ", TransactWriteItems for those that differ",
        RequestText.key(entity),
        copyConsistency(),
        "what reading the copies costs, + 2 WU × ⌈item / 1 KB⌉ for each that differs",
        "up to 100 each",
        permissions.propagate());
  }

  private AccessRow verifyCopies() {
    return row(
        "verifyCopies(key)",
        copyRequests(),
        RequestText.key(entity),
        copyConsistency(),
        "what reading the copies costs",
        "",
        permissions.verifyCopies());
  }

  private String copyRequests() {
    boolean isHydrated = entity.copies().stream().anyMatch(copies -> copies.target().isPresent());
    return "GetItem, Query" + (isHydrated ? ", BatchGetItem" : "");
  }

  private Consistency copyConsistency() {
    return consistency(
        entity.copies().stream().allMatch(copies -> copies.reach().pattern().consistent()));
  }

  private static Consistency consistency(boolean isStrong) {
    return isStrong ? Consistency.STRONG : Consistency.EVENTUAL;
  }

  private AccessRow backfill() {
    return row(
        "backfill().run()",
        "Scan, UpdateItem for each item whose index keys are wrong",
        "",
        Consistency.EVENTUAL,
        Costs.SCAN + ", + " + Costs.write(entity) + " for each",
        "",
        permissions.backfill());
  }

  private AccessRow row(
      String method,
      String operation,
      String key,
      Consistency consistency,
      String cost,
      String transactionSize,
      List<Permission> needed) {
    return new AccessRow(
        entity.entity().name(),
        method,
        operation,
        EntityWrites.places(needed),
        "",
        key,
        "",
        consistency,
        cost,
        transactionSize,
        needed);
  }
}
