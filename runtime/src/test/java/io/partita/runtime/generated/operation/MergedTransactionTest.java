package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.Explanation;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;

class MergedTransactionTest {

  private static final String THERE =
      "attribute_exists(#PK) AND attribute_not_exists(#_deleting) AND #Type = :type";

  private final Clubs table = new Clubs();
  private final ScriptedClient client = table.client;

  private List<TransactWriteItem> sent(ClubTransaction transaction) {
    client.thenCommit();
    transaction.execute();
    assertTrue(client.isDone());
    return client.actions(client.requests().size() - 1);
  }

  private static Map<String, AttributeValue> key(String club) {
    return Club.Key.of(club).attributes();
  }

  @Test
  void aCounterIsChangedWhereTheOwnerIsThereAndNotBeingDeleted() {
    List<TransactWriteItem> actions = sent(table.transact().create(new Member("a", "ada")));

    assertEquals(2, actions.size());
    assertEquals(new Member("a", "ada").item(), actions.get(0).put().item());
    assertEquals("attribute_not_exists(#PK)", actions.get(0).put().conditionExpression());
    Update count = actions.get(1).update();
    assertEquals(key("a"), count.key());
    assertEquals(
        "SET #members = if_not_exists(#members, :zero) + :members REMOVE #_recount",
        count.updateExpression());
    assertEquals(THERE, count.conditionExpression());
    assertEquals(Clubs.number(1), count.expressionAttributeValues().get(":members"));
    assertEquals(Clubs.number(0), count.expressionAttributeValues().get(":zero"));
    for (TransactWriteItem action : actions) {
      assertEquals(
          ReturnValuesOnConditionCheckFailure.ALL_OLD,
          action.put() == null
              ? action.update().returnValuesOnConditionCheckFailure()
              : action.put().returnValuesOnConditionCheckFailure());
    }
    assertNotNull(client.request(0, TransactWriteItemsRequest.class).clientRequestToken());
  }

  @Test
  void countersOfOneOwnerAddUp() {
    List<TransactWriteItem> actions =
        sent(table.transact().create(new Member("a", "ada")).create(new Member("a", "bob")));

    assertEquals(3, actions.size());
    Update count = actions.get(1).update();
    assertEquals(Clubs.number(2), count.expressionAttributeValues().get(":members"));
    assertEquals(THERE, count.conditionExpression(), "each condition once");
  }

  @Test
  void differentCountersOfOneOwnerAreOneUpdate() {
    List<TransactWriteItem> actions =
        sent(table.transact().create(new Member("a", "ada")).create(new Match("a", "a")));

    assertEquals(3, actions.size());
    Update count = actions.get(1).update();
    assertEquals(Clubs.number(1), count.expressionAttributeValues().get(":members"));
    assertEquals(Clubs.number(2), count.expressionAttributeValues().get(":matches"));
  }

  @Test
  void aCounterThatGoesUpAndDownOnlyTellsRecounts() {
    List<TransactWriteItem> actions =
        sent(table.transact().create(new Member("a", "ada")).delete(new Member("a", "bob").key()));

    Update count = actions.get(1).update();
    assertEquals(key("a"), count.key());
    assertEquals("REMOVE #_recount", count.updateExpression());
    assertEquals(THERE, count.conditionExpression());
  }

  @Test
  void anOwnerThatIsCreatedBeginsWithItsCounts() {
    List<TransactWriteItem> actions =
        sent(
            table
                .transact()
                .create(new Member("a", "ada"))
                .create(new Club("a", null, null, 7, 8))
                .create(new Member("a", "bob")));

    assertEquals(3, actions.size());
    assertEquals(new Club("a", null, null, 2, 0).item(), actions.get(1).put().item());
    assertEquals("attribute_not_exists(#PK)", actions.get(1).put().conditionExpression());
  }

  @Test
  void anOwnerThatIsPutNeedNotExistAndKeepsItsOtherCounts() {
    List<TransactWriteItem> actions =
        sent(table.transact().putPlain(Club.of("a")).create(new Member("a", "ada")));

    assertEquals(2, actions.size());
    Update put = actions.get(0).update();
    assertEquals("attribute_not_exists(#_deleting)", put.conditionExpression());
    assertTrue(
        put.updateExpression().contains("#members = if_not_exists(#members, :zero) + :members"),
        put.updateExpression());
    assertTrue(
        put.updateExpression().contains("#matches = if_not_exists(#matches, :matches)"),
        put.updateExpression());
    assertTrue(put.updateExpression().endsWith(", #_recount"), put.updateExpression());
  }

  @Test
  void anOwnerThatIsReplacedCountsInTheSameUpdate() {
    client.thenFind(Club.of("a").item());
    List<TransactWriteItem> actions =
        sent(table.transact().replace(Club.of("a").at("Bern")).create(new Member("a", "ada")));

    assertEquals(2, actions.size());
    Update replace = actions.get(0).update();
    assertTrue(replace.updateExpression().contains("#town = :town"), replace.updateExpression());
    assertTrue(
        replace.updateExpression().contains("#members = if_not_exists(#members, :zero) +"),
        replace.updateExpression());
    assertTrue(
        replace.conditionExpression().startsWith("attribute_exists(#PK)"),
        replace.conditionExpression());
  }

