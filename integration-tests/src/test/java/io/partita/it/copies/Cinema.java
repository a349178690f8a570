package io.partita.it.copies;

import io.partita.annotations.Table;

/** Actors with their movies, and movies with their actors, each with the other's name. */
@Table(entities = {Actor.class, Movie.class, Role.class})
public interface Cinema {}
