package io.partita.it.collections;

import io.partita.annotations.Entity;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.util.List;

/** Movies and actors without a type attribute, in raw keys, on a flipped index. */
@Table(
    entities = {Studio.Movie.class, Studio.Actor.class, Studio.Role.class},
    collections = {Studio.MovieWithRoles.class, Studio.ActorWithRoles.class},
    indexes = @IndexDefinition(name = "GSI1", partitionKey = "SK", sortKey = "PK"),
    keyEncoding = KeyEncoding.RAW,
    typeAttribute = "")
public interface Studio {

  /** A movie. */
  @Entity(pk = "MOVIE#{title}", sk = "MOVIE#{title}")
  record Movie(String title, int year) {}

  /** An actor. */
  @Entity(pk = "ACTOR#{name}", sk = "ACTOR#{name}")
  record Actor(String name, int born) {}

  /** A role. */
  @Entity
  @ManyToMany(left = Movie.class, right = Actor.class)
  record Role(String movieTitle, String actorName, String character) {}

  /** A movie with its roles: on the table. */
  @ItemCollection
  record MovieWithRoles(Movie movie, List<Role> roles) {}

  /** An actor with all roles: on the flipped index. */
  @ItemCollection
  record ActorWithRoles(Actor actor, List<Role> roles) {}
}
