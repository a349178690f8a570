package io.partita.it.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.Options;
import io.partita.runtime.Progress;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Many counted edges at once: as few transactions as fit, and the truth about each edge. */
@DynamoDbTest
class ManyEdgesTest {

  private static final int MANY = 500;
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();

  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    clubs =
        ClubsTable.of(
            client,
            name,
            Options.builder().backoff(Duration.ofMillis(1), Duration.ofMillis(10)).build());
    clubs.createTableIfMissing();
    raw = new RawItems(plain, name);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static List<String> ids(String prefix, int count) {
    return IntStream.range(0, count).mapToObj(i -> prefix + "%03d".formatted(i)).toList();
  }

  private static void groups(List<String> ids) {
    raw.putAll(ids.stream().map(Group::named).map(GroupMapper.INSTANCE::toItem).toList());
  }

  private static void users(List<String> ids) {
    raw.putAll(ids.stream().map(User::named).map(UserMapper.INSTANCE::toItem).toList());
  }

  private static List<MembershipKey> keys(List<Membership> memberships) {
    return memberships.stream().map(MembershipKey::of).toList();
  }

  private static void assertTransactions(int expected) {
    assertEquals(Collections.nCopies(expected, "TransactWriteItems"), HTTP.operations());
  }

  @Test
  void oneUserJoinsFiveHundredGroupsAndLeavesThem() {
    List<String> ids = ids("of-ann", MANY);
    groups(ids);
    clubs.user().create(User.named("ann"));
    List<Membership> joining = ids.stream().map(id -> new Membership("ann", id, "member")).toList();
    HTTP.script();
    CreatedAll<MembershipKey> created = clubs.membership().createAll(joining);
    // The user's counter and, for each of 49 edges, the edge and its group's counter.
    assertTransactions(11);
    assertEquals(keys(joining), created.created());
    assertEquals(List.of(), created.existed());
    assertEquals(MANY, clubs.user().get("ann").groupCount());
    assertEquals(MANY, clubs.membership().byUser("ann").count());
    assertEquals(1, clubs.group().get("of-ann499").memberCount());

    HTTP.script();
    DeletedAll<MembershipKey> deleted = clubs.membership().deleteAll(keys(joining));
    assertTransactions(11);
    assertEquals(keys(joining), deleted.deleted());
    assertEquals(0, clubs.user().get("ann").groupCount());
    assertEquals(0, clubs.membership().byUser("ann").count());
    assertEquals(0, clubs.group().get("of-ann000").memberCount());
  }

  @Test
  void fiveHundredUsersJoinOneGroupAndSomeWereThere() {
    List<String> ids = ids("joins", MANY);
    users(ids);
    clubs.group().create(Group.named("big"));
    List<Membership> joining = ids.stream().map(id -> new Membership(id, "big", "member")).toList();
    List<Membership> early = List.of(joining.get(3), joining.get(77), joining.get(499));
    early.forEach(clubs.membership()::create);
    List<Progress> progress = new ArrayList<>();
    CreatedAll<MembershipKey> created = clubs.membership().createAll(joining, progress::add);
    assertEquals(keys(early), created.existed());
    List<MembershipKey> expected = new ArrayList<>(keys(joining));
    expected.removeAll(keys(early));
    assertEquals(expected, created.created());
    assertEquals(MANY, clubs.group().get("big").memberCount());
    assertEquals(MANY, clubs.membership().byGroup("big").count());
    assertEquals(1, clubs.user().get("joins003").groupCount());
    assertEquals(1, clubs.user().get("joins004").groupCount());

    assertTrue(progress.size() > 5, "only " + progress.size() + " reports");
    Progress last = progress.get(progress.size() - 1);
    assertEquals(MANY, last.done());
    assertEquals(OptionalLong.of(MANY), last.total());

    clubs.membership().delete("joins009", "big");
    DeletedAll<MembershipKey> deleted = clubs.membership().deleteAll(keys(joining));
    assertEquals(List.of(MembershipKey.of("joins009", "big")), deleted.absent());
    assertEquals(MANY - 1, deleted.deleted().size());
    assertEquals(0, clubs.group().get("big").memberCount());
    assertEquals(List.of(), clubs.group().verifyCounts());
    assertEquals(List.of(), clubs.user().verifyCounts());
  }

  @Test
  void allThatExistsIsReportedAndCountedOnce() {
    users(ids("again", 30));
    clubs.group().create(Group.named("again"));
    List<Membership> joining =
        ids("again", 30).stream().map(id -> new Membership(id, "again", "member")).toList();
    clubs.membership().createAll(joining);
    CreatedAll<MembershipKey> second = clubs.membership().createAll(joining);
    assertEquals(List.of(), second.created());
    assertEquals(keys(joining), second.existed());
    assertEquals(30, clubs.group().get("again").memberCount());
  }

  @Test
  void oneEdgeGivenTwiceIsOneEdge() {
    clubs.user().create(User.named("twin"));
    clubs.group().create(Group.named("twins"));
    Membership twice = new Membership("twin", "twins", "member");
    CreatedAll<MembershipKey> created = clubs.membership().createAll(List.of(twice, twice));
    assertEquals(List.of(MembershipKey.of(twice)), created.created());
    assertEquals(1, clubs.group().get("twins").memberCount());
    assertEquals(1, clubs.membership().deleteAll(keys(List.of(twice, twice))).deleted().size());
    assertEquals(0, clubs.group().get("twins").memberCount());
  }

  @Test
  void nothingToDoIsNothingSent() {
    HTTP.script();
    assertEquals(List.of(), clubs.membership().createAll(List.of()).created());
    assertEquals(List.of(), clubs.membership().deleteAll(List.of()).deleted());
    assertEquals(List.of(), HTTP.operations());
  }

  @Test
  void aMissingEndFailsAndNothingIsCountedThatIsNotThere() {
    users(ids("some", 120));
    clubs.group().create(Group.named("some"));
    List<Membership> joining =
        new ArrayList<>(
            ids("some", 120).stream().map(id -> new Membership(id, "some", "member")).toList());
    joining.set(110, new Membership("nobody", "some", "member"));
    assertThrows(RuntimeException.class, () -> clubs.membership().createAll(joining));
    assertFalse(clubs.membership().exists("nobody", "some"));
    assertEquals(
        clubs.membership().byGroup("some").count(), clubs.group().get("some").memberCount());
    assertEquals(List.of(), clubs.user().verifyCounts());
  }

  @Test
  void uncountedBatchesStayWhatTheyWereAndCountedOnesAreTransactions() {
    HashSet<String> methods = new HashSet<>();
    Arrays.stream(MembershipDao.class.getMethods()).map(Method::getName).forEach(methods::add);
    assertFalse(methods.contains("put"));
    assertFalse(methods.contains("putAll"));
    assertTrue(methods.contains("createAll"));
    assertTrue(methods.contains("deleteAll"));
  }
}
