package io.partita.processor.model;

import java.util.Optional;

/**
 * The sort keys that a query reads when so much of the sort key is given.
 *
 * @param isShared whether items of other entities can lie between them
 * @param bounds between which texts the next component's lie, if others lie beyond, so that it is
 *     worth to read no further
 */
public record ReadRange(boolean isShared, Optional<TextBounds> bounds) {}
