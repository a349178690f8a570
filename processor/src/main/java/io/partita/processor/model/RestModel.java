package io.partita.processor.model;

/**
 * A component that holds the attributes which no other component names.
 *
 * @param position its place among the record's components
 */
public record RestModel(ComponentModel component, int position) {}
