package io.partita.it.pantry;

import io.partita.annotations.Table;

/** A table for one entity that has a component of every type. */
@Table(entities = KitchenSink.class, projections = Drain.class)
public interface Pantry {}
