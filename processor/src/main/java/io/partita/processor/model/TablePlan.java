package io.partita.processor.model;

import java.util.List;
import java.util.Optional;

/** What is generated for a valid table. */
public record TablePlan(
    TableModel table,
    List<EntityPlan> entities,
    List<CollectionPlan> collections,
    Optional<String> ttlAttribute) {}
