package io.partita.it.faults;

import static io.partita.it.faults.Fault.CONFLICT;
import static io.partita.it.faults.Fault.DROP_AFTER;
import static io.partita.it.faults.Fault.DROP_BEFORE;
import static io.partita.it.faults.Fault.ERROR_AFTER;
import static io.partita.it.faults.Fault.THROTTLED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.Directory.Memo;
import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.Directory.Seat;
import io.partita.it.counts.Directory.Team;
import io.partita.it.counts.DirectoryTable;
import io.partita.it.counts.MembershipKey;
import io.partita.it.counts.MemoKey;
import io.partita.it.counts.PersonDao;
import io.partita.it.counts.SeatKey;
import io.partita.it.counts.TeamKey;
import io.partita.it.counts.UserMapper;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.UniqueViolationException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Every other write is lost after it was applied, or fails in another way: callers of writes that
 * keep counts and unique values still hear the truth, and counters move once.
 */
@DynamoDbTest
class LostCountedWriteTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(10))
          .indexSettleTime(Duration.ofMillis(5))
          .build();

  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static DirectoryTable directory;
  private static PersonDao people;
  private static RawItems raw;

  @BeforeAll
  static void createTables(
      DynamoDbClient plain,
      @TableName("clubs") String clubsName,
      @TableName("directory") String directoryName) {
    client = HTTP.clientLike(plain);
    clubs = ClubsTable.of(client, clubsName, QUICK);
    clubs.createTableIfMissing();
    directory = DirectoryTable.of(client, directoryName, QUICK);
    directory.createTableIfMissing();
    people = directory.person();
    raw = new RawItems(plain, clubsName);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  static List<Fault> faults() {
    return List.of(DROP_AFTER, ERROR_AFTER, DROP_BEFORE, CONFLICT, THROTTLED);
  }

  private static void under(Fault fault, Executable part) {
    HTTP.under(FaultPlan.everyOther(fault).onWrites(), part);
    assertTrue(HTTP.writes() > 1, "no write was repeated");
  }

  /** An id that stands in a key as it is. */
  private static String id(String name, Fault fault) {
    return name + "-" + fault.toString().replace(' ', '-');
  }

  private static long members(String group) {
    return clubs.group().get(group).memberCount();
  }

  private static Membership member(String user, String group) {
    return new Membership(user, group, "member");
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aCountedEdgeIsCreatedAndDeletedOnce(Fault fault) {
    String id = id("edge", fault);
    clubs.user().create(User.named(id));
    clubs.group().create(Group.named(id));
    under(
        fault,
        () -> {
          assertEquals(member(id, id), clubs.membership().create(member(id, id)));
          assertEquals(1, members(id));
          assertThrows(
              ItemAlreadyExistsException.class,
              () -> clubs.membership().create(member(id, id)),
              "an equal edge of somebody else is not this call's");
          assertThrows(
              ItemNotFoundException.class, () -> clubs.membership().create(member(id, "nothing")));
          assertEquals(1, members(id));
          clubs.membership().delete(id, id);
          assertEquals(0, members(id));
          assertThrows(ItemNotFoundException.class, () -> clubs.membership().delete(id, id));
          assertEquals(0, members(id));
        });
    assertEquals(0, clubs.user().get(id).groupCount());
  }

  @ParameterizedTest
  @MethodSource("faults")
  void anEdgeWhoseEndIsGoneIsDeletedOnce(Fault fault) {
    String id = id("gone", fault);
    clubs.user().create(User.named(id));
    clubs.group().create(Group.named(id));
    clubs.membership().create(member(id, id));
    clubs.group().create(Group.named(id + "2"));
    clubs.membership().create(member(id, id + "2"));
    raw.delete("GROUP#" + id, "INFO");
    under(fault, () -> clubs.membership().delete(id, id));
    assertEquals(1, clubs.user().get(id).groupCount());
    assertFalse(clubs.membership().exists(id, id));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void manyEdgesAreCreatedAndDeletedOnceAndToldApart(Fault fault) {
    String id = id("many", fault);
    List<String> users = IntStream.range(0, 130).mapToObj(i -> id + i).toList();
    raw.putAll(users.stream().map(User::named).map(UserMapper.INSTANCE::toItem).toList());
    clubs.group().create(Group.named(id));
    List<Membership> all = users.stream().map(user -> member(user, id)).toList();
    List<MembershipKey> keys = all.stream().map(MembershipKey::of).toList();
    clubs.membership().create(all.get(60));
    under(
        fault,
        () -> {
          CreatedAll<MembershipKey> created = clubs.membership().createAll(all);
          assertEquals(List.of(keys.get(60)), created.existed());
          assertEquals(129, created.created().size());
          assertEquals(130, members(id));
          clubs.membership().delete(users.get(7), id);
          DeletedAll<MembershipKey> deleted = clubs.membership().deleteAll(keys);
          assertEquals(List.of(keys.get(7)), deleted.absent());
          assertEquals(129, deleted.deleted().size());
          assertEquals(0, members(id));
        });
    assertEquals(0, clubs.membership().byGroup(id).count());
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aTransactionHappensOnce(Fault fault) {
    String id = id("tx", fault);
    Person person = new Person(id, "Name", id + "@example.org", id);
    under(
        fault,
        () -> {
          directory
              .transact()
              .create(person)
              .create(new Team(id, "Team", id, 0, 0))
              .create(new Seat(id, id, "member"))
              .put(new Memo(id, "text"))
              .execute();
          assertEquals(new Team(id, "Team", id, 1, 1), directory.team().get(id));
          assertThrows(
              TransactionFailedException.class,
              () -> directory.transact().create(person).execute());
          directory
              .transact()
              .delete(SeatKey.of(id, id))
              .update(directory.team().update(id).name("Renamed"))
              .update(people.update(id).email(id + "@new.org"))
              .delete(MemoKey.of(id))
              .execute();
          assertEquals(new Team(id, "Renamed", id, 0, 2), directory.team().get(id));
          assertEquals(Optional.empty(), people.findByEmail(id + "@example.org"));
          assertFalse(directory.memo().exists(id));
          directory.transact().delete(TeamKey.of(id)).execute();
          assertThrows(
              TransactionFailedException.class,
              () -> directory.transact().delete(TeamKey.of(id)).execute());
        });
  }

  @ParameterizedTest
  @MethodSource("faults")
  void uniqueValuesAreTakenAndFreedOnce(Fault fault) {
    String id = id("unique", fault);
    Person person = new Person(id, "Name", id + "@example.org", id);
    people.create(new Person(id + "2", "Other", id + "@other.org", null));
    under(
        fault,
        () -> {
          assertEquals(person, people.create(person));
          assertThrows(ItemAlreadyExistsException.class, () -> people.create(person));
          assertThrows(
              UniqueViolationException.class,
              () -> people.create(new Person(id + "3", "Third", id + "@example.org", null)));
          Person changed = people.update(id).email(id + "@new.org").executeAndGet();
          assertEquals(Optional.of(changed), people.findByEmail(id + "@new.org"));
          assertEquals(Optional.empty(), people.findByEmail(id + "@example.org"));
          assertThrows(
              UniqueViolationException.class,
              () -> people.update(id).email(id + "@other.org").execute());
          people.replace(person);
          assertEquals(Optional.of(person), people.findByEmail(id + "@example.org"));
          people.delete(id);
          assertEquals(Optional.empty(), people.findByHandle(id));
          assertThrows(ItemNotFoundException.class, () -> people.delete(id));
          assertEquals(person, people.create(person), "its values are free");
        });
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aRecountIsRight(Fault fault) {
    String id = id("recount", fault);
    clubs.user().create(User.named(id));
    clubs.group().create(Group.named(id));
    clubs.membership().create(member(id, id));
    raw.add("GROUP#" + id, "INFO", Map.of("memberCount", RawItems.number(9)));
    under(fault, () -> assertEquals(1, clubs.group().recount(id).memberCount()));
    assertEquals(1, members(id));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aCascadeRunsOnce(Fault fault) {
    String id = id("cascade", fault);
    Cascaded cascaded = new CascadedMembers(clubs, raw);
    cascaded.build(id, 60);
    under(fault, () -> assertEquals(61, cascaded.delete(id)));
    cascaded.assertGone(id, 60);
  }
}
