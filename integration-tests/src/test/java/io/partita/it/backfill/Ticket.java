package io.partita.it.backfill;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.UpdatedAt;
import io.partita.annotations.Version;
import java.time.Instant;

/** A ticket that is on two indexes, of which its first version knew nothing. */
@Entity(pk = "TICKET#{ticketId}", sk = "INFO")
@Index(name = "GSI1", pk = "PROJECT#{project}", sk = "TICKET#{ticketId}")
@Index(name = "GSI2", pk = "ASSIGNEE#{assignee}", sk = "TICKET#{project}#{ticketId}")
public record Ticket(
    String ticketId,
    String project,
    String assignee,
    @Version long version,
    @UpdatedAt Instant updatedAt) {}
