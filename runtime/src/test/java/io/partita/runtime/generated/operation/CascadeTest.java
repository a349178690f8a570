package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Librarian.marked;
import static io.partita.runtime.generated.operation.Librarian.shelf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.CascadeIncompleteException;
import io.partita.runtime.CountMismatchException;
import io.partita.runtime.Explanation;
import io.partita.runtime.Options;
import io.partita.runtime.Progress;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class CascadeTest {

  private static final Shelf.Key KEY = Shelf.Key.of(Librarian.SHELF);
  private static final Instant NOW = Instant.ofEpochMilli(1_767_323_045_123L);
  private static final Options OPTIONS =
      Options.builder()
          .clock(Clock.fixed(NOW, ZoneOffset.UTC))
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .indexSettleTime(Duration.ofMillis(5))
          .build();

  private final Librarian librarian = new Librarian();

  @Test
  void marksTheOwnerRemovesWhatBelongsToItAndThenTheOwner() {
    librarian.updates().lists("a", "b").removes().removes();

    assertEquals(3, delete(Shelf.COUNTED));

    assertEquals(
        List.of("UpdateItem", "Query", "TransactWriteItems", "TransactWriteItems"),
        librarian.operations());
    UpdateItemRequest mark = librarian.request(0, UpdateItemRequest.class);
    assertEquals("SET #_deleting = if_not_exists(#_deleting, :now)", mark.updateExpression());
    assertEquals("attribute_exists(#PK) AND #Type = :type", mark.conditionExpression());
    assertEquals(
        AttributeValue.fromN("1767323045123"), mark.expressionAttributeValues().get(":now"));
    QueryRequest list = librarian.request(1, QueryRequest.class);
    assertEquals(true, list.consistentRead());
    assertEquals("#PK, #SK, #Type", list.projectionExpression());
    assertEquals(3, librarian.request(2, TransactWriteItemsRequest.class).transactItems().size());
  }

  @Test
  void allPagesOfAListAreRead() {
    librarian.updates().listsAndGoesOn("a").lists("b").removes().removes();

    assertEquals(3, delete(Shelf.COUNTED));
    assertTrue(librarian.request(2, QueryRequest.class).hasExclusiveStartKey());
  }

  @Test
  void whatIsLeftOfAnAbsentOwnerIsRemoved() {
    librarian.refusesUpdate().lists("a").removes();

    assertEquals(1, delete(Shelf.COUNTED));
  }

  @Test
  void ofNothingNothingIsDeleted() {
    librarian.refusesUpdate().lists();

    assertEquals(0, delete(Shelf.COUNTED));
  }

  @Test
  void aPositiveCountMeansThatTheIndexIsLate() {
    librarian.updates().lists("a").removes().refuses(marked(1)).lists("b").removes().removes();

    assertEquals(3, delete(Shelf.COUNTED_LATE));
  }

  @Test
  void aCountThatStaysPositiveWhileListsAreEmptyIsCountedAgain() {
    librarian.updates();
    librarian.lists().refuses(marked(2)).lists().refuses(marked(2));
    librarian.marks().counts(0).recounts(marked(2));
    librarian.lists().removes();

    assertEquals(1, delete(Shelf.COUNTED));
    Update mark =
        librarian.request(5, TransactWriteItemsRequest.class).transactItems().get(0).update();
    assertEquals("SET #_recount = :_recount", mark.updateExpression());
    assertEquals("attribute_exists(#PK) AND #Type = :type", mark.conditionExpression());
    UpdateItemRequest recount = librarian.request(7, UpdateItemRequest.class);
    assertEquals("SET #books = :books DELETE #_recount :_recount", recount.updateExpression());
    assertEquals("contains(#_recount, :_recount2)", recount.conditionExpression());
  }

  @Test
  void aMarkThatSomebodyTookBackEndsTheCascade() {
    librarian.updates().lists("a").removes().refuses(shelf(0));

    CascadeIncompleteException ended =
        assertThrows(CascadeIncompleteException.class, () -> delete(Shelf.COUNTED));
    assertTrue(ended.getMessage().contains("taken back the mark of a Shelf"), ended.getMessage());
    assertEquals(1, ended.deleted());
    assertEquals(List.of(), ended.unreadable());
    assertTrue(librarian.isDone());
  }

  @Test
  void anOwnerThatSomebodyElseDeletedIsNotCounted() {
    librarian.updates().lists("a").removes().refuses(Map.of());

    assertEquals(1, delete(Shelf.COUNTED));
  }

  @Test
  void aCountOfTheOwnerThatIsTooSmallIsPutRight() {
    librarian.updates().lists("a", "b").refuses(marked(1));
    librarian.marks().counts(2).recounts(marked(1));
    librarian.lists("a", "b").removes().removes();

    assertEquals(3, delete(Shelf.COUNTED));
  }

  @Test
  void aCountThatOnlySeemedTooSmallBecauseAnIndexWasLateIsTriedAgain() {
    librarian.updates().lists("a", "b").refuses(marked(1));
    librarian.marks().counts(2).recounts(marked(2));
    librarian.lists("a", "b").removes().removes();

    assertEquals(3, delete(Shelf.COUNTED));
  }

  @Test
  void aMismatchThatIsNotTheOwnersIsTheCallers() {
    librarian.updates();
    for (int pass = 0; pass < 4; pass++) {
      librarian.lists("a", "b").refuses(marked(1));
      librarian.marks().counts(2).recounts(marked(2));
    }

    assertThrows(CountMismatchException.class, () -> delete(Shelf.COUNTED));
  }

  @Test
  void anOwnerThatIsGoneIsNotRecounted() {
    librarian.updates().lists("a", "b").refuses(marked(1)).refuses(Map.of());
    librarian.lists("a", "b").removes().refuses(Map.of());

    assertEquals(2, delete(Shelf.COUNTED));
  }

  @Test
  void uncountedItemsAreGoneWhenAListIsEmpty() {
    librarian.updates().lists("a", "b").removes().lists().removes();

    assertEquals(3, delete(Shelf.UNCOUNTED));
    assertEquals("BatchWriteItem", librarian.operations().get(2));
  }

  @Test
  void uncountedItemsOfALateIndexAreGoneWhenAListIsEmptyAfterTheSettleTime() {
    librarian.updates().lists().lists().removes();
    long start = System.nanoTime();

    assertEquals(1, delete(Shelf.UNCOUNTED_LATE));
    assertTrue(System.nanoTime() - start >= OPTIONS.indexSettleTime().toNanos());
  }

  @Test
  void anItemThatALateIndexStillShowsIsCountedOnce() {
    librarian.updates().lists("a").removes().lists("a").removes().lists().removes();

    assertEquals(2, delete(Shelf.UNCOUNTED_LATE));
  }

  @Test
  void withoutProgressItEndsAtItsDeadline() {
    librarian.updates().lists("a").removes().refuses(marked(1));
    Options impatient = OPTIONS.toBuilder().cascadeDeadline(Duration.ZERO).build();

    CascadeIncompleteException incomplete =
        assertThrows(
            CascadeIncompleteException.class,
            () -> operations(Shelf.COUNTED, impatient).deleteCascade(KEY, null));
    assertEquals(1, incomplete.deleted());
    assertEquals("Shelf", incomplete.entity());
  }

  @Test
  void progressIsToldEachTimeThatItemsWereDeleted() {
    librarian.updates().lists("a", "b").removes().removes();
    List<Progress> told = new ArrayList<>();

    operations(Shelf.COUNTED, OPTIONS).deleteCascade(KEY, told::add);

    assertEquals(List.of(2L, 3L), told.stream().map(Progress::done).toList());
  }

  @Test
  void anExplanationShowsTheMarkAndSaysWhatFollows() {
    Explanation explanation =
        ExplainDriver.explain(
            TableContext.of(librarian, "library", OPTIONS),
            context ->
                new OwnerOperations<>(new PhysicalTable(context), Shelf.COUNTED)
                    .deleteCascade(KEY, null));

    assertEquals("UpdateItem", explanation.requests().get(0).operation());
    assertTrue(explanation.requests().get(0).note().contains("listed and deleted"));
    assertEquals(List.of(), librarian.requests);
  }

  private long delete(Dependents<Shelf, Shelf.Key> dependents) {
    long deleted = operations(dependents, OPTIONS).deleteCascade(KEY, null);
    assertTrue(librarian.isDone());
    return deleted;
  }

  private OwnerOperations<Shelf, Shelf.Key> operations(
      Dependents<Shelf, Shelf.Key> dependents, Options options) {
    return new OwnerOperations<>(PhysicalTable.of(librarian, "library", options), dependents);
  }
}
