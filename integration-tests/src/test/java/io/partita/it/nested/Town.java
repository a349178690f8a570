package io.partita.it.nested;

import io.partita.annotations.Table;

/** A table of people. */
@Table(entities = Person.class)
public interface Town {}
