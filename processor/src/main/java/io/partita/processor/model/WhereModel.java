package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;

/**
 * When an item is on an index.
 *
 * @param text the condition as it is written
 */
public record WhereModel(String text, Origin origin) {}
