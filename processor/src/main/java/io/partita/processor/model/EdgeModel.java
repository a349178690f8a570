package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;

/**
 * What makes an entity an edge.
 *
 * @param left the end whose item collection on the table holds the edges
 * @param right the end whose item collection on the inverse index holds them
 * @param inverse the index's name
 */
public record EdgeModel(
    EndModel left, EndModel right, String inverse, boolean requireEnds, Origin origin) {}