  @Test
  void aCheckJoinsTheCounterOfItsItem() {
    Condition<Club> inTown = new TextField<Club>(Path.of("town")).exists();
    List<TransactWriteItem> actions =
        sent(table.transact().check(Club.Key.of("a"), inTown).create(new Member("a", "ada")));

    assertEquals(2, actions.size());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting) AND attribute_exists(#town) AND"
            + " #Type = :type",
        actions.get(0).update().conditionExpression());
  }

  @Test
  void aCheckAloneIsAConditionCheck() {
    List<TransactWriteItem> actions = sent(table.transact().check(Club.Key.of("a"), null));

    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting)",
        actions.get(0).conditionCheck().conditionExpression());
  }

  @Test
  void aCheckJoinsTheDeletionOfItsItem() {
    client.thenFind(Club.of("a").item());
    List<TransactWriteItem> actions =
        sent(table.transact().check(Club.Key.of("a"), null).delete(Club.Key.of("a")));

    assertEquals(1, actions.size());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting)"
            + " AND (attribute_not_exists(#members) OR #members = :zero)"
            + " AND (attribute_not_exists(#matches) OR #matches = :zero2)"
            + " AND attribute_not_exists(#email)",
        actions.get(0).delete().conditionExpression());
  }

  private void assertRefused(String message, Executable execution) {
    IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, execution);
    assertTrue(refusal.getMessage().startsWith(message), refusal.getMessage());
    assertTrue(client.requests().isEmpty(), "nothing was sent");
  }

  @Test
  void whatCannotBeOneTransactionIsRefusedBeforeSending() {
    assertRefused(
        "Actions 1 and 2 of this transaction, counted from 0, write the same Club.",
        () ->
            table
                .transact()
                .create(new Member("a", "ada"))
                .create(Club.of("b"))
                .replace(Club.of("b"))
                .execute());
    assertRefused(
        "Actions 0 and 1 of this transaction, counted from 0, create and check the same Club.",
        () -> table.transact().create(Club.of("a")).check(Club.Key.of("a"), null).execute());
    assertRefused(
        "Actions 0 and 1 of this transaction, counted from 0, create the Club and delete something",
        () -> table.transact().create(Club.of("a")).delete(new Member("a", "ada").key()).execute());
    assertRefused(
        "Actions 0 and 1 of this transaction, counted from 0, give two Club the same value of"
            + " 'email'",
        () -> table.transact().create(Club.of("a", "x")).create(Club.of("b", "x")).execute());
  }

  @Test
  void anOwnerIsNotDeletedWithWhatItCounts() {
    client.thenFind(Club.of("a").item());
    ClubTransaction transaction =
        table.transact().delete(new Member("a", "ada").key()).delete(Club.Key.of("a"));

    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, transaction::execute);

    assertTrue(refusal.getMessage().contains("deleteCascade"), refusal.getMessage());
  }

  @Test
  void moreThanAHundredActionsAreRefusedBeforeSending() {
    ClubTransaction fits = table.transact();
    Member.of("a", 99).forEach(fits::create);
    assertEquals(100, sent(fits).size());

    ClubTransaction tooMany = table.transact();
    Member.of("a", 100).forEach(tooMany::create);
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, tooMany::execute);
    assertTrue(refusal.getMessage().contains("has 101 actions"), refusal.getMessage());
  }

  @Test
  void moreThanFourMegabytesAreRefusedBeforeSending() {
    ClubTransaction transaction = table.transact();
    for (int i = 0; i < 11; i++) {
      transaction.create(Club.of("c" + i).at("x".repeat(390_000)));
    }
    assertRefused("This transaction has at least 4", transaction::execute);
  }

  @Test
  void anIdempotencyKeyIsTheToken() {
    client.thenCommit();
    table.transact().create(Club.of("a")).idempotencyKey("order-7").execute();
    assertEquals(
        "order-7", client.request(0, TransactWriteItemsRequest.class).clientRequestToken());
    assertThrows(
        IllegalArgumentException.class, () -> table.transact().idempotencyKey("x".repeat(37)));
    assertThrows(IllegalArgumentException.class, () -> table.transact().idempotencyKey(""));
  }

  @Test
  void aTransactionIsExecutedOnce() {
    client.thenCommit();
    ClubTransaction transaction = table.transact().create(Club.of("a"));
    transaction.execute();
    assertThrows(IllegalStateException.class, transaction::execute);
  }

  @Test
  void anExplanationSendsNothingAndLeavesTheTransactionToBeExecuted() {
    ClubTransaction transaction = table.transact().create(new Member("a", "ada"));
    Explanation explanation = transaction.explain();
    assertEquals("TransactWriteItems", explanation.requests().get(0).operation());
    assertTrue(client.requests().isEmpty());
    assertEquals(2, sent(transaction).size());
  }

  @Test
  void anExplanationEndsWhereWhatIsReadMatters() {
    Explanation explanation =
        table
            .transact()
            .update(new Club.Update(table.clubs, "a").email("x"))
            .update(new Club.Update(table.clubs, "b").email("y"))
            .explain();
    assertEquals(1, explanation.requests().size());
    assertEquals("BatchGetItem", explanation.requests().get(0).operation());
    assertTrue(
        explanation.requests().get(0).note().contains("'email' is unique"),
        explanation.requests().get(0).note());
  }

  @Test
  void anUpdateOfAnotherTableIsRefused() {
    Clubs other = new Clubs();
    EntityOperations<Club, Club.Key> elsewhere =
        new EntityOperations<>(
            TableContext.of(other.client, "elsewhere", Clubs.OPTIONS), Club.TYPE);
    assertRefused(
        "The update of Club is of another table",
        () -> table.transact().update(new Club.Update(elsewhere, "a").town("x")).execute());
  }
}
