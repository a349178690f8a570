package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Librarian.marked;
import static io.partita.runtime.generated.operation.Librarian.shelf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.CountDifference;
import io.partita.runtime.Explanation;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class RecountTest {

  private static final Shelf.Key KEY = Shelf.Key.of(Librarian.SHELF);
  private static final Options OPTIONS =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .indexSettleTime(Duration.ofMillis(1))
          .writeAttempts(2)
          .build();

  private final Librarian librarian = new Librarian();

  @Test
  void theItemIsMarkedThenCountedThenWritten() {
    librarian.marks().counts(2).recounts(shelf(5));

    assertEquals(new Shelf(Librarian.SHELF, 2), recount(Shelf.COUNTED));
    TransactWriteItemsRequest marking = librarian.request(0, TransactWriteItemsRequest.class);
    Update mark = marking.transactItems().get(0).update();
    assertEquals(KEY.attributes(), mark.key());
    assertEquals("SET #_recount = :_recount", mark.updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#_deleting) AND #Type = :type",
        mark.conditionExpression());
    AttributeValue token = mark.expressionAttributeValues().get(":_recount");
    assertEquals(List.of(marking.clientRequestToken()), token.ss());
    QueryRequest count = librarian.request(1, QueryRequest.class);
    assertEquals(true, count.consistentRead());
    assertEquals(Select.COUNT, count.select());
    UpdateItemRequest write = librarian.request(2, UpdateItemRequest.class);
    assertEquals("SET #books = :books DELETE #_recount :_recount", write.updateExpression());
    assertEquals("contains(#_recount, :_recount2)", write.conditionExpression());
    assertEquals(AttributeValue.fromN("2"), write.expressionAttributeValues().get(":books"));
    assertEquals(token, write.expressionAttributeValues().get(":_recount"));
    assertEquals(
        AttributeValue.fromS(token.ss().get(0)),
        write.expressionAttributeValues().get(":_recount2"));
  }

  @Test
  void aCountThatIsRightStays() {
    librarian.marks().counts(2).recounts(shelf(2));

    assertEquals(new Shelf(Librarian.SHELF, 2), recount(Shelf.COUNTED));
  }

  @Test
  void withoutTheMarkItIsCountedAgainBesideOthers() {
    librarian.marks().counts(0).refusesUpdate();
    librarian.marks().counts(1).recounts(shelf(6));

    assertEquals(new Shelf(Librarian.SHELF, 1), recount(Shelf.COUNTED));
    assertEquals("ADD #_recount :_recount", mark(3).updateExpression());
    assertNotEquals(mark(0).expressionAttributeValues(), mark(3).expressionAttributeValues());
  }

  @Test
  void afterALostResponseTheWriteCanBeRepeated() {
    librarian.marks().counts(1).refusesRepeatedUpdate();
    librarian.marks().counts(1).recounts(shelf(1)).updates();

    assertEquals(new Shelf(Librarian.SHELF, 1), recount(Shelf.COUNTED));
    UpdateItemRequest write = librarian.request(5, UpdateItemRequest.class);
    assertEquals("SET #books = :books", write.updateExpression());
    assertEquals("contains(#_recount, :_recount)", write.conditionExpression());
    UpdateItemRequest removal = librarian.request(6, UpdateItemRequest.class);
    assertEquals("DELETE #_recount :_recount", removal.updateExpression());
    assertEquals("contains(#_recount, :_recount2)", removal.conditionExpression());
  }

  private Update mark(int position) {
    return librarian
        .request(position, TransactWriteItemsRequest.class)
        .transactItems()
        .get(0)
        .update();
  }

  @Test
  void aCountThatKeepsChangingIsGivenUp() {
    librarian.marks().counts(0).refusesUpdate();
    librarian.marks().counts(0).refusesUpdate();

    assertThrows(ConditionFailedException.class, () -> recount(Shelf.COUNTED));
  }

  @Test
  void aLateIndexMustShowTheSameNumberTwice() {
    librarian.marks().counts(1).counts(2).counts(2).recounts(shelf(2));

    assertEquals(2, recount(Shelf.COUNTED_LATE).books());
  }

  @Test
  void anAbsentItemIsNotFound() {
    librarian.refuses(Map.of());

    assertThrows(ItemNotFoundException.class, () -> recount(Shelf.COUNTED));
  }

  @Test
  void anItemThatSomebodyBeginsToDeleteMeanwhileIsNotFound() {
    librarian.marks().counts(1).recounts(marked(1));

    assertThrows(ItemNotFoundException.class, () -> recount(Shelf.COUNTED));
  }

  @Test
  void theMarkMayHaveAnotherName() {
    librarian.marks().counts(1).recounts(shelf(1));
    Options options = OPTIONS.toBuilder().recountAttribute("again").build();

    new OwnerOperations<>(PhysicalTable.of(librarian, "library", options), Shelf.COUNTED)
        .recount(KEY);

    assertEquals("SET #again = :again", mark(0).updateExpression());
    assertThrows(
        IllegalArgumentException.class,
        () -> Options.builder().recountAttribute("_deleting").build());
    assertThrows(IllegalArgumentException.class, () -> Options.builder().recountAttribute(""));
  }

  @Test
  void anExplanationShowsTheMarkAndTheCount() {
    Explanation explanation =
        ExplainDriver.explain(
            TableContext.of(librarian, "library", OPTIONS),
            context ->
                new OwnerOperations<>(new PhysicalTable(context), Shelf.COUNTED).recount(KEY));

    assertEquals(
        List.of("TransactWriteItems", "Query"),
        explanation.requests().stream().map(Explanation.Request::operation).toList());
    assertTrue(explanation.requests().get(0).note().contains("UpdateItem writes the numbers"));
    assertEquals(List.of(), librarian.requests);
  }

  @Test
  void aDifferenceIsReportedAfterItWasVerified() {
    librarian.scans(shelf(5)).counts(2);
    librarian.finds(shelf(5)).counts(2).finds(shelf(5));

    assertEquals(
        List.of(new CountDifference<>(KEY, "books", 5, 2)),
        operations(Shelf.COUNTED).verifyCounts());
    assertTrue(librarian.isDone());
  }

  @Test
  void aDifferenceThatIsGoneTheSecondTimeIsNone() {
    librarian.scans(shelf(1)).counts(2);
    librarian.finds(shelf(2)).counts(2).finds(shelf(2));

    assertEquals(List.of(), operations(Shelf.COUNTED).verifyCounts());
  }

  @Test
  void aCountThatMovesWhileItIsVerifiedIsVerifiedAgain() {
    librarian.scans(shelf(1)).counts(2);
    librarian.finds(shelf(1)).counts(2).finds(shelf(2));
    librarian.finds(shelf(2)).counts(2).finds(shelf(2));

    assertEquals(List.of(), operations(Shelf.COUNTED).verifyCounts());
    assertTrue(librarian.isDone());
  }

  private Shelf recount(Dependents<Shelf, Shelf.Key> dependents) {
    return operations(dependents).recount(KEY);
  }

  private OwnerOperations<Shelf, Shelf.Key> operations(Dependents<Shelf, Shelf.Key> dependents) {
    return new OwnerOperations<>(PhysicalTable.of(librarian, "library", OPTIONS), dependents);
  }
}
