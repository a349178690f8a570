package io.partita.it.backfill;

import io.partita.annotations.Table;

/** Tickets, and comments that are none of their business. */
@Table(entities = {Ticket.class, Comment.class})
public interface Tracker {}
