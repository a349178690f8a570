package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.TicketSchema.BY_CREATION;
import static io.partita.runtime.generated.operation.TicketSchema.BY_POINTS;
import static io.partita.runtime.generated.operation.TicketSchema.POINTS;
import static io.partita.runtime.generated.operation.TicketSchema.RENAMED;
import static io.partita.runtime.generated.operation.TicketSchema.RENAMED_LABELS;
import static io.partita.runtime.generated.operation.TicketSchema.RENAMED_POINTS;
import static io.partita.runtime.generated.operation.TicketSchema.RENAMED_TITLE;
import static io.partita.runtime.generated.operation.TicketSchema.STATUS;
import static io.partita.runtime.generated.operation.TicketSchema.TITLE;
import static io.partita.runtime.generated.operation.Tickets.stored;
import static io.partita.runtime.generated.operation.Tickets.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.value.Codecs;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Updates that must know what is stored. */
class GuardedUpdateTest {

  private static final String SINCE = "2020-01-01T00:00:00Z";

  private final ScriptedClient client = new ScriptedClient();

  @Test
  void anIndexKeyFollowsFromTheUpdateAlone() {
    client.thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).setting(STATUS, "open").setting(POINTS, 7L).execute();

    assertEquals(
        "SET #status = :status, #points = :points, #GSI2PK = :GSI2PK, #GSI2SK = :GSI2SK",
        request(0).updateExpression());
    assertEquals("attribute_exists(#PK)", request(0).conditionExpression());
    assertEquals(value("STATUS#open"), values(0).get(":GSI2PK"));
    assertEquals(value("0007"), values(0).get(":GSI2SK"));
  }

  @Test
  void anIndexKeyThatNeedsMoreIsMadeFromWhatWasRead() {
    client.thenFind(stored("status", "open", "points", 7)).thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).setting(STATUS, "closed").execute();

    assertEquals(true, client.request(0, GetItemRequest.class).consistentRead());
    assertEquals(
        "SET #status = :status, #GSI2PK = :GSI2PK, #GSI2SK = :GSI2SK",
        request(1).updateExpression());
    assertEquals("attribute_exists(#PK) AND #points = :points", request(1).conditionExpression());
    assertEquals(value("0007"), values(1).get(":GSI2SK"));
  }

  @Test
  void aSumThatDoesNotFitItsTypeIsRefusedInTheCallersTerms() {
    client.thenFind(stored("status", "open", "points", 7));
    TicketUpdate update = Tickets.update(client, BY_POINTS).adding(POINTS, Long.MAX_VALUE);

    ArithmeticException refusal = assertThrows(ArithmeticException.class, update::execute);

    assertEquals(
        "The sum of 'points' and what is added to it does not fit its type, Long. Nothing was"
            + " written.",
        refusal.getMessage());
  }

  @Test
  void anUpdateBesideTheIndexReadsNothing() {
    client.thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).setting(TITLE, "New").execute();

    assertEquals("SET #title = :title", request(0).updateExpression());
  }

  @Test
  void anItemThatLeavesTheIndexNeedsNoReading() {
    client.thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).clearing(STATUS).execute();

    assertEquals("REMOVE #status, #GSI2PK, #GSI2SK", request(0).updateExpression());
  }

  @Test
  void aSumInAnIndexKeyIsComputedUnderACondition() {
    client.thenFind(stored("status", "open", "points", 7)).thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).adding(POINTS, 5).execute();

    assertEquals(
        "SET #points = :points, #GSI2PK = :GSI2PK, #GSI2SK = :GSI2SK",
        request(1).updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND #points = :points2 AND #status = :status",
        request(1).conditionExpression());
    assertEquals(value(12), values(1).get(":points"));
    assertEquals(value("0012"), values(1).get(":GSI2SK"));
  }

  @Test
  void anAbsentComponentMustStayAbsent() {
    client.thenFind(stored("points", 7)).thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).adding(POINTS, 5).execute();

    assertEquals(
        "attribute_exists(#PK) AND #points = :points2 AND attribute_not_exists(#status)"
            + " AND attribute_not_exists(#GSI2PK) AND attribute_not_exists(#GSI2SK)",
        request(1).conditionExpression());
    assertTrue(request(1).updateExpression().endsWith("REMOVE #GSI2PK, #GSI2SK"));
  }

  @Test
  void aChangeInBetweenIsTakenIntoAccount() {
    client
        .thenFind(stored("status", "open", "points", 7))
        .thenReject(stored("status", "open", "points", 8))
        .thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).adding(POINTS, 5).execute();

    assertEquals(value("0013"), values(2).get(":GSI2SK"));
    assertEquals(value(8), values(2).get(":points2"));
  }

  @Test
  void anItemThatDisappearsInBetweenIsNotFound() {
    client.thenFind(stored("status", "open", "points", 7)).thenReject(Map.of());

    assertThrows(
        ItemNotFoundException.class,
        () -> Tickets.update(client, BY_POINTS).adding(POINTS, 5).execute());
  }

  @Test
  void whatIsNotThereIsNotWritten() {
    client.thenFind(Map.of());

    assertThrows(
        ItemNotFoundException.class,
        () -> Tickets.update(client, BY_POINTS).adding(POINTS, 5).execute());
    assertEquals(1, client.requests().size());
  }

  @Test
  void aValueThatDoesNotFitIntoAnIndexKeyIsNotSent() {
    assertThrows(
        InvalidKeyException.class,
        () ->
            Tickets.update(client, BY_POINTS)
                .setting(STATUS, "x")
                .setting(POINTS, 12345L)
                .execute());
    assertTrue(client.requests().isEmpty());
  }

  @Test
  void aSumUnderAFormerNameMovesToTheCurrentOne() {
    client.thenFind(stored("score", 41, "revision", 2)).thenUpdate(Map.of());

    Tickets.update(client, RENAMED).adding(RENAMED_POINTS, 1).execute();

    assertEquals(
        "SET #points = :points, #version = :version REMOVE #score, #revision",
        request(1).updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#points) AND #score = :score"
            + " AND attribute_not_exists(#version) AND #revision = :revision",
        request(1).conditionExpression());
    assertEquals(value(42), values(1).get(":points"));
    assertEquals(value(3), values(1).get(":version"));
  }

  @Test
  void aSumUnderTheCurrentNameIsMadeInPlace() {
    client.thenFind(stored("points", 41, "version", 2)).thenUpdate(Map.of());

    Tickets.update(client, RENAMED).adding(RENAMED_POINTS, 1).execute();

    assertEquals(
        "SET #points = if_not_exists(#points, :zero) + :points, #version = :version"
            + " REMOVE #score, #revision",
        request(1).updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_exists(#points) AND #version = :version2",
        request(1).conditionExpression());
  }

  @Test
  void aMapUnderAFormerNameMovesWithTheNewEntry() {
    client.thenFind(stored("marks", Map.of("a", "b"), "version", 2)).thenUpdate(Map.of());

    Tickets.update(client, RENAMED).labelling(RENAMED_LABELS, "c", "d").execute();

    assertEquals(
        "SET #labels = :labels, #version = :version REMOVE #marks, #revision",
        request(1).updateExpression());
    assertEquals(value(Map.of("a", "b", "c", "d")), values(1).get(":labels"));
  }

  @Test
  void clearingRemovesFormerNames() {
    client.thenFind(stored("name", "Old", "version", 2)).thenUpdate(Map.of());

    Tickets.update(client, RENAMED).clearing(RENAMED_TITLE).execute();

    assertEquals(
        "SET #version = :version REMOVE #title, #name, #revision", request(1).updateExpression());
  }

  @Test
  void orCreateWritesWhatANewItemNeeds() {
    client.thenUpdate(Map.of());

    Tickets.update(client, TicketSchema.MANAGED).setting(TITLE, "New").orCreate().execute();

    UpdateItemRequest request = request(0);
    assertEquals(
        "SET #title = :title, #updatedAt = :updatedAt,"
            + " #version = if_not_exists(#version, :zero) + :version,"
            + " #Type = :Type, #id = :id, #points = if_not_exists(#points, :points),"
            + " #createdAt = if_not_exists(#createdAt, :createdAt)",
        request.updateExpression());
    assertEquals(null, request.conditionExpression());
    assertEquals(value("1"), values(0).get(":id"));
  }

  @Test
  void orCreateGivesANewItemItsIndexKeys() {
    client.thenFind(Map.of()).thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).setting(STATUS, "open").orCreate().execute();

    assertEquals("attribute_not_exists(#PK)", request(1).conditionExpression());
    assertEquals(value("0000"), values(1).get(":GSI2SK"));
  }

  @Test
  void orCreateKeepsTheIndexKeysOfAnItemThatExists() {
    client.thenFind(stored("createdAt", SINCE, "status", "open")).thenUpdate(Map.of());

    Tickets.update(client, BY_CREATION).setting(TITLE, "New").orCreate().execute();

    assertEquals(
        "attribute_exists(#PK) AND #createdAt = :createdAt2 AND #status = :status",
        request(1).conditionExpression());
    assertEquals(value("2020-01-01T00:00:00Z#1"), values(1).get(":GSI1SK"));
  }

  @Test
  void orCreateSeesAnItemThatAppearsInBetween() {
    client
        .thenFind(Map.of())
        .thenReject(stored("status", "open", "points", 9))
        .thenUpdate(Map.of());

    Tickets.update(client, BY_POINTS).setting(STATUS, "closed").orCreate().execute();

    assertEquals("attribute_exists(#PK) AND #points = :points2", request(2).conditionExpression());
    assertEquals(value("0009"), values(2).get(":GSI2SK"));
  }

  @Test
  void afterALostResponseASumIsNotMadeAgain() {
    client.thenFind(Map.of()).thenReject(stored("status", "open", "points", 9), 2);

    assertThrows(
        OutcomeUnknownException.class,
        () -> Tickets.update(client, BY_CREATION).adding(POINTS, 1).orCreate().execute());
    assertEquals(2, client.requests().size());
  }

  @Test
  void afterALostResponseAnAssignmentIsMadeAgainAndWhatIsInItsWayIsNotKnownToHaveBeen() {
    client
        .thenFind(stored("status", "new", "points", 9))
        .thenReject(stored("status", "new", "points", 8), 2)
        .thenUpdate(Map.of());
    Tickets.update(client, BY_POINTS).setting(STATUS, "closed").execute();
    assertEquals(3, client.requests().size());

    client
        .thenFind(stored("status", "new", "points", 9))
        .thenReject(stored("status", "new", "points", 8), 2)
        .thenReject(Map.of());
    assertThrows(
        OutcomeUnknownException.class,
        () -> Tickets.update(client, BY_POINTS).setting(STATUS, "closed").execute());
  }

  @Test
  void aSetThatIsStoredAsAListIsChangedUnderACondition() {
    Component<Ticket, Set<String>> listed =
        Component.of("tags", Ticket::tags, Codecs.listSet(Codecs.STRING));
    EntityType<Ticket, TicketKey> type =
        EntityType.builder(TicketMapper.INSTANCE, TicketSchema.KEY, TicketKey::of, TicketKey::from)
            .type("Type", "Ticket")
            .components(TicketSchema.ID, listed)
            .build();
    client.thenFind(stored("tags", List.of("a", "b"))).thenUpdate(Map.of());

    Tickets.update(client, type).removing(listed, "a").execute();

    assertEquals("SET #tags = :tags", request(1).updateExpression());
    assertEquals("attribute_exists(#PK) AND #tags = :tags2", request(1).conditionExpression());
    assertEquals(value(List.of("b")), values(1).get(":tags"));
    assertEquals(value(List.of("a", "b")), values(1).get(":tags2"));
  }

  @Test
  void anItemOfAnotherTypeIsNeitherReadNorOverwritten() {
    client.thenFind(stored("Type", "Comment"));

    assertThrows(
        ConditionFailedException.class,
        () -> Tickets.update(client, BY_POINTS).setting(STATUS, "open").orCreate().execute());
    assertEquals(1, client.requests().size());
  }

  private UpdateItemRequest request(int position) {
    return client.request(position, UpdateItemRequest.class);
  }

  private Map<String, AttributeValue> values(int position) {
    return request(position).expressionAttributeValues();
  }
}
