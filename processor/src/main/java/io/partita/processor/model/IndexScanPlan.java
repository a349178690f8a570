package io.partita.processor.model;

import java.util.Optional;

/**
 * A scan of an index that an entity's DAO offers.
 *
 * @param consistent whether DynamoDB can answer it consistently: from a local index
 */
public record IndexScanPlan(
    String index,
    KeyAttributePlan partitionKey,
    Optional<KeyAttributePlan> sortKey,
    boolean consistent) {}
