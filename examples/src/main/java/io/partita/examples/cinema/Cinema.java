package io.partita.examples.cinema;

import io.partita.annotations.Entity;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.util.List;

/** Movies, actors and roles on an index whose partition key is SK and whose sort key is PK. */
@Table(
    entities = {Cinema.Movie.class, Cinema.Actor.class, Cinema.Role.class},
    collections = {Cinema.MovieWithRoles.class, Cinema.ActorWithRoles.class},
    indexes = @IndexDefinition(name = "GSI1", partitionKey = "SK", sortKey = "PK"))
public interface Cinema {

  /** A movie. */
  @Entity(pk = "MOVIE#{title}", sk = "MOVIE#{title}")
  record Movie(String title, int year) {}

  /** An actor. */
  @Entity(pk = "ACTOR#{name}", sk = "ACTOR#{name}")
  record Actor(String name, int born) {}

  /** A role; its components match the ends as {@code Movie.title} and {@code Actor.name}. */
  @Entity
  @ManyToMany(left = Movie.class, right = Actor.class)
  record Role(String movieTitle, String actorName, String character) {}

  /** A movie with its roles, from the table. */
  @ItemCollection
  record MovieWithRoles(Movie movie, List<Role> roles) {}

  /** An actor with all roles, from the index. */
  @ItemCollection
  record ActorWithRoles(Actor actor, List<Role> roles) {}
}
