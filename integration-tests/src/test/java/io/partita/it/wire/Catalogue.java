package io.partita.it.wire;

import io.partita.annotations.Table;

/** A table of articles. */
@Table(entities = Article.class)
public interface Catalogue {}
