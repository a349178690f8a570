package io.partita.it.backfill;

import io.partita.annotations.Entity;

/** A comment on a ticket, which is on no index. */
@Entity(pk = "TICKET#{ticketId}", sk = "COMMENT#{commentId}")
public record Comment(String ticketId, String commentId, String text) {}
