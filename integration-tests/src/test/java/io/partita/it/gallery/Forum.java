package io.partita.it.gallery;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Messages of a thread by id, by date and by votes: two local indexes. */
@Table(
    entities = {Forum.Topic.class, Forum.Message.class},
    indexes = {
      @IndexDefinition(name = "ByDate", kind = IndexKind.LOCAL, sortKey = "LSI1SK"),
      @IndexDefinition(
          name = "ByVotes",
          kind = IndexKind.LOCAL,
          sortKey = "votes",
          projection = Projection.KEYS_ONLY)
    })
public interface Forum {

  /** A thread. */
  @Entity(pk = "THREAD#{topicId}", sk = "INFO")
  record Topic(String topicId, String title) {}

  /** A message of a thread. */
  @Entity(pk = "THREAD#{topicId}", sk = "MESSAGE#{messageId}", as = "byTopic")
  @Index(name = "ByDate", sk = "SENT#{sentAt:seconds}#{messageId}", as = "byDate")
  @Index(name = "ByVotes", as = "byVotes")
  record Message(
      String topicId,
      String messageId,
      String text,
      @Nullable Instant sentAt,
      @Nullable Integer votes) {}
}
