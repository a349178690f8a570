package io.partita.it.queries;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import io.partita.annotations.Unique;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Letters, which nothing counts, and offices whose clerks and tasks are counted. */
@Table(
    entities = {
      Mailroom.Letter.class,
      Mailroom.Office.class,
      Mailroom.Clerk.class,
      Mailroom.Task.class
    },
    indexes = {
      @IndexDefinition(name = "Slim", projection = Projection.KEYS_ONLY),
      @IndexDefinition(
          name = "Parts",
          projection = Projection.INCLUDE,
          include = {"grams", "expires"}),
      @IndexDefinition(name = "ByWeight", kind = IndexKind.LOCAL, sortKey = "grams"),
      @IndexDefinition(
          name = "ByText",
          kind = IndexKind.LOCAL,
          sortKey = "text",
          projection = Projection.INCLUDE,
          include = {"sender", "expires"}),
      @IndexDefinition(
          name = "ByDay",
          kind = IndexKind.LOCAL,
          sortKey = "day",
          projection = Projection.KEYS_ONLY)
    })
interface Mailroom {

  /** Where a letter is. */
  enum State {
    OPEN,
    SENT
  }

  /** A letter in a box, on indexes of every kind. */
  @Entity(pk = "BOX#{boxId}", sk = "LETTER#{number}")
  @Index(name = "GSI1", pk = "STATE#{state}", sk = "{boxId}#{number}")
  @Index(name = "Slim", pk = "TO#{addressee}", sk = "{boxId}#{number}")
  @Index(name = "Parts", pk = "OF#{sender}", sk = "{boxId}#{number}")
  @Index(name = "Spread", pk = "DAY#{day}", sk = "{boxId}#{number}", shards = 3)
  @Index(name = "ByWeight", as = "byWeight")
  @Index(name = "ByText", as = "byText")
  @Index(name = "ByDay", as = "ofDay")
  record Letter(
      String boxId,
      int number,
      State state,
      String addressee,
      String sender,
      String day,
      int grams,
      String text,
      @Ttl @Nullable Instant expires) {}

  /** An office that counts its clerks, and is counted by nothing. */
  @Entity(pk = "OFFICE#{officeId}", sk = "OFFICE")
  @Index(name = "GSI1", pk = "REGION#{region}", sk = "OFFICE#{officeId}")
  record Office(String officeId, String region, @Count(Clerk.class) int clerks) {}

  /** A clerk, who is counted, counts, and has a unique address. */
  @Entity(sk = "CLERK#{clerkId}")
  @ChildOf(Office.class)
  @Index(name = "GSI1", pk = "GRADE#{grade}", sk = "CLERK#{officeId}#{clerkId}")
  record Clerk(
      String officeId,
      String clerkId,
      String grade,
      @Unique String email,
      @Count(Task.class) int tasks) {}

  /** What a clerk has to do. */
  @Entity(sk = "CLERK#{clerkId}#TASK#{taskId}")
  @ChildOf(Clerk.class)
  record Task(String officeId, String clerkId, String taskId, String what) {}
}
