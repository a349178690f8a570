package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.CountMismatchException;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Progress;
import io.partita.runtime.internal.operation.ClientDriver;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.write.BulkDeletion;
import io.partita.runtime.internal.write.BulkDeletion.Removal;
import io.partita.runtime.internal.write.DeletedItem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

class BulkWritesTest {

  private final Clubs table = new Clubs();
  private final ScriptedClient client = table.client;

  private void thenCommit(int times) {
    Collections.nCopies(times, 0).forEach(ignored -> client.thenCommit());
  }

  private List<Integer> sizes() {
    return IntStream.range(0, client.requests().size())
        .mapToObj(i -> client.actions(i).size())
        .toList();
  }

  private static List<Member.Key> keys(List<Member> members) {
    return members.stream().map(Member::key).toList();
  }

  /** A transaction of so many actions of which some conditions fail. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of maps cannot be made otherwise
  private void thenRefuse(int actions, Map<Integer, Map<String, AttributeValue>> items) {
    Map[] reasons = new Map[actions];
    items.forEach((position, item) -> reasons[position] = item);
    client.thenRefuse((Map<String, AttributeValue>[]) reasons);
  }

  @Test
  void manyInOneClubShareItsCounter() {
    thenCommit(6);
    CreatedAll<Member.Key> result = table.members.createAll(Member.of("a", 500), null);
    assertEquals(keys(Member.of("a", 500)), result.created());
    assertEquals(List.of(), result.existed());
    assertEquals(List.of(100, 100, 100, 100, 100, 6), sizes());
    assertEquals(
        Clubs.number(99),
        counter(client.actions(0)).update().expressionAttributeValues().get(":members"));
    assertEquals(
        Clubs.number(5),
        counter(client.actions(5)).update().expressionAttributeValues().get(":members"));
  }

  private static TransactWriteItem counter(List<TransactWriteItem> actions) {
    return actions.stream().filter(action -> action.update() != null).findFirst().orElseThrow();
  }

  @Test
  void onePersonInManyClubsNeedsACounterEach() {
    thenCommit(2);
    table.members.createAll(Member.inClubs(100), null);
    assertEquals(List.of(100, 100), sizes());
  }

  @Test
  void uniqueValuesTakeTheirPlace() {
    thenCommit(2);
    List<Club> clubs = IntStream.range(0, 60).mapToObj(i -> Club.of("c" + i, "e" + i)).toList();
    table.clubs.createAll(clubs, null);
    assertEquals(List.of(100, 20), sizes());
  }

  @Test
  void transactionsStayBelowFourMegabytes() {
    thenCommit(2);
    List<Club> clubs =
        IntStream.range(0, 12).mapToObj(i -> Club.of("c" + i).at("x".repeat(390_000))).toList();
    table.clubs.createAll(clubs, null);
    assertEquals(List.of(10, 2), sizes());
  }

  @Test
  void oneRecordGivenTwiceIsWrittenOnce() {
    client.thenCommit();
    table.clubs.createAll(List.of(Club.of("a").at("Bern"), Club.of("a").at("Thun")), null);
    assertEquals(List.of(1), sizes());
    assertEquals(AttributeValue.fromS("Thun"), client.actions(0).get(0).put().item().get("town"));
  }

  @Test
  void whatExistsIsReportedAndTheRestCreated() {
    List<Member> members = Member.of("a", 3);
    thenRefuse(4, Map.of(2, members.get(1).item()));
    client.thenCommit();
    CreatedAll<Member.Key> result = table.members.createAll(members, null);
    assertEquals(List.of(members.get(0).key(), members.get(2).key()), result.created());
    assertEquals(List.of(members.get(1).key()), result.existed());
    assertEquals(List.of(4, 3), sizes());
    assertEquals(
        Clubs.number(2),
        counter(client.actions(1)).update().expressionAttributeValues().get(":members"));
  }

  @Test
  void nothingIsSentAgainIfEverythingExists() {
    List<Member> members = Member.of("a", 1);
    thenRefuse(2, Map.of(0, members.get(0).item()));
    assertEquals(keys(members), table.members.createAll(members, null).existed());
    assertTrue(client.isDone());
  }

  @Test
  void aCountIsCheckedWithoutWhatWasAbsent() {
    List<Member> members = Member.of("a", 2);
    thenRefuse(3, Map.of(0, Map.of(), 1, new Club("a", null, null, 1, 0).item()));
    client.thenCommit();
    DeletedAll<Member.Key> result = table.members.deleteAllInTransactions(keys(members), null);
    assertEquals(List.of(members.get(1).key()), result.deleted());
    assertEquals(List.of(members.get(0).key()), result.absent());
  }

  @Test
  void aRefusalListsExactlyWhatWasNotDone() {
    List<Member> members = Member.of("a", 150);
    client.thenCommit();
    thenRefuse(52, Map.of(0, members.get(99).item()));
    thenRefuse(51, Map.of(1, Map.of()));
    IncompleteBatchException incomplete =
        assertThrows(IncompleteBatchException.class, () -> table.members.createAll(members, null));
    assertEquals(members.subList(100, 150), incomplete.remaining());
    assertInstanceOf(ItemNotFoundException.class, incomplete.getCause());
  }

  @Test
  void aFailureListsExactlyWhatWasNotDone() {
    List<Member.Key> keys = keys(Member.of("a", 150));
    SdkException broken = InternalServerErrorException.builder().message("broken").build();
    client.thenCommit().thenFail(broken);
    IncompleteBatchException incomplete =
        assertThrows(
            IncompleteBatchException.class,
            () -> table.members.deleteAllInTransactions(keys, null));
    assertEquals(keys.subList(99, 150), incomplete.remaining());
    assertSame(broken, incomplete.getCause());
  }

  @Test
  void nothingIsSentIfOneRecordHasNoKey() {
    List<Member> members = new ArrayList<>(Member.of("a", 150));
    members.add(new Member("a", ""));
    assertThrows(InvalidKeyException.class, () -> table.members.createAll(members, null));
    assertTrue(client.requests().isEmpty());
  }

  @Test
  void progressIsToldAfterEachTransaction() {
    thenCommit(2);
    List<Progress> progress = new ArrayList<>();
    table.members.createAll(Member.of("a", 150), progress::add);
    assertEquals(List.of(99L, 150L), progress.stream().map(Progress::done).toList());
    assertEquals(150, progress.get(0).total().orElseThrow());
  }

  @Test
  void allTransactionsAreExplained() {
    int requests =
        ExplainDriver.explain(
                table.context,
                context ->
                    new EntityOperations<>(context, Member.TYPE)
                        .createAll(Member.of("a", 150), null))
            .requests()
            .size();
    assertEquals(2, requests);
  }

  @Test
  void aCascadeIgnoresWhatIsAbsent() {
    List<Member> members = Member.of("a", 2);
    thenRefuse(3, Map.of(0, Map.of()));
    client.thenCommit();
    ClientDriver driver = new ClientDriver(client, false, true, true);
    BulkDeletion<Member, Member.Key> deletion = new BulkDeletion<>(table.context, Member.TYPE);
    List<Long> told = new ArrayList<>();
    List<DeletedItem<Member.Key>> items = keys(members).stream().map(DeletedItem::of).toList();
    assertEquals(1, driver.run(deletion.delete(items, told::add)));
    assertEquals(List.of(1L), told);

    thenRefuse(3, Map.of(1, Club.of("a").item()));
    assertThrows(CountMismatchException.class, () -> driver.run(deletion.delete(items, told::add)));
  }

  @Test
  void aMarkedItemIsDeletedWhenItCountsNothing() {
    ClientDriver driver = new ClientDriver(client, false, true, true);
    BulkDeletion<Club, Club.Key> deletion = new BulkDeletion<>(table.context, Club.PLAIN);
    client.thenCommit();
    assertEquals(Removal.DELETED, driver.run(deletion.deleteMarked(Club.Key.of("a"))));
    assertEquals(
        "attribute_exists(#_deleting)"
            + " AND (attribute_not_exists(#members) OR #members = :zero)"
            + " AND (attribute_not_exists(#matches) OR #matches = :zero2)",
        client.actions(0).get(0).delete().conditionExpression());
    client.thenRefuse(Club.of("a").item());
    assertEquals(Removal.NOT_MARKED, driver.run(deletion.deleteMarked(Club.Key.of("a"))));
    client.thenRefuse(Map.of());
    assertEquals(Removal.ABSENT, driver.run(deletion.deleteMarked(Club.Key.of("a"))));
    client.thenRefuse(Clubs.marked(new Club("a", null, null, 1, 0)));
    assertEquals(Removal.HAS_RELATED_ITEMS, driver.run(deletion.deleteMarked(Club.Key.of("a"))));
  }
}
