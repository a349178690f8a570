package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Tickets.stored;
import static io.partita.runtime.generated.operation.Tickets.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.generated.schema.EntityType;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

class CreationTest {

  private static final PutItemResponse STORED = PutItemResponse.builder().build();

  private final ScriptedClient client = new ScriptedClient();

  @Test
  void createPutsTheWholeItemWhereThereIsNone() {
    client.then(STORED);

    create(TicketSchema.PLAIN, Ticket.of("1", "Broken", null, 3));

    assertEquals(
        PutItemRequest.builder()
            .tableName("tickets")
            .item(stored("title", "Broken", "points", 3, "notes", List.of(), "labels", Map.of()))
            .conditionExpression("attribute_not_exists(#PK)")
            .expressionAttributeNames(Map.of("#PK", "PK"))
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .build(),
        client.requests().get(0));
  }

  @Test
  void managedComponentsAreFilledAndReturned() {
    client.then(STORED);

    Ticket created =
        create(TicketSchema.MANAGED, Ticket.of("1", "Broken", null, 3).withVersion(9L));

    assertEquals(1L, created.version());
    assertEquals(Instant.parse(Tickets.NOW_MILLIS), created.createdAt());
    assertEquals(Instant.parse(Tickets.NOW_MILLIS), created.updatedAt());
    assertEquals(value(1), client.request(0, PutItemRequest.class).item().get("version"));
  }

  @Test
  void aGivenCreationTimeIsKeptInThePrecisionOfTheKeys() {
    client.then(STORED);
    Instant given = Instant.parse("2020-01-01T00:00:00.987654321Z");

    Ticket created =
        create(TicketSchema.MANAGED, Ticket.of("1", null, null, 0).withCreatedAt(given));

    assertEquals(Instant.parse("2020-01-01T00:00:00.987Z"), created.createdAt());
  }

  @Test
  void anIndexKeyHoldsTheCreationTimeThatWasFilledIn() {
    client.then(STORED);

    create(TicketSchema.BY_CREATION, Ticket.of("1", null, "open", 0));

    Map<String, AttributeValue> item = client.request(0, PutItemRequest.class).item();
    assertEquals(value("STATUS#open"), item.get("GSI1PK"));
    assertEquals(value("2026-01-02T03:04:05Z#1"), item.get("GSI1SK"));
  }

  @Test
  void anExpiredItemIsNotInTheWay() {
    client.then(STORED);

    create(TicketSchema.EXPIRING, Ticket.of("1", null, null, 0));

    PutItemRequest request = client.request(0, PutItemRequest.class);
    assertEquals("attribute_not_exists(#PK) OR #expiresAt <= :now", request.conditionExpression());
    assertEquals(
        Map.of(":now", value(Tickets.NOW.getEpochSecond())), request.expressionAttributeValues());
  }

  @Test
  void whatExistsIsNotOverwritten() {
    client.thenReject(stored("title", "Other"));

    ItemAlreadyExistsException exists =
        assertThrows(
            ItemAlreadyExistsException.class,
            () -> create(TicketSchema.PLAIN, Ticket.of("1", "Broken", null, 3)));
    assertEquals("Ticket", exists.entity());
  }

  @Test
  void afterALostResponseNobodyKnowsWhoStoredAnEqualItem() {
    Map<String, AttributeValue> own =
        stored("title", "Broken", "points", 3, "notes", List.of(), "labels", Map.of());
    client.thenReject(own, 2);

    OutcomeUnknownException unknown =
        assertThrows(
            OutcomeUnknownException.class,
            () -> create(TicketSchema.PLAIN, Ticket.of("1", "Broken", null, 3)));
    assertEquals("Ticket", unknown.entity());
    assertEquals(Optional.of(Ticket.of("1", "Broken", null, 3)), unknown.stored());
    assertInstanceOf(ItemAlreadyExistsException.class, unknown.getCause());
  }

  @Test
  void anEqualItemIsAConflictIfNoResponseWasLost() {
    client.thenReject(stored("points", 3, "notes", List.of(), "labels", Map.of()), 1);

    assertThrows(
        ItemAlreadyExistsException.class,
        () -> create(TicketSchema.PLAIN, Ticket.of("1", null, null, 3)));
  }

  @Test
  void afterALostResponseAnotherItemMayHaveTakenThePlaceOfTheOwnOne() {
    client.thenReject(stored("points", 4, "notes", List.of(), "labels", Map.of()), 2);

    assertThrows(
        OutcomeUnknownException.class,
        () -> create(TicketSchema.PLAIN, Ticket.of("1", null, null, 3)));
  }

  @Test
  void aConflictWithATransactionIsTriedAgain() {
    client.thenFail(conflict()).thenFail(conflict()).then(STORED);

    create(TicketSchema.PLAIN, Ticket.of("1", null, null, 3));

    assertEquals(3, client.requests().size());
    assertEquals(client.requests().get(0), client.requests().get(2));
  }

  @Test
  void aConflictWithATransactionIsThrownUnchangedAfterTheDeadline() {
    TransactionConflictException conflict = conflict();
    client.thenFail(conflict);
    Options options =
        Tickets.OPTIONS.toBuilder()
            .conflictDeadline(Duration.ZERO)
            .backoff(Duration.ofSeconds(1), Duration.ofSeconds(1))
            .build();
    EntityOperations<Ticket, TicketKey> operations =
        Tickets.operations(client, TicketSchema.PLAIN, options);

    assertSame(
        conflict,
        assertThrows(
            TransactionConflictException.class,
            () -> operations.create(Ticket.of("1", null, null, 3))));
  }

  @Test
  void otherFailuresPassThroughUnchanged() {
    DynamoDbException failure =
        (DynamoDbException) DynamoDbException.builder().message("no table").build();
    client.thenFail(failure);

    assertSame(
        failure,
        assertThrows(
            DynamoDbException.class,
            () -> create(TicketSchema.PLAIN, Ticket.of("1", null, null, 3))));
  }

  @Test
  void anItemThatIsTooLargeIsNotSent() {
    ItemTooLargeException tooLarge =
        assertThrows(
            ItemTooLargeException.class,
            () -> create(TicketSchema.PLAIN, Ticket.of("1", "x".repeat(409_600), null, 3)));

    assertTrue(tooLarge.bytes() > 409_600);
    assertTrue(client.requests().isEmpty());
  }

  private Ticket create(EntityType<Ticket, TicketKey> type, Ticket ticket) {
    return Tickets.operations(client, type).create(ticket);
  }

  private static TransactionConflictException conflict() {
    return TransactionConflictException.builder().message("conflict").build();
  }
}
