package io.partita.it.legacy;

import io.partita.annotations.Aliases;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.Table;

/**
 * A hand-made single table with raw keys, an index flipped onto SK and PK, and a type attribute of
 * its own.
 */
@Table(
    entities = {Movies.Movie.class, Movies.Role.class},
    typeAttribute = "entity",
    keyEncoding = KeyEncoding.RAW,
    indexes = @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"))
public interface Movies {

  /** A movie under its own name twice. */
  @Entity(pk = "MOVIE#{title}", sk = "MOVIE#{title}", type = "movie")
  @Aliases({"film", "Film"})
  record Movie(String title, int year, String director) {}

  /** A role in a movie, also found by actor through the flipped index. */
  @Entity(pk = "MOVIE#{title}", sk = "ACTOR#{actor}", type = "role")
  @Index(name = "Flipped")
  record Role(String title, String actor, String character) {}
}
