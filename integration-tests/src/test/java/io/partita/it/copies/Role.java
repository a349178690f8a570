package io.partita.it.copies;

import io.partita.annotations.Allow;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;

/** A role of an actor in a movie, with what a list of either shows of the other. */
@Entity
@ManyToMany(left = Actor.class, right = Movie.class)
@Allow("COPY_OF_MUTABLE")
public record Role(
    String actorId,
    String movieId,
    String character,
    @CopyOf(entity = Actor.class, component = "name") String actorName,
    @CopyOf(entity = Movie.class, component = "title") String movieTitle) {}
