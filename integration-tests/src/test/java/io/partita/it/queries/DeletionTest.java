package io.partita.it.queries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.queries.Mailroom.Clerk;
import io.partita.it.queries.Mailroom.Letter;
import io.partita.it.queries.Mailroom.Office;
import io.partita.it.queries.Mailroom.State;
import io.partita.it.queries.Mailroom.Task;
import io.partita.runtime.DeletionIncompleteException;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.Progress;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Deleting what queries and scans find, with all that follows from it. */
@DynamoDbTest
class DeletionTest {

  private static final Consumer<DynamoDbRequest> NOTHING = request -> {};

  /** Requests on their way, and what happens before and after each. */
  private static final List<DynamoDbRequest> SENT = new CopyOnWriteArrayList<>();

  private static final List<OperationReport> REPORTS = new CopyOnWriteArrayList<>();

  private static volatile Consumer<DynamoDbRequest> before = NOTHING;
  private static volatile Runnable afterQuery = () -> {};
  private static MailroomTable mailroom;
  private static MailroomTable others;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    DynamoDbClient hooked =
        (DynamoDbClient)
            Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                  if (arguments != null && arguments[0] instanceof DynamoDbRequest request) {
                    before.accept(request);
                    SENT.add(request);
                  }
                  try {
                    Object answer = method.invoke(client, arguments);
                    if (answer instanceof QueryResponse) {
                      afterQuery.run();
                    }
                    return answer;
                  } catch (InvocationTargetException e) {
                    throw Objects.requireNonNull(e.getCause());
                  }
                });
    mailroom = MailroomTable.of(hooked, name, Options.builder().listener(REPORTS::add).build());
    others = MailroomTable.of(client, name);
    others.createTableIfMissing();
  }

  @BeforeEach
  void forget() {
    before = NOTHING;
    afterQuery = () -> {};
    SENT.clear();
    REPORTS.clear();
  }

  private static void letters(String box, int number) {
    others.letter().putAll(IntStream.range(0, number).mapToObj(i -> letter(box, i)).toList());
  }

  private static Letter letter(String box, int i) {
    State state = i % 2 == 0 ? State.OPEN : State.SENT;
    return new Letter(box, i, state, "to " + box, "of " + box, "on " + box, i, "text", null);
  }

  private static List<Integer> left(String box) {
    return others.letter().byBoxId(box).consistent().stream().map(Letter::number).toList();
  }

  private static long count(Class<? extends DynamoDbRequest> type) {
    return SENT.stream().filter(type::isInstance).count();
  }

  @Test
  void whatNothingCountsIsDeletedInBatches() {
    letters("plain", 60);
    List<Progress> progress = new ArrayList<>();
    assertEquals(50, mailroom.letter().byBoxId("plain").numberFrom(10).deleteAll(progress::add));
    assertEquals(IntStream.range(0, 10).boxed().toList(), left("plain"));
    assertEquals(1, count(QueryRequest.class));
    assertEquals(2, count(BatchWriteItemRequest.class));
    assertEquals(3, SENT.size());
    assertEquals(List.of(25L, 50L), progress.stream().map(Progress::done).toList());
    assertEquals(
        List.of("Letter byBoxId.deleteAll 50"),
        REPORTS.stream()
            .map(report -> report.entity() + " " + report.operation() + " " + report.items())
            .toList());
    assertEquals(0, mailroom.letter().byBoxId("nowhere").deleteAll());
  }

  @Test
  void aLimitAndADirectionSayWhichAreDeleted() {
    letters("limited", 30);
    assertEquals(4, mailroom.letter().byBoxId("limited").reverse().limit(4).deleteAll());
    assertEquals(IntStream.range(0, 26).boxed().toList(), left("limited"));
    assertEquals(26, mailroom.letter().byBoxId("limited").pageSize(10).deleteAll());
    assertEquals(List.of(), left("limited"));
  }

  @Test
  void whatTheFilterNoLongerHoldsForIsLeft() {
    letters("filtered", 12);
    afterQuery =
        () -> {
          others.letter().update("filtered", 4).state(State.SENT).execute();
          others.letter().delete("filtered", 6);
        };
    assertEquals(
        4,
        mailroom
            .letter()
            .byBoxId("filtered")
            .filter(LetterFields.STATE.eq(State.OPEN))
            .deleteAll());
    assertEquals(List.of(1, 3, 4, 5, 7, 9, 11), left("filtered"));
    assertEquals(6, count(DeleteItemRequest.class));
    assertEquals(7, SENT.size());
  }

  @Test
  void whatHasLeftTheIndexIsLeft() {
    letters("moved", 8);
    afterQuery =
        () -> {
          others.letter().update("moved", 1).addressee("somebody").execute();
          others.letter().update("moved", 2).grams(77).execute();
        };
    assertEquals(7, mailroom.letter().byAddressee("to moved").deleteAll());
    assertEquals(List.of(1), left("moved"));
  }

  @Test
  void indexesOfEveryKindAreDeletedFrom() {
    letters("kinds", 40);
    LetterDao letters = mailroom.letter();
    assertEquals(5, letters.byState(State.OPEN).boxId("kinds").numberTo(8).deleteAll());
    assertEquals(3, letters.byDay("on kinds").limit(3).deleteAll());
    assertEquals(10, letters.byWeight("kinds").gramsFrom(30).deleteAll());
    assertEquals(2, letters.bySender("of kinds").boxId("kinds").limit(2).deleteAll());
    assertEquals(20, left("kinds").size());
    assertEquals(20, letters.byDay("on kinds").deleteAll());
    assertEquals(List.of(), left("kinds"));
  }

  @Test
  void scansDeleteInSegments() {
    letters("scanned", 30);
    LetterDao letters = mailroom.letter();
    assertEquals(
        15,
        letters
            .scan()
            .filter(LetterFields.BOX_ID.eq("scanned").and(LetterFields.STATE.eq(State.OPEN)))
            .segments(4)
            .deleteAll());
    assertEquals(15, left("scanned").size());
    assertEquals(
        5, letters.scanSpread().filter(LetterFields.BOX_ID.eq("scanned")).limit(5).deleteAll());
    assertEquals(10, left("scanned").size());
    assertEquals(
        10, letters.scanGsi1().filter(LetterFields.BOX_ID.eq("scanned")).segments(2).deleteAll());
  }

  private static void office(String id, int clerks) {
    others.office().create(new Office(id, "north of " + id, 0));
    for (int i = 0; i < clerks; i++) {
      others.clerk().create(new Clerk(id, "c" + i, "g" + i % 2, i + "@" + id, 0));
    }
  }

  @Test
  void countsAndUniqueValuesFollow() {
    office("counted", 9);
    others.task().create(new Task("counted", "c3", "t", "what"));
    DeletionIncompleteException left =
        assertThrows(
            DeletionIncompleteException.class,
            () -> mailroom.clerk().byOffice("counted").deleteAll());
    assertEquals(List.of(ClerkKey.of("counted", "c3")), left.related());
    assertEquals(8, left.deleted());
    assertInstanceOf(HasRelatedItemsException.class, left.getCause());
    assertEquals(1, others.office().get("counted").clerks());
    assertTrue(others.clerk().findByEmail("2@counted").isEmpty());
    others.clerk().create(new Clerk("counted", "new", "g", "2@counted", 0));
    assertEquals(0, count(BatchWriteItemRequest.class));
    others.task().delete(TaskKey.officeId("counted").clerkId("c3").taskId("t"));
    assertEquals(2, mailroom.clerk().byOffice("counted").deleteAll());
    assertEquals(0, others.office().get("counted").clerks());
  }

  @Test
  void inTransactionsAsWellOnlyWhatTheQueryStillFindsIsDeleted() {
    office("regraded", 6);
    afterQuery =
        () -> {
          others.clerk().update("regraded", "c2").grade("other").execute();
          others.clerk().delete("regraded", "c4");
        };
    assertEquals(1, mailroom.clerk().byGrade("g0").officeId("regraded").deleteAll());
    assertEquals(
        List.of("c1", "c2", "c3", "c5"),
        others.clerk().byOffice("regraded").stream().map(Clerk::clerkId).toList());
    assertEquals(4, others.office().get("regraded").clerks());
  }

  @Test
  void ownersThatStillCountStay() {
    office("full", 2);
    others.office().create(new Office("empty", "north of full", 0));
    DeletionIncompleteException left =
        assertThrows(
            DeletionIncompleteException.class,
            () -> mailroom.office().byRegion("north of full").deleteAll());
    assertEquals(List.of(OfficeKey.of("full")), left.related());
    assertEquals(1, left.deleted());
    assertTrue(left.getMessage().startsWith("[DELETION_INCOMPLETE] "), left.getMessage());
    assertTrue(others.office().exists("full"));
    others.office().deleteCascade("full");
    assertEquals(0, mailroom.office().byRegion("north of full").deleteAll());
  }

  @Test
  void afterAFailureAnotherCallGoesOn() {
    office("broken", 70);
    before =
        request -> {
          if (request instanceof TransactWriteItemsRequest && count(request.getClass()) == 1) {
            throw DynamoDbException.builder().message("no").statusCode(400).build();
          }
        };
    DeletionIncompleteException failure =
        assertThrows(
            DeletionIncompleteException.class,
            () -> mailroom.clerk().byOffice("broken").deleteAll());
    assertInstanceOf(DynamoDbException.class, failure.getCause());
    long left = others.office().get("broken").clerks();
    assertEquals(70 - failure.deleted(), left);
    assertTrue(left > 0 && left < 70, "left: " + left);
    before = NOTHING;
    assertEquals(left, mailroom.clerk().byOffice("broken").deleteAll());
    assertEquals(0, others.office().get("broken").clerks());
  }

  @Test
  void afterAFailedBatchAnotherCallGoesOn() {
    letters("batches", 60);
    before =
        request -> {
          if (request instanceof BatchWriteItemRequest && count(request.getClass()) == 1) {
            throw DynamoDbException.builder().message("no").statusCode(400).build();
          }
        };
    DeletionIncompleteException failure =
        assertThrows(
            DeletionIncompleteException.class,
            () -> mailroom.letter().byBoxId("batches").deleteAll());
    assertEquals(25, failure.deleted());
    before = NOTHING;
    assertEquals(35, mailroom.letter().byBoxId("batches").deleteAll());
  }

  @Test
  void anExplanationShowsTheQueryAndDeletesNothing() {
    letters("explained", 3);
    String explained =
        mailroom.explain(m -> m.letter().byBoxId("explained").deleteAll()).describe();
    assertTrue(explained.contains("Query"), explained);
    assertTrue(explained.contains("ProjectionExpression"), explained);
    assertEquals(List.of(), SENT);
    assertEquals(3, left("explained").size());
  }
}
