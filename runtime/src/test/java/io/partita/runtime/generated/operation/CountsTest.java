package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.HasRelatedItemsException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class CountsTest {

  private static final Club COUNTING = new Club("a", null, null, 2, 3);

  private final Clubs table = new Clubs();
  private final ScriptedClient client = table.client;

  @Test
  void createWritesZeroWhateverTheRecordSays() {
    client.then(PutItemResponse.builder().build());
    assertEquals(Club.of("a"), table.plainClubs.create(COUNTING));
    assertEquals(Club.of("a").item(), client.request(0, PutItemRequest.class).item());
  }

  @Test
  void putAndReplaceKeepStoredCounts() {
    client.thenUpdate(COUNTING.item()).thenUpdate(COUNTING.item());
    assertEquals(COUNTING, table.plainClubs.replace(new Club("a", null, null, 0, 9)));
    table.plainClubs.put(Club.of("a"));
    for (int i = 0; i < 2; i++) {
      UpdateItemRequest request = client.request(i, UpdateItemRequest.class);
      String update = request.updateExpression();
      assertTrue(update.contains("#members = if_not_exists(#members, :members)"), update);
      assertTrue(update.contains("#matches = if_not_exists(#matches, :matches)"), update);
      assertEquals(Clubs.number(0), request.expressionAttributeValues().get(":matches"));
    }
  }

  @Test
  void anUpdateThatCreatesBeginsToCount() {
    client.thenUpdate(Club.of("a").item());
    new Club.Update(table.plainClubs, "a").town("Bern").orCreate().execute();
    String update = client.request(0, UpdateItemRequest.class).updateExpression();
    assertTrue(update.contains("#members = if_not_exists(#members, :members)"), update);
  }

  @Test
  void anItemIsDeletedOnlyWhileItCountsNothing() {
    client.thenReject(COUNTING.item());
    assertThrows(HasRelatedItemsException.class, () -> table.plainClubs.delete(Club.Key.of("a")));
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting)"
            + " AND (attribute_not_exists(#members) OR #members = :zero)"
            + " AND (attribute_not_exists(#matches) OR #matches = :zero2)",
        client.request(0, DeleteItemRequest.class).conditionExpression());
    client.thenReject(COUNTING.item());
    assertThrows(
        HasRelatedItemsException.class, () -> table.plainClubs.deleteIfExists(Club.Key.of("a")));
    client.thenReject(Map.of());
    assertFalse(table.plainClubs.deleteIfExists(Club.Key.of("a")));
  }
}
