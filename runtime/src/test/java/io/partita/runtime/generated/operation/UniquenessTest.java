package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.UniqueViolationException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class UniquenessTest {

  private static final String FREE_OR_OWN = "attribute_not_exists(#PK) OR #owner = :owner";

  private final Clubs table = new Clubs();
  private final ScriptedClient client = table.client;

  private static Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    return Map.of("PK", item.get("PK"), "SK", item.get("SK"));
  }

  @Test
  void creatingTakesTheValue() {
    client.thenCommit();
    assertEquals(Club.of("a", "x"), table.clubs.create(Club.of("a", "x")));
    Put sentinel = client.actions(0).get(1).put();
    assertEquals(Club.sentinel("x", "a"), sentinel.item());
    assertEquals("attribute_not_exists(#PK)", sentinel.conditionExpression());
  }

  @Test
  void theValueIsEncodedAsInKeys() {
    client.thenCommit();
    table.clubs.create(Club.of("a", "x#y"));
    assertEquals(Club.sentinel("x%23y", "a"), client.actions(0).get(1).put().item());
  }

  @Test
  void noValueIsNeverTaken() {
    client.thenCommit();
    table.clubs.create(Club.of("a"));
    assertEquals(1, client.actions(0).size());
  }

  @Test
  void aValueThatIsTakenIsNamedByItsComponent() {
    client.thenRefuse(null, Club.sentinel("x", "b"));
    UniqueViolationException taken =
        assertThrows(UniqueViolationException.class, () -> table.clubs.create(Club.of("a", "x")));
    assertEquals("email", taken.component());
    client.thenRefuse(null, Club.sentinel("x", "b"));
    TransactionFailedException failed =
        assertThrows(
            TransactionFailedException.class,
            () -> table.transact().create(Club.of("a", "x")).execute());
    assertEquals(Reason.UNIQUE_TAKEN, failed.failures().get(0).reason());
    assertEquals(Optional.empty(), failed.failures().get(0).stored());
  }

  @Test
  void aValueThatCannotBePartOfAKeyIsRefusedBeforeSending() {
    InvalidKeyException tooLong =
        assertThrows(
            InvalidKeyException.class, () -> table.clubs.create(Club.of("a", "x".repeat(1010))));
    assertEquals("email", tooLong.component());
    assertThrows(InvalidKeyException.class, () -> table.clubs.create(Club.of("a", "")));
    assertTrue(client.requests().isEmpty());
  }

  @Test
  void changingTheValueFreesTheOldOne() {
    client.thenFind(Club.of("a", "old").item()).thenCommit();
    new Club.Update(table.clubs, "a").email("new").execute();
    assertTrue(client.request(0, GetItemRequest.class).consistentRead());
    List<TransactWriteItem> actions = client.actions(1);
    assertEquals(3, actions.size());
    Update update = actions.get(0).update();
    assertEquals("SET #email = :email", update.updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting) AND #email = :email2",
        update.conditionExpression());
    assertEquals(AttributeValue.fromS("old"), update.expressionAttributeValues().get(":email2"));
    Delete freed = actions.get(1).delete();
    assertEquals(key(Club.sentinel("old", "a")), freed.key());
    assertEquals(FREE_OR_OWN, freed.conditionExpression());
    assertEquals(Club.sentinel("new", "a"), actions.get(2).put().item());
  }

  @Test
  void theSameValueAgainTouchesNothingElse() {
    client.thenFind(Club.of("a", "x").item()).thenCommit();
    new Club.Update(table.clubs, "a").email("x").execute();
    assertEquals(1, client.actions(1).size());
  }

  @Test
  void clearingFreesTheValue() {
    client.thenFind(Club.of("a", "x").item()).thenCommit();
    new Club.Update(table.clubs, "a").clearEmail().execute();
    assertEquals(2, client.actions(1).size());
    assertEquals(key(Club.sentinel("x", "a")), client.actions(1).get(1).delete().key());
  }

  @Test
  void anUpdateOfOtherComponentsIsOneRequest() {
    client.thenUpdate(Club.of("a").item());
    new Club.Update(table.clubs, "a").town("Bern").execute();
    client.request(0, UpdateItemRequest.class);
  }

  @Test
  void replacingMovesTheValueAndReturnsWhatIsStored() {
    Club stored = new Club("a", "new", "Bern", 4, 0);
    client.thenFind(Club.of("a", "old").item()).thenCommit().thenFind(stored.item());
    assertEquals(stored, table.clubs.replace(Club.of("a", "new").at("Bern")));
    assertEquals(3, client.actions(1).size());
  }

  @Test
  void aValueThatChangedSinceItWasReadIsReadAgain() {
    client
        .thenFind(Club.of("a", "old").item())
        .thenRefuse(Club.of("a", "other").item(), null, null)
        .thenCommit();
    new Club.Update(table.clubs, "a").email("new").execute();
    assertEquals(key(Club.sentinel("other", "a")), client.actions(2).get(1).delete().key());
  }

  @Test
  void somebodyElsesValueIsLeftAlone() {
    client
        .thenFind(Club.of("a", "x").item())
        .thenRefuse(null, Club.sentinel("x", "b"))
        .thenCommit();
    table.clubs.delete(Club.Key.of("a"));
    assertEquals(1, client.actions(2).size());
  }

  @Test
  void deletingFreesTheValue() {
    client.thenFind(Club.of("a", "x").item()).thenCommit();
    table.clubs.delete(Club.Key.of("a"));
    List<TransactWriteItem> actions = client.actions(1);
    assertEquals(2, actions.size());
    assertTrue(
        actions.get(0).delete().conditionExpression().endsWith(" AND #email = :email"),
        actions.get(0).delete().conditionExpression());
    assertEquals(FREE_OR_OWN, actions.get(1).delete().conditionExpression());
    client.thenFind(Map.of());
    assertFalse(table.clubs.deleteIfExists(Club.Key.of("a")));
  }

  @Test
  void aValueIsHandedOverWithinATransaction() {
    client
        .thenFindAll("clubs", List.of(Club.of("b", "y").item(), Club.of("a", "x").item()))
        .thenCommit();
    table
        .transact()
        .update(new Club.Update(table.clubs, "a").email("y"))
        .update(new Club.Update(table.clubs, "b").email("x"))
        .execute();
    List<TransactWriteItem> actions = client.actions(1);
    assertEquals(4, actions.size());
    Put handedOver =
        actions.stream()
            .map(TransactWriteItem::put)
            .filter(put -> put != null && put.item().equals(Club.sentinel("x", "b")))
            .findFirst()
            .orElseThrow();
    assertEquals(FREE_OR_OWN, handedOver.conditionExpression());
    assertEquals(
        AttributeValue.fromM(Club.Key.of("a").attributes()),
        handedOver.expressionAttributeValues().get(":owner"));
  }

  @Test
  void anItemIsFoundByItsValue() {
    client.thenFind(Club.sentinel("x", "a")).thenFind(Club.of("a", "x").item());
    assertEquals(Optional.of(Club.of("a", "x")), table.clubs.findByUnique(Club.EMAIL, "x"));
    assertEquals(key(Club.sentinel("x", "a")), client.request(0, GetItemRequest.class).key());
    assertEquals(Club.Key.of("a").attributes(), client.request(1, GetItemRequest.class).key());
    client.thenFind(Map.of());
    assertEquals(Optional.empty(), table.clubs.findByUnique(Club.EMAIL, "x"));
  }

  @Test
  void anItemThatNoLongerHasTheValueIsNotFoundByIt() {
    client.thenFind(Club.sentinel("x", "a")).thenFind(Club.of("a", "y").item());
    assertEquals(Optional.empty(), table.clubs.findByUnique(Club.EMAIL, "x"));
    client.thenFind(Club.sentinel("x", "a")).thenFind(Map.of());
    assertEquals(Optional.empty(), table.clubs.findByUnique(Club.EMAIL, "x"));
    client.thenFind(Club.sentinel("x", "a")).thenFind(Clubs.marked(Club.of("a", "x")));
    assertEquals(Optional.empty(), table.clubs.findByUnique(Club.EMAIL, "x"));
  }

  @Test
  void whatIsUniqueCannotBeCreatedByAnUpdate() {
    Club.Update update = new Club.Update(table.clubs, "a");
    assertThrows(IllegalStateException.class, update::orCreate);
  }
}
