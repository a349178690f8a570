package io.partita.processor.plan;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.CopyPlan;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.Permission;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.model.UniquePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells what the methods of an entity's DAO must be allowed to do, and no more. */
final class Permissions {

  private final TablePlan table;
  private final EntityPlan entity;

  Permissions(TablePlan table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
  }

  private Permission on(EntityModel other, String... actions) {
    return on(table, other, actions);
  }

  /** Actions on an entity's items. */
  static Permission on(TablePlan table, EntityModel entity, String... actions) {
    return Permission.of(LeadingKeys.of(table.of(entity).partitionKey()), actions);
  }

  /** Actions on the entity's own items. */
  Permission own(String... actions) {
    return Permission.of(LeadingKeys.of(entity.partitionKey()), actions);
  }

  private Permission on(UniquePlan unique, String... actions) {
    return Permission.of(LeadingKeys.of(unique), actions);
  }

  List<Permission> findBy(UniquePlan unique) {
    return List.of(on(unique, "GetItem"), own("GetItem"));
  }

  List<Permission> query(AccessPatternPlan pattern) {
    return List.of(
        new Permission(List.of("Query"), pattern.index(), LeadingKeys.of(pattern.partitionKey())));
  }

  /** What reading the other end of edges takes. */
  Permission hydration(TargetPlan target) {
    return on(target.entity(), "BatchGetItem");
  }

  List<Permission> create() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(own("PutItem"));
    for (OwnerPlan owner : entity.owners()) {
      permissions.add(
          on(
              owner.target().entity(),
              owner.counter().isPresent() ? "UpdateItem" : "ConditionCheckItem"));
    }
    entity.uniques().forEach(unique -> permissions.add(on(unique, "PutItem")));
    return permissions;
  }

  /** Changes of what must be there may need what is stored, and take and free unique values. */
  List<Permission> change() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(own("GetItem", "UpdateItem"));
    if (!entity.uniques().isEmpty()) {
      permissions.add(own("BatchGetItem"));
    }
    for (UniquePlan unique : entity.uniques()) {
      permissions.add(on(unique, "PutItem", "DeleteItem"));
      permissions.add(readAgain(unique));
    }
    return permissions;
  }

  /** An item that has expired but is still there is removed before another takes its place. */
  List<Permission> changeOrCreate() {
    List<Permission> permissions = new ArrayList<>(change());
    if (entity.expires()) {
      permissions.add(own("DeleteItem"));
    }
    return permissions;
  }

  /** If an owner is gone, a check of that takes the place of counting. */
  List<Permission> delete() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(own("DeleteItem"));
    if (!entity.uniques().isEmpty()) {
      permissions.add(own("BatchGetItem", "GetItem"));
    }
    for (OwnerPlan owner : entity.counting()) {
      EntityModel counter = owner.target().entity();
      permissions.add(on(counter, "UpdateItem", "ConditionCheckItem", "BatchGetItem", "GetItem"));
    }
    for (UniquePlan unique : entity.uniques()) {
      permissions.add(on(unique, "DeleteItem"));
      permissions.add(readAgain(unique));
    }
    return permissions;
  }

  /** A transaction returns nothing, so that what it deletes is read before. */
  List<Permission> getAndDelete() {
    List<Permission> permissions = new ArrayList<>(delete());
    permissions.add(own("GetItem"));
    return permissions;
  }

  /** When others write what a transaction writes, it reads all that it must know again. */
  private Permission readAgain(UniquePlan unique) {
    return on(unique, "BatchGetItem", "GetItem");
  }

  /** Many deletions: by transactions where each has conditions. */
  List<Permission> deleteAll() {
    boolean hasConditions = entity.isDeletedInTransaction() || entity.guarded();
    return hasConditions ? delete() : List.of(own("BatchWriteItem"));
  }

  /** Counts that turn out to be wrong are put right on the way. */
  List<Permission> deleteCascade() {
    List<Permission> permissions = new ArrayList<>(recount());
    permissions.addAll(delete());
    for (DependentPlan dependent : entity.dependents()) {
      Permissions below = new Permissions(table, table.of(dependent.entity()));
      if (dependent.kind() != Kind.COUNTED_ONLY) {
        permissions.addAll(query(dependent.pattern()));
        permissions.addAll(
            dependent.kind() == Kind.PARENT ? below.deleteCascade() : below.deleteAll());
      }
    }
    return permissions;
  }

  /** What is below may be marked as well. */
  List<Permission> undelete() {
    List<Permission> permissions = new ArrayList<>(List.of(own("UpdateItem")));
    for (DependentPlan dependent : entity.dependents()) {
      if (dependent.kind() == Kind.PARENT) {
        permissions.add(own("GetItem"));
        permissions.addAll(query(dependent.pattern()));
        permissions.addAll(new Permissions(table, table.of(dependent.entity())).undelete());
      }
    }
    return permissions;
  }

  /** As part of a transaction: what its actions do, and reading all that one of them must know. */
  List<Permission> transact() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(own("ConditionCheckItem", "BatchGetItem", "GetItem"));
    permissions.addAll(create());
    permissions.addAll(changeOrCreate());
    permissions.addAll(delete());
    return permissions;
  }

  List<Permission> recount() {
    List<Permission> permissions = new ArrayList<>(List.of(own("UpdateItem")));
    permissions.addAll(countings());
    return permissions;
  }

  List<Permission> verifyCounts() {
    List<Permission> permissions = new ArrayList<>(List.of(scan(Optional.empty()), own("GetItem")));
    permissions.addAll(countings());
    return permissions;
  }

  List<Permission> verifyCopies() {
    List<Permission> permissions = new ArrayList<>(List.of(own("GetItem")));
    for (CopyPlan copies : entity.copies()) {
      permissions.addAll(query(copies.reach().pattern()));
      copies.target().map(this::hydration).ifPresent(permissions::add);
    }
    return permissions;
  }

  List<Permission> propagate() {
    List<Permission> permissions = new ArrayList<>(verifyCopies());
    for (CopyPlan copies : entity.copies()) {
      EntityPlan holder = table.of(copies.holder());
      permissions.add(on(copies.holder(), "BatchGetItem"));
      permissions.addAll(new Permissions(table, holder).change());
    }
    return permissions;
  }

  /** The description tells how many items there are, for those who want to see progress. */
  List<Permission> backfill() {
    return List.of(
        scan(Optional.empty()),
        own("UpdateItem"),
        Permission.of(Optional.empty(), "DescribeTable"));
  }

  /** Looking for what items belong to, and for the items again. */
  List<Permission> owners() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(own("BatchGetItem"));
    entity.owners().stream()
        .filter(owner -> !owner.createdOnUse())
        .map(OwnerPlan::target)
        .forEach(target -> permissions.add(on(target.entity(), "BatchGetItem")));
    entity.references().forEach(target -> permissions.add(on(target.entity(), "BatchGetItem")));
    return permissions;
  }

  private List<Permission> countings() {
    return entity.dependents().stream()
        .filter(dependent -> dependent.counter().isPresent())
        .flatMap(dependent -> query(dependent.pattern()).stream())
        .toList();
  }

  static Permission scan(Optional<String> index) {
    return new Permission(List.of("Scan"), index, Optional.empty());
  }
}
