package io.partita.processor.document;

import io.partita.processor.document.AccessRow.Consistency;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.FirstReads;
import io.partita.processor.model.RequestText;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.UnknownComponents;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The writes of an entity's DAO. */
final class EntityWrites {

  private static final String TRANSACTION = "TransactWriteItems";

  private final EntityPlan entity;
  private final EntityPermissions permissions;
  private final FirstReads firstReads;
  private final List<ComponentModel> unknown;

  EntityWrites(TablePlan table, EntityPlan entity) {
    this.entity = entity;
    this.permissions = new EntityPermissions(table, entity);
    this.unknown = new UnknownComponents(table.table(), entity).all();
    this.firstReads = new FirstReads(entity);
  }

  List<AccessRow> rows() {
    List<AccessRow> rows = new ArrayList<>();
    rows.add(create());
    if (entity.can(Capability.CREATE_ALL)) {
      rows.add(transactions("createAll(records)", "", permissions.create()));
    }
    if (entity.can(Capability.PUT)) {
      rows.add(replacement("put(record)", permissions.changeOrCreate()));
    }
    rows.add(
        entity.uniques().isEmpty()
            ? replacement("replace(record)", permissions.change())
            : write(
                "replace(record)",
                "GetItem, TransactWriteItems, GetItem",
                Costs.READ_BEFORE_AND_AFTER + Costs.transaction(entity),
                changeSize(),
                permissions.change()));
    rows.add(update());
    if (entity.can(Capability.PUT_ALL)) {
      rows.add(putAll());
    }
    deletes().map(this::delete).forEach(rows::add);
    if (entity.can(Capability.DELETE_ALL_IN_TRANSACTIONS)) {
      rows.add(
          transactions(
              "deleteAll(keys)",
              entity.uniques().isEmpty() ? "" : "BatchGetItem, ",
              permissions.deleteAll()));
    }
    if (entity.can(Capability.DELETE_ALL)) {
      rows.add(batches("deleteAll(keys)"));
    }
    if (entity.can(Capability.CASCADE)) {
      rows.add(deleteCascade());
      rows.add(undelete());
    }
    rows.add(check());
    return rows;
  }

  private Stream<String> deletes() {
    return entity.can(Capability.DELETE_RECORD)
        ? Stream.of("delete(key)", "delete(record)", "deleteIfExists(key)")
        : Stream.of("delete(key)", "deleteIfExists(key)");
  }

  private AccessRow create() {
    return entity.can(Capability.CREATE_ALL)
        ? write(
            "create(record)",
            TRANSACTION,
            Costs.transaction(entity),
            size(1 + entity.owners().size() + entity.uniques().size()),
            permissions.create())
        : single("create(record)", "PutItem", Costs.write(entity), permissions.create());
  }

  /** Items that are the same, and values that are absent, take no action of their own. */
  private String size(int most) {
    boolean isExact =
        entity.uniques().isEmpty()
            && entity.owners().stream()
                    .map(owner -> owner.target().entity().type())
                    .distinct()
                    .count()
                == entity.owners().size();
    return (isExact ? "" : "up to ") + most;
  }

  private String changeSize() {
    return "up to " + (1 + 2 * entity.uniques().size());
  }

  private AccessRow replacement(String method, List<Permission> needed) {
    return firstReads.precedeReplacements()
        ? single(method, "GetItem, UpdateItem", Costs.READ_BEFORE + Costs.write(entity), needed)
        : single(method, "UpdateItem", Costs.write(entity), needed);
  }

  private AccessRow update() {
    String operation = "UpdateItem";
    String cost = Costs.write(entity);
    if (!firstReads.beforeUpdates().isEmpty()) {
      operation += "; GetItem before it if " + String.join(", or ", firstReads.beforeUpdates());
      cost += "; " + Costs.GET_STRONG + " if it is read";
    }
    if (!firstReads.beforeSecondUpdates().isEmpty()) {
      operation +=
          "; once more if it is refused because "
              + String.join(", or ", firstReads.beforeSecondUpdates());
      cost += "; as much for each time";
    }
    List<Permission> needed = permissions.changeOrCreate();
    if (entity.uniques().isEmpty()) {
      return single("update(key)", operation, cost, needed);
    }
    return write(
        "update(key)",
        operation + "; GetItem, TransactWriteItems, GetItem if a unique value changes",
        "%s; %s%s if a unique value changes"
            .formatted(cost, Costs.READ_BEFORE_AND_AFTER, Costs.transaction(entity)),
        changeSize(),
        needed);
  }

