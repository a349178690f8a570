package io.partita.it.nested;

import java.util.List;

/** A stop on the way to work. */
public record Stop(String name, int minutes, Geo geo, List<String> labels) {}
