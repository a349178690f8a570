package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.MapKey;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An update of a ticket, with the verbs open. */
final class TicketUpdate extends UpdateBuilder<Ticket, TicketKey, TicketUpdate> {

  TicketUpdate(EntityOperations<Ticket, TicketKey> operations, String id) {
    super(operations, TicketKey.of(id));
  }

  <T> TicketUpdate setting(Component<Ticket, T> component, T value) {
    return set(component, value);
  }

  TicketUpdate clearing(Component<Ticket, ?> component) {
    return clear(component);
  }

  TicketUpdate adding(Component<Ticket, Long> component, long delta) {
    return add(component, delta);
  }

  TicketUpdate appending(String... notes) {
    return append(TicketSchema.NOTES, List.of(notes));
  }

  TicketUpdate appending(Component<Ticket, List<String>> component, String... notes) {
    return append(component, List.of(notes));
  }

  TicketUpdate adding(Component<Ticket, Set<String>> component, String... elements) {
    return addElements(component, Set.of(elements));
  }

  TicketUpdate tagging(String... tags) {
    return addElements(TicketSchema.TAGS, Set.of(tags));
  }

  TicketUpdate untagging(String... tags) {
    return removeElements(TicketSchema.TAGS, Set.of(tags));
  }

  TicketUpdate removing(Component<Ticket, Set<String>> component, String... elements) {
    return removeElements(component, Set.of(elements));
  }

  TicketUpdate labelling(
      Component<Ticket, Map<String, String>> component, String label, String value) {
    return putEntry(component, MapKey.STRING, label, value, Codecs.STRING);
  }

  TicketUpdate unlabelling(Component<Ticket, Map<String, String>> component, String label) {
    return removeEntry(component, MapKey.STRING, label);
  }

  TicketUpdate expecting(long version) {
    return version(TicketSchema.VERSION, version);
  }
}
