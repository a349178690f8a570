package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Tickets.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.TableContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class MarkTest {

  private static final TicketKey KEY = TicketKey.of("1");
  private static final Ticket TICKET = Ticket.of("1", "Broken", null, 3);
  private static final Map<String, AttributeValue> MARKED =
      stored("title", "Broken", "_deleting", 1767323045123L);

  private final ScriptedClient client = new ScriptedClient();
  private final EntityOperations<Ticket, TicketKey> cascading =
      Tickets.operations(client, TicketSchema.CASCADING);

  @Test
  void aMarkedItemIsAbsent() {
    client.thenFind(MARKED).thenFind(MARKED).thenFind(MARKED);

    assertEquals(Optional.empty(), cascading.find(KEY));
    assertThrows(ItemNotFoundException.class, () -> cascading.get(KEY));
    assertFalse(cascading.exists(KEY));
    assertTrue(
        client
            .request(2, GetItemRequest.class)
            .expressionAttributeNames()
            .containsValue("_deleting"));
  }

  @Test
  void anAttributeOfThatNameMeansNothingWhereNothingCascades() {
    client.thenFind(MARKED);

    assertEquals("Broken", Tickets.operations(client, TicketSchema.PLAIN).get(KEY).title());
  }

  @Test
  void theMarkMayHaveAnotherName() {
    client.thenFind(MARKED).thenFind(stored("gone", 1));
    Options options = Tickets.OPTIONS.toBuilder().markAttribute("gone").build();
    EntityOperations<Ticket, TicketKey> renamed =
        Tickets.operations(client, TicketSchema.CASCADING, options);

    assertTrue(renamed.find(KEY).isPresent());
    assertTrue(renamed.find(KEY).isEmpty());
  }

  @Test
  void aBatchDoesNotFindMarkedItems() {
    FakeTable table = new FakeTable();
    table.store(stored());
    Map<String, AttributeValue> marked = new LinkedHashMap<>(stored("_deleting", 1));
    marked.putAll(TicketKey.of("2").attributes());
    table.store(marked);
    EntityOperations<Ticket, TicketKey> operations =
        new EntityOperations<>(
            TableContext.of(table, FakeTable.NAME, Tickets.OPTIONS), TicketSchema.CASCADING);

    assertEquals(
        List.of(KEY), List.copyOf(operations.findAll(List.of(KEY, TicketKey.of("2"))).keySet()));
  }

  @Test
  void aScanLeavesMarkedItemsToDynamoDb() {
    FakeTable table = new FakeTable();
    table.store(stored());
    Map<String, AttributeValue> marked = new LinkedHashMap<>(stored("_deleting", 1));
    marked.putAll(TicketKey.of("2").attributes());
    table.store(marked);
    EntityOperations<Ticket, TicketKey> operations =
        new EntityOperations<>(
            TableContext.of(table, FakeTable.NAME, Tickets.OPTIONS), TicketSchema.CASCADING);

    // The fake does not filter, so that one marked item gets through and is dropped here.
    assertEquals(1, operations.scan().list().size());
    assertEquals(
        "#Type = :type AND attribute_not_exists(#_deleting)",
        table.scans.get(0).filterExpression());
  }

  @Test
  void updatesAndReplacementsOfAMarkedItemSayNotFound() {
    client.thenReject(MARKED).thenReject(MARKED);

    assertThrows(
        ItemNotFoundException.class, () -> update().setting(TicketSchema.TITLE, "New").execute());
    assertThrows(ItemNotFoundException.class, () -> cascading.replace(TICKET));
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting)",
        client.request(0, UpdateItemRequest.class).conditionExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting)",
        client.request(1, UpdateItemRequest.class).conditionExpression());
  }

  @Test
  void anUpdateThatReadsFirstFindsNoMarkedItem() {
    client.thenFind(MARKED);

    assertThrows(
        ItemNotFoundException.class,
        () ->
            Tickets.update(client, TicketSchema.CASCADING_BY_POINTS)
                .setting(TicketSchema.POINTS, 5L)
                .execute());
  }

  @Test
  void whatWouldCreateAMarkedItemAgainSaysThatItIsBeingDeleted() {
    client.thenReject(MARKED).thenReject(MARKED).thenReject(MARKED);

    assertThrows(ItemBeingDeletedException.class, () -> cascading.create(TICKET));
    assertThrows(ItemBeingDeletedException.class, () -> cascading.put(TICKET));
    assertThrows(
        ItemBeingDeletedException.class,
        () -> update().setting(TicketSchema.TITLE, "New").orCreate().execute());
    assertEquals(
        "attribute_not_exists(#_deleting)",
        client.request(1, UpdateItemRequest.class).conditionExpression());
  }

  @Test
  void anItemOfAnotherEntityIsNotTakenForAMarkedOne() {
    client.thenReject(stored("Type", "Comment", "_deleting", 1));

    assertThrows(ItemAlreadyExistsException.class, () -> cascading.create(TICKET));
  }

  @Test
  void deleteLeavesAMarkedItemToTheCascade() {
    client.thenReject(MARKED).thenReject(MARKED);

    assertThrows(ItemNotFoundException.class, () -> cascading.delete(KEY));
    assertFalse(cascading.deleteIfExists(KEY));
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting)",
        client.request(0, DeleteItemRequest.class).conditionExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting)",
        client.request(1, DeleteItemRequest.class).conditionExpression());
  }

  @Test
  void anExpiredItemThatIsMarkedIsNotReplaced() {
    Map<String, AttributeValue> item =
        stored("expiresAt", Tickets.NOW.getEpochSecond(), "_deleting", 1);
    client.thenReject(item).thenReject(item);
    EntityOperations<Ticket, TicketKey> expiring =
        Tickets.operations(client, TicketSchema.CASCADING_EXPIRING);

    assertThrows(ItemBeingDeletedException.class, () -> expiring.create(TICKET));
    assertThrows(ItemBeingDeletedException.class, () -> expiring.put(TICKET));
    assertEquals(
        "attribute_not_exists(#PK) OR #expiresAt <= :now AND attribute_not_exists(#_deleting)",
        client.request(0, PutItemRequest.class).conditionExpression());
    assertEquals(2, client.requests().size());
  }

  private TicketUpdate update() {
    return Tickets.update(client, TicketSchema.CASCADING);
  }
}
