package io.partita.processor.model;

import java.util.List;

/**
 * How an edge leads to one of its ends.
 *
 * @param role what the end is called: {@code group}, for {@code withGroup()}
 * @param entity the end
 * @param keyComponents the edge's components that make up the end's key, in the order of the end's
 *     key components
 */
public record TargetPlan(String role, EntityModel entity, List<ComponentModel> keyComponents) {}
