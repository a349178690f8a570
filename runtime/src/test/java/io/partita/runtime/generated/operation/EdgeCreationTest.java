package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

class EdgeCreationTest {

  private static final TransactWriteItemsResponse DONE =
      TransactWriteItemsResponse.builder().build();
  private static final Options OPTIONS =
      Options.builder()
          .clock(Clock.fixed(Instant.ofEpochSecond(1000), ZoneOffset.UTC))
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .build();
  private static final Duet DUET = new Duet("Nina", "Ask", "Answer");

  private final ScriptedClient client = new ScriptedClient();

  private Duet create(Duet duet) {
    return new EntityOperations<>(TableContext.of(client, "music", OPTIONS), Duet.TYPE)
        .create(duet);
  }

  @Test
  void anUpdateCannotCreateWhatRequiresItsEnds() {
    EntityOperations<Duet, Duet.Key> operations =
        new EntityOperations<>(TableContext.of(client, "music", OPTIONS), Duet.TYPE);
    Duet.Update update = new Duet.Update(operations, Duet.Key.of(DUET));

    IllegalStateException refusal = assertThrows(IllegalStateException.class, update::orCreate);

    assertEquals(
        "Creating Duet touches other items, which an update does not. Call create for a new one,"
            + " and update without orCreate() for one that exists.",
        refusal.getMessage());
  }

  private TransactWriteItemsRequest request(int position) {
    return client.request(position, TransactWriteItemsRequest.class);
  }

  @Test
  void theEdgeAndAChecksOfItsEndsAreOneTransaction() {
    client.then(DONE);
    assertEquals(DUET, create(DUET));
    assertNotNull(request(0).clientRequestToken());
    assertEquals(3, request(0).transactItems().size());
    Put put = request(0).transactItems().get(0).put();
    assertEquals(Duet.TYPE.mapper().toItem(DUET), put.item());
    assertEquals("music", put.tableName());
    assertEquals("attribute_not_exists(#PK)", put.conditionExpression());
    ConditionCheck check = request(0).transactItems().get(1).conditionCheck();
    assertEquals(
        ConditionCheck.builder()
            .tableName("music")
            .key(new Song("Nina", "Ask", 0).key().attributes())
            .conditionExpression(
                "attribute_exists(#PK) AND NOT (#expires <= :now) AND #Type IN (:type, :type2)")
            .expressionAttributeNames(Map.of("#PK", "PK", "#expires", "expires", "#Type", "Type"))
            .expressionAttributeValues(
                Map.of(
                    ":now", AttributeValue.fromN("1000"),
                    ":type", AttributeValue.fromS("Song"),
                    ":type2", AttributeValue.fromS("Track")))
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .build(),
        check);
    assertEquals(
        new Song("Nina", "Answer", 0).key().attributes(),
        request(0).transactItems().get(2).conditionCheck().key());
  }

  @Test
  void anEdgeFromANodeToItselfChecksItOnce() {
    client.then(DONE);
    create(new Duet("Nina", "Ask", "Ask"));
    assertEquals(2, request(0).transactItems().size());
  }

  @Test
  void anEdgeThatExistsIsSaidToExist() {
    client.thenCancelEach("ConditionalCheckFailed", "None", "None");
    ItemAlreadyExistsException exists =
        assertThrows(ItemAlreadyExistsException.class, () -> create(DUET));
    assertEquals("Duet", exists.entity());
    client.thenCancelEach("ConditionalCheckFailed", "None", "ConditionalCheckFailed");
    assertThrows(ItemAlreadyExistsException.class, () -> create(DUET));
  }

  @Test
  void aMissingEndIsNamed() {
    client.thenCancelEach("None", "ConditionalCheckFailed", "None");
    ItemNotFoundException lead = assertThrows(ItemNotFoundException.class, () -> create(DUET));
    assertEquals("Song", lead.entity());
    assertTrue(lead.getMessage().contains("this Duet names as its 'lead'"), lead.getMessage());
    client.thenCancelEach("None", "TransactionConflict", "ConditionalCheckFailed");
    ItemNotFoundException reply = assertThrows(ItemNotFoundException.class, () -> create(DUET));
    assertTrue(reply.getMessage().contains("'reply'"), reply.getMessage());
    assertFalse(reply.getMessage().contains("Answer"), "values are not shown");
  }

  @Test
  void conflictsAreTriedAgainWithTheSameToken() {
    client
        .thenCancelEach("None", "TransactionConflict", "None")
        .thenCancelEach("ThrottlingError", "None", "ProvisionedThroughputExceeded")
        .then(DONE);
    create(DUET);
    assertEquals(3, client.requests().size());
    assertEquals(request(0), request(1));
    assertEquals(request(0), request(2));
  }

  @Test
  void otherReasonsAreNamedWithTheirEntity() {
    client.thenCancelEach("None", "ValidationError", "None");
    TransactionFailedException failed =
        assertThrows(TransactionFailedException.class, () -> create(DUET));
    assertEquals("Song", failed.failures().get(0).entity());
    assertEquals("ValidationError", failed.failures().get(0).code());
    SdkException broken = InternalServerErrorException.builder().message("broken").build();
    client.thenFail(broken);
    assertSame(broken, assertThrows(SdkException.class, () -> create(DUET)));
  }

  @Test
  void anEndWithoutAKeyIsRefusedBeforeAnyRequest() {
    assertThrows(InvalidKeyException.class, () -> create(new Duet("Nina", "", "Answer")));
    assertTrue(client.requests().isEmpty());
  }
}
