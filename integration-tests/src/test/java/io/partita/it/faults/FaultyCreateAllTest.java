package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.MembershipKey;
import io.partita.it.counts.UserMapper;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Many counted edges at once that get stuck, or are interrupted: what is left is known exactly. */
@DynamoDbTest
class FaultyCreateAllTest {

  private static final int MANY = 130;
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Duration DEADLINE = Duration.ofMillis(300);
  private static final Duration LONGEST_PAUSE = Duration.ofMillis(10);
  private static final Options QUICK =
      Options.builder().backoff(Duration.ofMillis(1), LONGEST_PAUSE).build();

  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static ClubsTable patient;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    clubs = ClubsTable.of(client, name, QUICK);
    clubs.createTableIfMissing();
    patient =
        ClubsTable.of(
            client,
            name,
            QUICK.toBuilder()
                .transactionAttempts(Integer.MAX_VALUE)
                .conflictDeadline(DEADLINE)
                .batchDeadline(DEADLINE)
                .build());
    raw = new RawItems(plain, name);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static List<Membership> joining(String id) {
    List<User> users =
        IntStream.range(0, MANY).mapToObj(i -> User.named(id + "%03d".formatted(i))).toList();
    raw.putAll(users.stream().map(UserMapper.INSTANCE::toItem).toList());
    clubs.group().create(Group.named(id));
    return users.stream().map(user -> new Membership(user.userId(), id, "member")).toList();
  }

  private static List<MembershipKey> keys(List<Membership> memberships) {
    return memberships.stream().map(MembershipKey::of).toList();
  }

  private static Set<Membership> stored(String id) {
    return Set.copyOf(clubs.membership().byGroup(id).list());
  }

  private static Set<Membership> without(List<Membership> all, List<?> left) {
    Set<Membership> others = new HashSet<>(all);
    left.forEach(others::remove);
    return others;
  }

  @Test
  void whatNeverProgressesEndsAtItsDeadlineAndListsAllOfItself() {
    List<Membership> all = joining("stuck");
    HTTP.under(
        FaultPlan.always(Fault.CONFLICT),
        () -> {
          long start = System.nanoTime();
          List<?> left =
              assertThrows(
                      IncompleteBatchException.class, () -> patient.membership().createAll(all))
                  .remaining();
          Duration took = Duration.ofNanos(System.nanoTime() - start);
          Duration lastPauseBegins = DEADLINE.minus(LONGEST_PAUSE);
          assertTrue(took.compareTo(lastPauseBegins) >= 0, "gave up after " + took);
          assertTrue(took.compareTo(Duration.ofSeconds(20)) < 0, "gave up only after " + took);
          assertEquals(all, left);
        });
    assertEquals(Set.of(), stored("stuck"));
    assertEquals(0, clubs.group().get("stuck").memberCount());
  }

  @Test
  void aDeletionThatNeverProgressesListsAllOfItself() {
    List<Membership> all = joining("still");
    clubs.membership().createAll(all);
    HTTP.under(
        FaultPlan.always(Fault.CONFLICT),
        () ->
            assertEquals(
                keys(all),
                assertThrows(
                        IncompleteBatchException.class,
                        () -> patient.membership().deleteAll(keys(all)))
                    .remaining()));
    assertEquals(MANY, clubs.group().get("still").memberCount());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aCrashBeforeATransactionListsExactlyWhatWasNotCreated(int call) {
    String id = "before" + call;
    List<Membership> all = joining(id);
    List<Object> left = new ArrayList<>();
    HTTP.under(
        FaultPlan.script().crashBefore(call).onWrites(),
        () -> {
          RuntimeException failure =
              assertThrows(RuntimeException.class, () -> clubs.membership().createAll(all));
          left.addAll(
              failure instanceof IncompleteBatchException incomplete
                  ? incomplete.remaining()
                  : all);
        });
    assertEquals(without(all, left), stored(id));
    assertEquals(MANY - left.size(), clubs.group().get(id).memberCount());
    assertTrue(left.size() > 0, "no crash");
    CreatedAll<MembershipKey> second = clubs.membership().createAll(all);
    assertEquals(left.size(), second.created().size());
    assertEquals(MANY - left.size(), second.existed().size());
    assertEquals(MANY, clubs.group().get(id).memberCount());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aCrashAfterATransactionKeepsItAmongWhatIsLeft(int call) {
    String id = "after" + call;
    List<Membership> all = joining(id);
    clubs.membership().createAll(all);
    HTTP.under(
        FaultPlan.script().crashAfter(call).onWrites(),
        () -> assertThrows(RuntimeException.class, () -> clubs.membership().deleteAll(keys(all))));
    int left = stored(id).size();
    assertTrue(left < MANY, "nothing was applied");
    assertEquals(left, clubs.group().get(id).memberCount());
    DeletedAll<MembershipKey> second = clubs.membership().deleteAll(keys(all));
    assertEquals(left, second.deleted().size());
    assertEquals(MANY - left, second.absent().size());
    assertEquals(0, clubs.group().get(id).memberCount());
  }

  @ParameterizedTest
  @ValueSource(longs = {31, 32})
  void everyEdgeIsThereAfterABadDay(long seed) {
    String id = "bad" + seed;
    List<Membership> all = joining(id);
    HTTP.under(
        FaultPlan.random(seed)
            .with(0.2, Fault.CONFLICT)
            .with(0.1, Fault.DROP_AFTER)
            .with(0.1, Fault.ERROR_AFTER)
            .with(0.1, Fault.THROTTLED),
        () -> assertEquals(keys(all), clubs.membership().createAll(all).created()));
    assertEquals(Set.copyOf(all), stored(id));
    assertEquals(MANY, clubs.group().get(id).memberCount());
  }
}
