package io.partita.it.relations;

import io.partita.annotations.Entity;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;

/** Movies and actors on an index that is the table the other way round: partition SK, sort PK. */
@Table(
    entities = {Cinema.Movie.class, Cinema.Actor.class, Cinema.Role.class},
    indexes = @IndexDefinition(name = "GSI1", partitionKey = "SK", sortKey = "PK"))
public interface Cinema {

  /** A movie. */
  @Entity(pk = "MOVIE#{title}", sk = "MOVIE#{title}")
  record Movie(String title, int year) {}

  /** An actor. */
  @Entity(pk = "ACTOR#{name}", sk = "ACTOR#{name}")
  record Actor(String name, int born) {}

  /** A role, matched to its ends as {@code movieTitle} and {@code actorName}. */
  @Entity
  @ManyToMany(left = Movie.class, right = Actor.class)
  record Role(String movieTitle, String actorName, String character) {}
}
