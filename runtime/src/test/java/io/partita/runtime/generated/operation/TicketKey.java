package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;

/** The key of a ticket. */
final class TicketKey extends GeneratedKey<Ticket> {

  private TicketKey(ComponentValues<Ticket> values) {
    super(TicketSchema.KEY, values);
  }

  static TicketKey of(String id) {
    return from(ComponentValues.of(TicketSchema.ID, id));
  }

  static TicketKey of(Ticket ticket) {
    return of(ticket.id());
  }

  static TicketKey from(ComponentValues<Ticket> values) {
    return new TicketKey(values);
  }
}
