package io.partita.examples.analytics;

import io.partita.annotations.Entity;
import io.partita.annotations.Table;

/** The same table as the first version of the program knew it. */
@Table(entities = FormerHelpdesk.FormerTicket.class)
public interface FormerHelpdesk {

  /** A ticket, without index keys; the type is what items are known by. */
  @Entity(pk = "TICKET#{ticketId}", sk = "INFO", type = "Ticket")
  record FormerTicket(String ticketId, String agent, String subject) {}
}
