package io.partita.examples.forum;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Table;
import java.time.Instant;

/** The local index has the partitions of the table, sorted by the number of votes itself. */
@Table(
    entities = {Forum.Topic.class, Forum.Message.class},
    indexes = @IndexDefinition(name = "ByVotes", kind = IndexKind.LOCAL, sortKey = "votes"))
public interface Forum {

  /** What a thread is about. */
  @Entity(pk = "THREAD#{threadId}", sk = "TOPIC")
  record Topic(String threadId, String title) {}

  /** A message. */
  @Entity(pk = "THREAD#{threadId}", sk = "MESSAGE#{postedAt:millis}")
  @Index(name = "ByVotes", as = "byVotes")
  record Message(String threadId, Instant postedAt, String author, String text, int votes) {}
}
