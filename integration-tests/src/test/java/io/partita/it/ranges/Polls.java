package io.partita.it.ranges;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** Options of polls, whose key attributes are all components of their own. */
@Table(
    entities = Polls.Option.class,
    partitionKey = "poll",
    sortKey = "number",
    indexes = {
      @IndexDefinition(name = "ByVotes", kind = IndexKind.LOCAL, sortKey = "votes"),
      @IndexDefinition(name = "ByAuthor", partitionKey = "author", sortKey = "day"),
      @IndexDefinition(
          name = "ByDay",
          partitionKey = "day",
          sortKey = "votes",
          projection = Projection.INCLUDE,
          include = {"text"})
    })
interface Polls {

  /** What can be voted for. */
  @Entity(pk = "{poll}", sk = "{number}")
  @Index(name = "ByVotes", as = "byVotes")
  @Index(name = "ByAuthor")
  @Index(name = "ByDay")
  record Option(
      String poll,
      int number,
      long votes,
      String author,
      LocalDate day,
      String text,
      String note) {}
}
