package io.partita.it.nested;

/** A place on the map. */
public record Geo(String zone, int level) {}
