package io.partita.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is generated for a valid table.
 *
 * @param operations every method that sends requests: those of each entity, of the collections and
 *     of the table
 */
public record TablePlan(
    TableModel table,
    List<EntityPlan> entities,
    List<CollectionPlan> collections,
    Optional<String> ttlAttribute,
    List<OperationPlan> operations) {

  /** This plan with the operations of the table. */
  public TablePlan with(List<OperationPlan> operations) {
    return new TablePlan(table, entities, collections, ttlAttribute, operations);
  }

  /** The plan of an entity. */
  public EntityPlan of(EntityModel entity) {
    return entities.stream().filter(plan -> plan.entity().equals(entity)).findFirst().orElseThrow();
  }

  /** An operation that every table has. */
  public OperationPlan operation(Operation operation) {
    return operations(operation).findFirst().orElseThrow();
  }

  /** The plans of an operation that some tables have, or some entities. */
  public Stream<OperationPlan> operations(Operation operation) {
    return operations.stream().filter(plan -> plan.operation() == operation);
  }

  /** What a method of an entity or a collection sends, in its simplest form. */
  public OperationPlan operation(String subject, String method) {
    return operations.stream()
        .filter(plan -> plan.subject().equals(subject) && plan.method().startsWith(method + "("))
        .findFirst()
        .orElseThrow();
  }

  /** Whether anything belongs to the items of an entity. */
  public boolean isOwner(EntityModel entity) {
    return entities.stream().anyMatch(plan -> plan.isOwner() && plan.entity().equals(entity));
  }

  /** The operations of an entity, in the order of its DAO's methods. */
  public Stream<OperationPlan> operations(EntityModel entity) {
    return operations.stream().filter(plan -> plan.subject().equals(entity.name()));
  }
}