  private AccessRow delete(String method) {
    return entity.can(Capability.DELETE_ALL_IN_TRANSACTIONS)
        ? write(
            method,
            entity.uniques().isEmpty() ? TRANSACTION : "GetItem, TransactWriteItems",
            (entity.uniques().isEmpty() ? "" : Costs.READ_BEFORE) + Costs.transaction(entity),
            size(1 + entity.counting().size() + entity.uniques().size()),
            permissions.delete())
        : single(method, "DeleteItem", Costs.write(entity), permissions.delete());
  }

  /** What a record may not know of the stored item keeps it out of a batch. */
  private AccessRow putAll() {
    if (unknown.isEmpty()) {
      return batches("putAll(records)");
    }
    List<Permission> needed = new ArrayList<>(List.of(permissions.own("BatchWriteItem")));
    needed.addAll(permissions.changeOrCreate());
    return write(
        "putAll(records)",
        "BatchWriteItem per 25 items, UpdateItem for those with null in place of a part of an index key",
        Costs.write(entity) + " each",
        "",
        needed);
  }

  private AccessRow batches(String method) {
    return write(
        method,
        "BatchWriteItem per 25 items",
        Costs.write(entity) + " each",
        "",
        List.of(permissions.own("BatchWriteItem")));
  }

  private AccessRow transactions(String method, String before, List<Permission> needed) {
    return write(
        method,
        before + TRANSACTION + ", as many as it takes",
        (before.isEmpty() ? "" : Costs.READ_BEFORE) + Costs.transaction(entity),
        "up to 100 each",
        needed);
  }

  private AccessRow deleteCascade() {
    return write(
        "deleteCascade(key)",
        "UpdateItem, Query, then TransactWriteItems or BatchWriteItem, TransactWriteItems",
        places(permissions.deleteCascade()),
        "what finding and deleting each item costs",
        "up to 100 each",
        permissions.deleteCascade());
  }

  private AccessRow undelete() {
    boolean hasParents =
        entity.dependents().stream().anyMatch(dependent -> dependent.kind() == Kind.PARENT);
    List<Permission> needed = permissions.undelete();
    return write(
        "undelete(key)",
        hasParents
            ? "GetItem, Query, then " + TRANSACTION + " for each that is marked"
            : TRANSACTION,
        Stream.concat(written().stream(), places(needed).stream()).distinct().toList(),
        (hasParents ? "what finding them costs, + " : "") + Costs.transaction(entity),
        "1",
        needed);
  }

  /** Where something is to be done. */
  static List<String> places(List<Permission> permissions) {
    return permissions.stream()
        .map(permission -> permission.index().orElse(AccessRow.TABLE))
        .distinct()
        .toList();
  }

  private AccessRow check() {
    return write(
        "transact().check(key)",
        TRANSACTION,
        List.of(AccessRow.TABLE),
        "2 WU × ⌈item / 1 KB⌉",
        "1",
        List.of(permissions.own("ConditionCheckItem")));
  }

  private AccessRow single(String method, String operation, String cost, List<Permission> needed) {
    return write(method, operation, cost, "", needed);
  }

  private AccessRow write(
      String method, String operation, String cost, String size, List<Permission> needed) {
    return write(method, operation, written(), cost, size, needed);
  }

  private List<String> written() {
    return Stream.concat(Stream.of(AccessRow.TABLE), Costs.indexesOf(entity).stream()).toList();
  }

  private AccessRow write(
      String method,
      String operation,
      List<String> places,
      String cost,
      String size,
      List<Permission> needed) {
    return new AccessRow(
        entity.entity().name(),
        method,
        operation,
        places,
        "",
        RequestText.key(entity),
        "",
        Consistency.NONE,
        cost,
        size,
        needed);
  }
}
