package io.partita.processor.plan;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.NestedPatternPlan;
import java.util.List;

/**
 * The access patterns of an entity.
 *
 * @param own those that its DAO offers
 * @param nested shortcuts into them
 */
record EntityPatterns(List<AccessPatternPlan> own, List<NestedPatternPlan> nested) {}
