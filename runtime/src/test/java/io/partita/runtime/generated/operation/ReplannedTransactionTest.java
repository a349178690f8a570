package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.CountMismatchException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;

class ReplannedTransactionTest {

  private static final Member ADA = new Member("a", "ada");

  private final Clubs table = new Clubs();
  private final ScriptedClient client = table.client;

  private String token(int position) {
    return client.request(position, TransactWriteItemsRequest.class).clientRequestToken();
  }

  @Test
  void aDeletionCountsDown() {
    client.thenCommit();
    table.members.delete(ADA.key());
    assertEquals("attribute_exists(#PK)", client.actions(0).get(0).delete().conditionExpression());
    Update count = client.actions(0).get(1).update();
    assertEquals(
        "SET #members = if_not_exists(#members, :zero) + :members REMOVE #_recount",
        count.updateExpression());
    assertEquals("attribute_exists(#PK) AND #members >= :members2", count.conditionExpression());
    assertEquals(Clubs.number(-1), count.expressionAttributeValues().get(":members"));
    assertEquals(Clubs.number(1), count.expressionAttributeValues().get(":members2"));
  }

  @Test
  void whatBelongedToAnItemThatIsGoneCanBeDeleted() {
    client.thenRefuse(null, Map.of()).thenCommit();
    table.members.delete(ADA.key());
    ConditionCheck check = client.actions(1).get(1).conditionCheck();
    assertEquals(Club.Key.of("a").attributes(), check.key());
    assertEquals("attribute_not_exists(#PK)", check.conditionExpression());
    assertNotEquals(token(0), token(1), "another payload needs another token");
  }

  @Test
  void anOwnerThatIsBackCountsAgain() {
    client
        .thenRefuse(null, Map.of())
        .thenRefuse(null, new Club("a", null, null, 1, 0).item())
        .thenFind(new Club("a", null, null, 1, 0).item())
        .thenCommit();
    table.members.delete(ADA.key());
    client.request(2, GetItemRequest.class);
    assertEquals(
        Clubs.number(-1),
        client.actions(3).get(1).update().expressionAttributeValues().get(":members"));
    assertTrue(client.isDone());
  }

  @Test
  void anOwnerThatComesAndGoesIsGivenUpOn() {
    Map<String, AttributeValue> there = new Club("a", null, null, 1, 0).item();
    client
        .thenRefuse(null, Map.of())
        .thenRefuse(null, there)
        .thenFind(there)
        .thenRefuse(null, Map.of())
        .thenRefuse(null, there);
    ConditionFailedException givenUp =
        assertThrows(ConditionFailedException.class, () -> table.members.delete(ADA.key()));
    assertTrue(givenUp.getMessage().contains("4 attempts"), givenUp.getMessage());
    assertTrue(client.isDone());
  }

  @Test
  void anOwnerThatIsGoneDoesNotHideTheRefusalOfAnother() {
    client.thenRefuse(null, Map.of(), Club.of("b").item());
    CountMismatchException mismatch =
        assertThrows(
            CountMismatchException.class, () -> table.matches.delete(new Match("a", "b").key()));
    assertEquals("matches", mismatch.component());
  }

  @Test
  void aConflictBesideALessonIsTriedAgainWithTheNextPlan() {
    client.thenCancelEach("TransactionConflict", "ConditionalCheckFailed").thenCommit();
    table.members.delete(ADA.key());
    assertEquals(
        "attribute_not_exists(#PK)",
        client.actions(1).get(1).conditionCheck().conditionExpression());
  }

  @Test
  void anIdempotencyKeyIsTheTokenOfTheFirstPlanOnly() {
    client.thenRefuse(null, Map.of()).thenCommit();
    table.transact().delete(ADA.key()).idempotencyKey("k").execute();
    assertEquals("k", token(0));
    assertNotEquals("k", token(1));
  }

  @Test
  void anExpiredItemIsRemovedBeforeAnotherIsPut() {
    Song song = Song.of(1);
    client
        .thenRefuse(new Song(song.artist(), song.title(), 999).item())
        .then(DeleteItemResponse.builder().build())
        .thenCommit();
    table.transact().put(song).execute();
    DeleteItemRequest removal = client.request(1, DeleteItemRequest.class);
    assertEquals("#expires <= :now", removal.conditionExpression());
    assertEquals("NOT (#expires <= :now)", client.actions(2).get(0).update().conditionExpression());
  }
}
