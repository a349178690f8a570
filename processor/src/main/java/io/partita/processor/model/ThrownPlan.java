package io.partita.processor.model;

/**
 * An exception that an operation throws.
 *
 * @param exception the simple name of the runtime's exception
 * @param when on which condition; names are in backticks
 */
public record ThrownPlan(String exception, String when) {}
