package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.Explanation;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.BatchReads;
import io.partita.runtime.internal.write.BatchWrites;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

class ExplainDriverTest {

  private final FakeTable table = new FakeTable();
  private final TableContext context = TableContext.of(table, FakeTable.NAME, Options.defaults());

  private Explanation explain(Consumer<TableContext> code) {
    Explanation explanation = ExplainDriver.explain(context, code);
    assertTrue(
        table.reads.isEmpty() && table.writes.isEmpty() && table.scans.isEmpty(),
        "nothing is sent");
    return explanation;
  }

  @Test
  void everyChunkOfABatchIsKnownBeforehand() {
    Explanation explanation =
        explain(c -> new BatchWrites<>(c, Song.TYPED).putAll(Song.range(0, 60)));
    assertEquals(
        List.of(25, 25, 10),
        explanation.requests().stream()
            .map(
                request ->
                    ((BatchWriteItemRequest) request.request()).requestItems().get("music").size())
            .toList());
    Explanation reads =
        explain(
            c ->
                new BatchReads<>(c, Song.TYPED)
                    .findAll(Song.range(0, 101).stream().map(Song::key).toList()));
    assertEquals(
        List.of("BatchGetItem", "BatchGetItem"),
        reads.requests().stream().map(Explanation.Request::operation).toList());
  }

  @Test
  void codeEndsWhereAResponseIsNeeded() {
    GetItemRequest request =
        GetItemRequest.builder().tableName("music").key(Song.of(1).key().attributes()).build();
    Explanation explanation =
        explain(
            c -> {
              c.driver()
                  .run(
                      Step.send(
                          Call.getItem(request).note("Then more."), response -> Step.done(1)));
              throw new AssertionError("not reached");
            });
    assertEquals(
        List.of(new Explanation.Request("GetItem", request, "Then more.")), explanation.requests());
  }

  @Test
  void whatIsWrongWithoutAnyResponseIsThrown() {
    assertThrows(
        InvalidKeyException.class,
        () -> explain(c -> new BatchWrites<>(c, Song.TYPED).putAll(List.of(new Song("", "x", 1)))));
  }

  @Test
  void theDescriptionShowsValuesAndTheTextDoesNot() {
    Explanation explanation =
        explain(c -> new BatchReads<>(c, Song.TYPED).findAll(List.of(Song.of(1).key())));
    assertEquals(
        """
        BatchGetItem
          RequestItems:
            music:
              Keys:
                -
                  PK: "ARTIST#Nina"
                  SK: "SONG#Song1"
              ConsistentRead: true
          -> Keys that are left unprocessed are sent again.""",
        explanation.describe());
    assertEquals(
        """
        BatchGetItem
          RequestItems:
            music:
              Keys:
                -
                  PK: S
                  SK: S
              ConsistentRead: true
          -> Keys that are left unprocessed are sent again.""",
        explanation.toString());
  }

  @Test
  void expressionsAreShownWithTheirNamesAndValues() {
    Explanation explanation = explain(c -> new EntityOperations<>(c, Song.TYPED).scan().list());
    assertTrue(
        explanation
            .describe()
            .contains("FilterExpression: #Type IN (:type, :type2) AND NOT (#expires <= :now)"));
    assertTrue(explanation.describe().contains(":type: \"Song\""), explanation.describe());
    assertFalse(explanation.toString().contains("\"Song\""), explanation.toString());
    assertFalse(
        explanation.toString().contains("ExpressionAttributeNames"), explanation.toString());
  }

  @Test
  void nothingToSendIsSaid() {
    assertEquals("No request is sent.", explain(c -> {}).describe());
  }
}
