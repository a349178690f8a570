package io.partita.it.wire;

import io.partita.annotations.Table;

/** A table of articles and their deliveries. */
@Table(entities = {Article.class, Delivery.class})
public interface Catalogue {}
