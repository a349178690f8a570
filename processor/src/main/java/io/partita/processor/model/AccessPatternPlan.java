package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.List;
import java.util.Optional;

/**
 * A query that an entity's DAO offers.
 *
 * @param method its name, such as {@code byUser}
 * @param index the index that answers it; empty for the table
 * @param arguments the components of the partition key, each once, in template order
 * @param stages the components of the sort key that are not among the arguments, in template order
 * @param typeFilter whether its range may hold items of other entities, which a filter must keep
 *     out
 * @param consistent whether DynamoDB can answer it consistently: from the table or a local index
 * @param distinct whether it tells the distinct values of each stage: the stages are the levels of
 *     a hierarchy
 * @param projection what its index carries of items; empty if it reads whole records
 * @param targets the entities that its edges lead to; empty unless the entity is an edge
 */
public record AccessPatternPlan(
    String method,
    Optional<String> index,
    KeyAttributePlan partitionKey,
    Optional<KeyAttributePlan> sortKey,
    List<ComponentPart> arguments,
    List<ComponentPart> stages,
    boolean typeFilter,
    boolean consistent,
    boolean distinct,
    Optional<ProjectionPlan> projection,
    List<TargetPlan> targets) {}
