package io.partita.examples.analytics;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.analytics.FormerHelpdesk.FormerTicket;
import io.partita.examples.analytics.Helpdesk.Comment;
import io.partita.examples.analytics.Helpdesk.Ticket;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Exports items by type, and puts stored ones on a new index. */
public final class AnalyticsWalk implements Walk {

  static final Ticket PRINTER = new Ticket("1", "ada", "The printer is on fire");
  static final Ticket MOUSE = new Ticket("2", "ada", "The mouse ran away");
  static final Ticket LAMP = new Ticket("3", "bob", "No light");
  static final Comment WATER = new Comment("1", 1, "Try water");

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    HelpdeskTable helpdesk = HelpdeskTable.of(client, tableName);
    narrator.chapter("A table that has been in use");
    helpdesk.createTableIfMissing();
    FormerHelpdeskTable.of(client, tableName)
        .formerTicket()
        .putAll(List.of(former(PRINTER), former(MOUSE)));
    helpdesk.ticket().create(LAMP);
    helpdesk.comment().create(WATER);

    narrator.chapter("Exports");
    narrator.ask(
        "All tickets, in two segments side by side",
        () ->
            helpdesk.ticket().scan().segments(2).stream().map(Ticket::ticketId).sorted().toList());
    narrator.ask(
        "How many items there are of each type", () -> itemsByType(client, tableName, helpdesk));

    narrator.chapter("Index keys for items that were stored without them");
    narrator.ask("Who is on the index", () -> helpdesk.ticket().scanGsi1().count());
    narrator.ask("What would change", () -> helpdesk.ticket().backfill().dryRun().run());
    narrator.ask("Change it", () -> helpdesk.ticket().backfill().segments(2).run());
    narrator.ask("The tickets of an agent", () -> helpdesk.ticket().byAgent("ada").list());
  }

  private static FormerTicket former(Ticket ticket) {
    return new FormerTicket(ticket.ticketId(), ticket.agent(), ticket.subject());
  }

  /** As an export or a stream consumer does it: from plain items to records, whatever they are. */
  private static Map<String, Long> itemsByType(
      DynamoDbClient client, String tableName, HelpdeskTable helpdesk) {
    return client.scanPaginator(scan -> scan.tableName(tableName)).items().stream()
        .flatMap(item -> helpdesk.read(item).stream())
        .collect(
            Collectors.groupingBy(
                item -> item.getClass().getSimpleName(), TreeMap::new, Collectors.counting()));
  }
}
