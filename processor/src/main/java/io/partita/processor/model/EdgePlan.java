package io.partita.processor.model;

import java.util.List;

/**
 * What is generated for an edge beside what every entity has.
 *
 * @param ends the left end, then the right one
 * @param requireEnds whether creating an edge checks that its ends exist
 */
public record EdgePlan(List<TargetPlan> ends, boolean requireEnds) {}
