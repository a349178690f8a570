package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.TicketSchema.CREATED_AT;
import static io.partita.runtime.generated.operation.TicketSchema.LABELS;
import static io.partita.runtime.generated.operation.TicketSchema.MANAGED;
import static io.partita.runtime.generated.operation.TicketSchema.PLAIN;
import static io.partita.runtime.generated.operation.TicketSchema.POINTS;
import static io.partita.runtime.generated.operation.TicketSchema.STATUS;
import static io.partita.runtime.generated.operation.TicketSchema.TAGS;
import static io.partita.runtime.generated.operation.TicketSchema.TITLE;
import static io.partita.runtime.generated.operation.Tickets.stored;
import static io.partita.runtime.generated.operation.Tickets.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class UpdateTest {

  private static final Condition<Ticket> IS_OPEN =
      new TextField<Ticket>(Path.of("status")).eq("open");

  private final ScriptedClient client = new ScriptedClient();

  @Test
  void everyVerbBecomesPartOfOneRequest() {
    client.thenUpdate(Map.of());

    update()
        .setting(TITLE, "New")
        .clearing(STATUS)
        .adding(POINTS, 2)
        .appending("first")
        .tagging("a")
        .execute();

    UpdateItemRequest request = request(0);
    assertEquals(
        "SET #title = :title, #points = if_not_exists(#points, :zero) + :points,"
            + " #notes = list_append(if_not_exists(#notes, :empty), :notes)"
            + " REMOVE #status ADD #tags :tags",
        request.updateExpression());
    assertEquals("attribute_exists(#PK)", request.conditionExpression());
    assertEquals(ReturnValue.NONE, request.returnValues());
    assertEquals(
        Map.of(
            ":title", value("New"),
            ":zero", value(0),
            ":points", value(2),
            ":empty", value(List.of()),
            ":notes", value(List.of("first")),
            ":tags", AttributeValue.fromSs(List.of("a"))),
        request.expressionAttributeValues());
  }

  @Test
  void changesOfOneKindAddUp() {
    client.thenUpdate(Map.of()).thenUpdate(Map.of());

    update().adding(POINTS, 2).adding(POINTS, 3).appending("a").appending("b", "c").execute();
    update().untagging("a").untagging("b").execute();

    assertEquals(value(5), request(0).expressionAttributeValues().get(":points"));
    assertEquals(
        value(List.of("a", "b", "c")), request(0).expressionAttributeValues().get(":notes"));
    assertEquals("DELETE #tags :tags", request(1).updateExpression());
    assertEquals(
        Set.of("a", "b"), Set.copyOf(request(1).expressionAttributeValues().get(":tags").ss()));
  }

  @Test
  void changesThatCannotBeMadeAtOnceAreRefusedByName() {
    IllegalStateException refused =
        assertThrows(
            IllegalStateException.class, () -> update().setting(POINTS, 1L).adding(POINTS, 1));
    assertTrue(refused.getMessage().contains("'points'"), refused.getMessage());
    assertThrows(
        IllegalStateException.class, () -> update().setting(TITLE, "a").setting(TITLE, "b"));
    assertThrows(IllegalStateException.class, () -> update().tagging("a").untagging("b"));
    assertThrows(
        IllegalStateException.class,
        () -> update().labelling(LABELS, "a", "b").unlabelling(LABELS, "a"));
  }

  @Test
  void nullIsRefusedByName() {
    NullPointerException refused =
        assertThrows(NullPointerException.class, () -> update().setting(TITLE, null));

    assertEquals(
        "'title' of Ticket cannot be null in an update; clear it instead.", refused.getMessage());
  }

  @Test
  void anEmptySetIsAnAbsentAttribute() {
    client.thenUpdate(Map.of());

    update().setting(TAGS, Set.of()).execute();

    assertEquals("REMOVE #tags", request(0).updateExpression());
  }

  @Test
  void addingNoElementsChangesNothing() {
    client.thenUpdate(Map.of());

    update().tagging().appending().execute();

    assertNull(request(0).updateExpression());
    assertEquals("attribute_exists(#PK)", request(0).conditionExpression());
  }

  @Test
  void theNewRecordIsReturnedIfAskedFor() {
    client.thenUpdate(stored("title", "New", "points", 1));

    assertEquals(Ticket.of("1", "New", null, 1), update().setting(TITLE, "New").executeAndGet());
    assertEquals(ReturnValue.ALL_NEW, request(0).returnValues());
  }

  @Test
  void whatDoesNotExistIsNotUpdated() {
    client.thenReject(Map.of());

    assertThrows(ItemNotFoundException.class, () -> update().setting(TITLE, "New").execute());
  }

  @Test
  void conditionsAreJoined() {
    client.thenReject(stored("status", "closed"));

    assertThrows(
        ConditionFailedException.class,
        () -> update().setting(TITLE, "New").when(IS_OPEN).when(IS_OPEN.not()).execute());
    assertEquals(
        "attribute_exists(#PK) AND #status = :status AND NOT (#status = :status2)",
        request(0).conditionExpression());
  }

  @Test
  void everyUpdateCountsTheVersionAndTouches() {
    client.thenUpdate(Map.of());

    managed().setting(TITLE, "New").execute();

    assertEquals(
        "SET #title = :title, #updatedAt = :updatedAt, #version = if_not_exists(#version, :zero) +"
            + " :version",
        request(0).updateExpression());
    assertEquals(
        value(Tickets.NOW_MILLIS), request(0).expressionAttributeValues().get(":updatedAt"));
  }

  @Test
  void updateFailsWhenVersionIsStale() {
    client.thenReject(stored("version", 4));

    assertThrows(
        VersionConflictException.class,
        () -> managed().setting(TITLE, "New").expecting(3).execute());
    assertEquals(
        "attribute_exists(#PK) AND #version = :version2", request(0).conditionExpression());
  }

  @Test
  void anEntryIsPutIntoTheMapThatIsThere() {
    client.thenUpdate(Map.of());

    update().labelling(LABELS, "team", "blue").unlabelling(LABELS, "x.y").execute();

    assertEquals("SET #labels.#n0 = :labels REMOVE #labels.#n1", request(0).updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_exists(#labels)", request(0).conditionExpression());
    // The keys of a map are data, which no expression shows.
    assertEquals("team", request(0).expressionAttributeNames().get("#n0"));
    assertEquals("x.y", request(0).expressionAttributeNames().get("#n1"));
  }

  @Test
  void anEntryMakesTheMapWhereThereIsNone() {
    client.thenReject(stored()).thenUpdate(Map.of());

    update().labelling(LABELS, "team", "blue").labelling(LABELS, "floor", "3").execute();

    assertEquals("SET #labels = :labels", request(1).updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#labels)",
        request(1).conditionExpression());
    assertEquals(
        value(Map.of("team", "blue", "floor", "3")),
        request(1).expressionAttributeValues().get(":labels"));
  }

  @Test
  void anEntryOfAMapThatAppearsInBetweenIsPutIntoIt() {
    client
        .thenReject(stored())
        .thenReject(stored("labels", Map.of("a", "b")))
        .thenFind(stored("labels", Map.of("a", "b")))
        .thenUpdate(Map.of());

    update().labelling(LABELS, "team", "blue").execute();

    assertEquals("SET #labels.#n0 = :labels", request(3).updateExpression());
  }

  @Test
  void anExpiredItemIsNotUpdated() {
    client.thenReject(stored("expiresAt", Tickets.NOW.getEpochSecond()));

    assertThrows(
        ItemNotFoundException.class,
        () -> Tickets.update(client, TicketSchema.EXPIRING).setting(TITLE, "New").execute());
  }

  @Test
  void afterALostResponseAFailedConditionProvesNothing() {
    client.thenReject(stored("points", 5, "status", "closed"), 2);

    OutcomeUnknownException unknown =
        assertThrows(
            OutcomeUnknownException.class,
            () -> update().setting(STATUS, "closed").when(IS_OPEN).execute());
    assertInstanceOf(ConditionFailedException.class, unknown.getCause());
  }

  @Test
  void withoutALostResponseAFailedConditionIsAFailure() {
    client.thenReject(stored("status", "closed"), 1);

    assertThrows(
        ConditionFailedException.class,
        () -> update().setting(STATUS, "closed").when(IS_OPEN).execute());
  }

  @Test
  void valuesThatAreTooLargeAreNotSent() {
    assertThrows(
        ItemTooLargeException.class, () -> update().setting(TITLE, "x".repeat(409_600)).execute());
    assertTrue(client.requests().isEmpty());
  }

  @Test
  void aManagedTimestampOfAnotherTypeIsAnOrdinaryComponent() {
    client.thenUpdate(Map.of());

    update().setting(CREATED_AT, Tickets.NOW).execute();

    assertEquals("SET #createdAt = :createdAt", request(0).updateExpression());
  }

  private TicketUpdate update() {
    return Tickets.update(client, PLAIN);
  }

  private TicketUpdate managed() {
    return Tickets.update(client, MANAGED);
  }

  private UpdateItemRequest request(int position) {
    return client.request(position, UpdateItemRequest.class);
  }
}
