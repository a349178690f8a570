package io.partita.it.drafts;

import io.partita.annotations.Attribute;
import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import io.partita.annotations.UpdatedAt;
import io.partita.annotations.Version;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Events with much that nobody but Partita decides, and tickets that refuse what is missing. */
@Table(entities = {BoxOffice.Event.class, BoxOffice.Ticket.class, BoxOffice.Visit.class})
interface BoxOffice {

  /** An event. */
  @Entity(pk = "EVENT#{eventId}", sk = "INFO")
  record Event(
      String eventId,
      String title,
      @Nullable String subtitle,
      Optional<String> place,
      @Attribute(max = 9) List<@Nullable String> tags,
      byte @Nullable [] poster,
      int seats,
      boolean open,
      @Count(Ticket.class) long sold,
      @Version long version,
      @CreatedAt Instant createdAt,
      @UpdatedAt Instant updatedAt) {}

  /** A ticket, which has a holder. */
  @Entity(sk = "TICKET#{number}")
  @ChildOf(value = Event.class, requireParent = true)
  record Ticket(String eventId, int number, String holder) {
    public Ticket {
      Objects.requireNonNull(holder, "A ticket has a holder.");
    }
  }

  /** A visit, found by when it began. */
  @Entity(pk = "VISITOR#{visitor}", sk = "{since:millis}")
  record Visit(
      String visitor,
      @CreatedAt Instant since,
      String of,
      String build,
      int empty,
      @Ttl Instant until) {}
}
