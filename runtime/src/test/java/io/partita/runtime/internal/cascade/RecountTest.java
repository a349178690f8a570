package io.partita.runtime.internal.cascade;

import static io.partita.runtime.internal.cascade.Librarian.marked;
import static io.partita.runtime.internal.cascade.Librarian.shelf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.CountDifference;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

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
  void anExactCountIsNotWritten() {
    librarian.finds(shelf(2)).counts(2);

    assertEquals(new Shelf(Librarian.SHELF, 2), recount(Shelf.COUNTED));
    assertEquals(true, librarian.request(0, GetItemRequest.class).consistentRead());
    QueryRequest count = librarian.request(1, QueryRequest.class);
    assertEquals(true, count.consistentRead());
    assertEquals(Select.COUNT, count.select());
  }

  @Test
  void aWrongCountIsReplacedUnlessItHasChanged() {
    librarian.finds(shelf(5)).counts(0).refusesUpdate();
    librarian.finds(shelf(6)).counts(0).updates();

    assertEquals(new Shelf(Librarian.SHELF, 0), recount(Shelf.COUNTED));
  }

  @Test
  void aCountThatKeepsChangingIsGivenUp() {
    librarian.finds(shelf(5)).counts(0).refusesUpdate();
    librarian.finds(shelf(6)).counts(0).refusesUpdate();

    assertThrows(ConditionFailedException.class, () -> recount(Shelf.COUNTED));
  }

  @Test
  void aLateIndexMustShowTheSameNumberTwice() {
    librarian.finds(shelf(2)).counts(1).counts(2).counts(2);

    assertEquals(2, recount(Shelf.COUNTED_LATE).books());
  }

  @Test
  void anAbsentOrMarkedItemIsNotFound() {
    librarian.finds(Map.of()).finds(marked(0));

    assertThrows(ItemNotFoundException.class, () -> recount(Shelf.COUNTED));
    assertThrows(ItemNotFoundException.class, () -> recount(Shelf.COUNTED));
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
    return new OwnerOperations<>(TableContext.of(librarian, "library", OPTIONS), dependents);
  }
}
