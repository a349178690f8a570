package io.partita.examples.filmography;

import io.partita.annotations.Allow;
import io.partita.annotations.Attribute;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.util.List;

/** One read shows an actor with the titles of the movies; a new title reaches all of them. */
@Table(entities = {Filmography.Actor.class, Filmography.Movie.class, Filmography.Role.class})
public interface Filmography {

  /** An actor with the movies that a page about the actor shows. */
  @Entity(pk = "ACTOR#{actorId}", sk = "INFO")
  record Actor(String actorId, String name, @Attribute(max = 50) List<Credit> movies) {}

  /** What is shown of a movie; its year never changes, its title may. */
  record Credit(
      String movieId,
      @Allow("COPY_OF_MUTABLE") @CopyOf(entity = Movie.class, component = "title") String title,
      int year) {}

  /** A movie. */
  @Entity(pk = "MOVIE#{movieId}", sk = "INFO")
  record Movie(String movieId, String title, int year) {}

  /** An actor in a movie: the way from a movie to the actors who hold its title. */
  @Entity
  @ManyToMany(left = Actor.class, right = Movie.class)
  record Role(String actorId, String movieId, String character) {}
}
