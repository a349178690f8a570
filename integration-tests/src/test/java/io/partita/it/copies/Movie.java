package io.partita.it.copies;

import io.partita.annotations.Entity;

/** A movie. */
@Entity(pk = "MOVIE#{movieId}", sk = "INFO")
public record Movie(String movieId, String title, int year) {}
