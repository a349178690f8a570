package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Tickets.stored;
import static io.partita.runtime.generated.operation.Tickets.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class ReplacementTest {

  private static final Condition<Ticket> IS_OPEN =
      new TextField<Ticket>(Path.of("status")).eq("open");
  private static final String SINCE = "2020-01-01T00:00:00Z";

  private final ScriptedClient client = new ScriptedClient();

  @Test
  void putSetsWhatTheRecordHasAndRemovesTheRestOfItsOwn() {
    client.thenUpdate(stored("points", 3));

    Ticket result =
        Tickets.operations(client, TicketSchema.PLAIN).put(Ticket.of("1", null, "open", 3));

    UpdateItemRequest request = update(0);
    assertEquals(
        "SET #Type = :Type, #id = :id, #status = :status, #points = :points, #notes = :notes,"
            + " #labels = :labels REMOVE #title, #tags, #createdAt, #updatedAt, #version,"
            + " #expiresAt",
        request.updateExpression());
    assertNull(request.conditionExpression());
    assertEquals(TicketKey.of("1").attributes(), request.key());
    assertEquals(ReturnValue.ALL_NEW, request.returnValues());
    assertEquals(value("open"), request.expressionAttributeValues().get(":status"));
    assertEquals(Ticket.of("1", null, null, 3), result);
  }

  @Test
  void aConditionOfPutIsJudgedOnWhatIsStored() {
    client.thenReject(stored("status", "closed"));

    assertThrows(
        ConditionFailedException.class,
        () ->
            Tickets.operations(client, TicketSchema.PLAIN)
                .put(Ticket.of("1", null, null, 3), IS_OPEN));
    assertEquals("#status = :status", update(0).conditionExpression());
  }

  @Test
  void replaceFailsWhereNothingIsStored() {
    client.thenReject(Map.of());

    assertThrows(
        ItemNotFoundException.class,
        () ->
            Tickets.operations(client, TicketSchema.PLAIN).replace(Ticket.of("1", null, null, 3)));
    assertEquals("attribute_exists(#PK)", update(0).conditionExpression());
  }

  @Test
  void replaceKeepsTheCreationTimeAndCountsTheVersion() {
    client.thenUpdate(stored());

    replace(Ticket.of("1", null, null, 3).withVersion(7L));

    UpdateItemRequest request = update(0);
    assertTrue(
        request
            .updateExpression()
            .contains(
                "#createdAt = if_not_exists(#createdAt, :createdAt), #updatedAt = :updatedAt,"
                    + " #version = :version"),
        request.updateExpression());
    assertEquals("attribute_exists(#PK) AND #version = :version2", request.conditionExpression());
    assertEquals(value(8), request.expressionAttributeValues().get(":version"));
    assertEquals(value(7), request.expressionAttributeValues().get(":version2"));
    assertEquals(value(Tickets.NOW_MILLIS), request.expressionAttributeValues().get(":createdAt"));
    assertEquals(value(Tickets.NOW_MILLIS), request.expressionAttributeValues().get(":updatedAt"));
  }

  @Test
  void replaceFailsWhenTheVersionIsStale() {
    client.thenReject(stored("version", 8));

    assertThrows(
        VersionConflictException.class,
        () -> replace(Ticket.of("1", null, null, 3).withVersion(7L)));
  }

  @Test
  void anItemFromBeforeTheVersionWasIntroducedGetsItsFirst() {
    client.thenUpdate(stored());

    replace(Ticket.of("1", null, null, 3));

    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#version)",
        update(0).conditionExpression());
    assertEquals(value(1), update(0).expressionAttributeValues().get(":version"));
  }

  @Test
  void afterALostResponseTheNextVersionMayBeAnybodys() {
    client.thenReject(stored("points", 3, "version", 8, "createdAt", SINCE), 2);

    OutcomeUnknownException unknown =
        assertThrows(
            OutcomeUnknownException.class,
            () -> replace(Ticket.of("1", null, null, 3).withVersion(7L)));
    assertInstanceOf(VersionConflictException.class, unknown.getCause());
  }

  @Test
  void aCreationTimeInAnIndexKeyIsReadFirst() {
    client.thenFind(stored("createdAt", SINCE)).thenUpdate(stored());

    Tickets.operations(client, TicketSchema.BY_CREATION).put(Ticket.of("1", null, "open", 3));

    assertEquals(true, client.request(0, GetItemRequest.class).consistentRead());
    UpdateItemRequest request = update(1);
    assertEquals(
        "attribute_exists(#PK) AND #createdAt = :createdAt2", request.conditionExpression());
    Map<String, AttributeValue> values = request.expressionAttributeValues();
    assertEquals(value(SINCE), values.get(":createdAt"));
    assertEquals(value(SINCE), values.get(":createdAt2"));
    assertEquals(value("STATUS#open"), values.get(":GSI1PK"));
    assertEquals(value("2020-01-01T00:00:00Z#1"), values.get(":GSI1SK"));
  }

  @Test
  void anItemThatLeavesAnIndexLosesItsKeys() {
    client.thenFind(stored("createdAt", SINCE)).thenUpdate(stored());

    Tickets.operations(client, TicketSchema.BY_CREATION).put(Ticket.of("1", null, null, 3));

    assertTrue(
        update(1).updateExpression().endsWith("#GSI1PK, #GSI1SK"), update(1).updateExpression());
    assertTrue(!update(1).expressionAttributeValues().containsKey(":GSI1PK"));
  }

  @Test
  void aNewItemGetsItsCreationTimeOnConditionThatThereIsStillNone() {
    client.thenFind(Map.of()).thenUpdate(stored());

    Tickets.operations(client, TicketSchema.BY_CREATION).put(Ticket.of("1", null, "open", 3));

    assertEquals("attribute_not_exists(#PK)", update(1).conditionExpression());
    assertEquals(
        value("2026-01-02T03:04:05Z#1"), update(1).expressionAttributeValues().get(":GSI1SK"));
  }

  @Test
  void anItemThatChangesInBetweenIsPlannedAnew() {
    client.thenFind(Map.of()).thenReject(stored("createdAt", SINCE)).thenUpdate(stored());

    Tickets.operations(client, TicketSchema.BY_CREATION).put(Ticket.of("1", null, "open", 3));

    assertEquals(3, client.requests().size());
    assertEquals(
        "attribute_exists(#PK) AND #createdAt = :createdAt2", update(2).conditionExpression());
  }

  @Test
  void anItemThatKeepsChangingIsGivenUp() {
    client
        .thenFind(stored("createdAt", "2020-01-01T00:00:00Z"))
        .thenReject(stored("createdAt", "2020-01-02T00:00:00Z"))
        .thenReject(stored("createdAt", "2020-01-03T00:00:00Z"))
        .thenFind(stored("createdAt", "2020-01-04T00:00:00Z"))
        .thenReject(stored("createdAt", "2020-01-05T00:00:00Z"))
        .thenReject(stored("createdAt", "2020-01-06T00:00:00Z"));

    ConditionFailedException failure =
        assertThrows(
            ConditionFailedException.class,
            () ->
                Tickets.operations(client, TicketSchema.BY_CREATION)
                    .put(Ticket.of("1", null, "open", 3)));

    assertTrue(failure.getMessage().contains("each of 4 attempts"), failure.getMessage());
    assertTrue(client.isDone());
  }

  @Test
  void putRemovesAnExpiredItemAndStartsAnew() {
    client
        .thenReject(stored("expiresAt", Tickets.NOW.getEpochSecond(), "unknown", "old"))
        .then(DeleteItemResponse.builder().build())
        .thenUpdate(stored());

    Tickets.operations(client, TicketSchema.EXPIRING).put(Ticket.of("1", null, null, 3));

    assertEquals("NOT (#expiresAt <= :now)", update(0).conditionExpression());
    assertEquals(
        "#expiresAt <= :now", client.request(1, DeleteItemRequest.class).conditionExpression());
    assertEquals(update(0), update(2));
  }

  @Test
  void replaceDoesNotFindAnExpiredItem() {
    client.thenReject(stored("expiresAt", Tickets.NOW.getEpochSecond()));

    assertThrows(
        ItemNotFoundException.class,
        () ->
            Tickets.operations(client, TicketSchema.EXPIRING)
                .replace(Ticket.of("1", null, null, 3)));
    assertEquals(
        "attribute_exists(#PK) AND NOT (#expiresAt <= :now)", update(0).conditionExpression());
  }

  @Test
  void formerNamesAreRemovedAndTheirManagedValuesKept() {
    client
        .thenFind(stored("Type", "Issue", "name", "Old", "since", SINCE, "revision", 4))
        .thenUpdate(stored());

    Tickets.operations(client, TicketSchema.RENAMED)
        .replace(Ticket.of("1", "New", null, 3).withVersion(4L));

    UpdateItemRequest request = update(1);
    assertEquals(
        "SET #Type = :Type, #id = :id, #title = :title, #points = :points, #notes = :notes,"
            + " #labels = :labels, #createdAt = :createdAt, #version = :version"
            + " REMOVE #name, #status, #score, #tags, #marks, #since, #revision",
        request.updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#createdAt) AND #since = :since"
            + " AND attribute_not_exists(#version) AND #revision = :revision",
        request.conditionExpression());
    assertEquals(value("Ticket"), request.expressionAttributeValues().get(":Type"));
    assertEquals(value(SINCE), request.expressionAttributeValues().get(":createdAt"));
    assertEquals(value(5), request.expressionAttributeValues().get(":version"));
  }

  @Test
  void aVersionUnderItsFormerNameIsCompared() {
    client.thenFind(stored("revision", 5));

    assertThrows(
        VersionConflictException.class,
        () ->
            Tickets.operations(client, TicketSchema.RENAMED)
                .replace(Ticket.of("1", "New", null, 3).withVersion(4L)));
    assertEquals(1, client.requests().size());
  }

  private Ticket replace(Ticket ticket) {
    return Tickets.operations(client, TicketSchema.MANAGED).replace(ticket);
  }

  private UpdateItemRequest update(int position) {
    return client.request(position, UpdateItemRequest.class);
  }
}
