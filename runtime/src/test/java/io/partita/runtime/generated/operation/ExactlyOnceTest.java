package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.TicketSchema.BY_POINTS;
import static io.partita.runtime.generated.operation.TicketSchema.PLAIN;
import static io.partita.runtime.generated.operation.TicketSchema.POINTS;
import static io.partita.runtime.generated.operation.Tickets.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.TransactionFailedException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;
import software.amazon.awssdk.services.dynamodb.model.Update;

class ExactlyOnceTest {

  private static final TransactWriteItemsResponse DONE =
      TransactWriteItemsResponse.builder().build();

  private final ScriptedClient client = new ScriptedClient();

  @Test
  void anUpdateIsATransactionOfOneAction() {
    client.then(DONE);

    Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().execute();

    Update action = request(0).transactItems().get(0).update();
    assertEquals(
        "SET #points = if_not_exists(#points, :zero) + :points", action.updateExpression());
    assertEquals("attribute_exists(#PK)", action.conditionExpression());
    assertNotNull(request(0).clientRequestToken());
  }

  @Test
  void conflictsAreTriedAgainWithTheSameToken() {
    client
        .thenCancel("TransactionConflict", Map.of())
        .thenCancel("ThrottlingError", Map.of())
        .thenFail(TransactionInProgressException.builder().message("in progress").build())
        .then(DONE);

    Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().execute();

    assertEquals(request(0), request(1));
    assertEquals(request(0), request(3));
  }

  @Test
  void anotherPayloadHasAnotherToken() {
    client
        .thenFind(stored("status", "open", "points", 7))
        .thenCancel("ConditionalCheckFailed", stored("status", "open", "points", 8))
        .then(DONE);

    Tickets.update(client, BY_POINTS).adding(POINTS, 1).exactlyOnce().execute();

    assertNotEquals(request(1).clientRequestToken(), request(2).clientRequestToken());
  }

  @Test
  void theNewRecordIsRead() {
    client.then(DONE).thenFind(stored("points", 8));

    assertEquals(
        8, Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().executeAndGet().points());
    assertEquals(true, client.request(1, GetItemRequest.class).consistentRead());
  }

  @Test
  void whatDoesNotExistIsNotUpdated() {
    client.thenCancel("ConditionalCheckFailed", Map.of());

    assertThrows(
        ItemNotFoundException.class,
        () -> Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().execute());
  }

  @Test
  void anUpdateWithoutChangesIsACheck() {
    client.then(DONE);

    Tickets.update(client, PLAIN).exactlyOnce().execute();

    assertEquals(
        "attribute_exists(#PK)",
        request(0).transactItems().get(0).conditionCheck().conditionExpression());
  }

  @Test
  void otherReasonsOfACancellationAreNamed() {
    client.thenCancel("ItemCollectionSizeLimitExceeded", Map.of());

    TransactionFailedException failure =
        assertThrows(
            TransactionFailedException.class,
            () -> Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().execute());

    assertEquals("ItemCollectionSizeLimitExceeded", failure.failures().get(0).code());
    assertEquals("Ticket", failure.failures().get(0).entity());
  }

  @Test
  void aReasonWithoutACodeBlamesNobody() {
    client.thenCancel(null, Map.of());

    assertThrows(
        TransactionCanceledException.class,
        () -> Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().execute());
  }

  @Test
  void aCancellationWithoutReasonsIsNoSuccess() {
    client.thenCancelEach().thenCancelEach("None");

    assertThrows(
        TransactionCanceledException.class,
        () -> Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().execute());
    assertThrows(
        TransactionCanceledException.class,
        () -> Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().execute());
    assertEquals(2, client.requests().size());
  }

  @Test
  void anItemThatIsGoneOrCannotBeReadAfterwardsWasStillWritten() {
    SdkException throttling = ThrottlingException.builder().message("slow down").build();
    client.then(DONE).thenFind(Map.of()).then(DONE).thenFail(throttling);

    OutcomeUnknownException gone =
        assertThrows(
            OutcomeUnknownException.class,
            () -> Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().executeAndGet());
    assertTrue(gone.getMessage().contains("was written, but was deleted"), gone.getMessage());
    OutcomeUnknownException unread =
        assertThrows(
            OutcomeUnknownException.class,
            () -> Tickets.update(client, PLAIN).adding(POINTS, 1).exactlyOnce().executeAndGet());
    assertSame(throttling, unread.getCause());
  }

  private TransactWriteItemsRequest request(int position) {
    return client.request(position, TransactWriteItemsRequest.class);
  }
}
