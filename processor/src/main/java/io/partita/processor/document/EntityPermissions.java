package io.partita.processor.document;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.CopyPlan;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.model.UniquePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells what the methods of an entity's DAO must be allowed to do, and no more. */
final class EntityPermissions {

  private final TablePlan table;
  private final EntityPlan entity;

  EntityPermissions(TablePlan table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
  }

  private EntityPlan plan(ClassName type) {
    return plan(table, type);
  }

  private static EntityPlan plan(TablePlan table, ClassName type) {
    return table.entities().stream()
        .filter(plan -> plan.entity().type().equals(type))
        .findFirst()
        .orElseThrow();
  }

  private Permission on(EntityModel other, String... actions) {
    return on(table, other, actions);
  }

  /** Actions on an entity's items. */
  static Permission on(TablePlan table, EntityModel entity, String... actions) {
    return Permission.of(LeadingKeys.of(plan(table, entity.type()).partitionKey()), actions);
  }

  /** Actions on the entity's own items. */
  Permission own(String... actions) {
    return Permission.of(LeadingKeys.of(entity.partitionKey()), actions);
  }

  private Permission on(UniquePlan unique, String... actions) {
    return Permission.of(
        LeadingKeys.of(entity.entity(), table.table().typeAttribute().isPresent(), unique),
        actions);
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

  /** Changes may need what is stored, and take and free unique values. */
  List<Permission> change() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(own("GetItem", "UpdateItem"));
    entity.uniques().forEach(unique -> permissions.add(on(unique, "PutItem", "DeleteItem")));
    return permissions;
  }

  /** If an owner is gone, a check of that takes the place of counting. */
  List<Permission> delete() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(entity.uniques().isEmpty() ? own("DeleteItem") : own("GetItem", "DeleteItem"));
    for (OwnerPlan owner : entity.counting()) {
      permissions.add(on(owner.target().entity(), "UpdateItem", "ConditionCheckItem"));
    }
    entity.uniques().forEach(unique -> permissions.add(on(unique, "DeleteItem")));
    return permissions;
  }

  /** Many deletions read what they must know of each item in batches. */
  List<Permission> deleteAll() {
    if (!entity.can(Capability.DELETE_ALL_IN_TRANSACTIONS)) {
      return List.of(own("BatchWriteItem"));
    }
    List<Permission> permissions = new ArrayList<>(delete());
    if (!entity.uniques().isEmpty()) {
      permissions.add(own("BatchGetItem"));
    }
    return permissions;
  }

  List<Permission> deleteCascade() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(own("GetItem", "UpdateItem"));
    permissions.addAll(delete());
    for (DependentPlan dependent : entity.dependents()) {
      EntityPermissions below = new EntityPermissions(table, plan(dependent.entity().type()));
      if (dependent.kind() != Kind.COUNTED_ONLY) {
        permissions.addAll(query(dependent.pattern()));
        permissions.addAll(
            dependent.kind() == Kind.PARENT ? below.deleteCascade() : below.deleteAll());
      }
    }
    return permissions;
  }

  /** As part of a transaction: what its actions do, and reading all that one of them must know. */
  List<Permission> transact() {
    List<Permission> permissions = new ArrayList<>();
    permissions.add(own("ConditionCheckItem", "BatchGetItem", "GetItem"));
    permissions.addAll(create());
    permissions.addAll(change());
    permissions.addAll(delete());
    entity.uniques().forEach(unique -> permissions.add(on(unique, "BatchGetItem", "GetItem")));
    return permissions;
  }

  List<Permission> recount() {
    List<Permission> permissions = new ArrayList<>(List.of(own("GetItem", "UpdateItem")));
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
    entity
        .copies()
        .forEach(copies -> permissions.add(on(copies.holder(), "GetItem", "UpdateItem")));
    return permissions;
  }

  List<Permission> backfill() {
    return List.of(scan(Optional.empty()), own("UpdateItem"));
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
