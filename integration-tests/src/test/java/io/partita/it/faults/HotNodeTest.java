package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.Sizes;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.GroupMapper;
import io.partita.it.counts.MembershipDao;
import io.partita.it.counts.UserMapper;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Sixteen threads on one node on a bad day: every call tells the truth, and the count is exact. */
@DynamoDbTest
class HotNodeTest {

  private static final int THREADS = 16;
  private static final int CALLS = Sizes.of(250);
  private static final int USERS_OF_A_THREAD = 8;
  private static final int SHARED_USERS = 3;
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();

  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    Options options =
        Options.builder()
            .backoff(Duration.ofMillis(1), Duration.ofMillis(20))
            .transactionAttempts(1_000)
            .indexSettleTime(Duration.ofMillis(5))
            .build();
    clubs = ClubsTable.of(client, name, options);
    clubs.createTableIfMissing();
    raw = new RawItems(plain, name);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static FaultPlan badDay(long seed) {
    return FaultPlan.random(seed)
        .with(0.2, Fault.CONFLICT)
        .with(0.05, Fault.DROP_AFTER)
        .with(0.05, Fault.THROTTLED);
  }

  @ParameterizedTest
  @ValueSource(longs = {71})
  void countAndOutcomesAreExact(long seed) {
    raw.putAll(users(seed).stream().map(User::named).map(UserMapper.INSTANCE::toItem).toList());
    Group hot = clubs.group().create(Group.named("hot" + seed));
    Set<String> members = new HashSet<>();
    Tally shared = new Tally();
    HTTP.under(
        badDay(seed).onWrites(),
        () ->
            Threads.run(
                THREADS,
                thread -> {
                  Set<String> mine = new Member(seed, thread, hot.groupId(), shared).work();
                  synchronized (members) {
                    members.addAll(mine);
                  }
                }));
    Set<String> stored =
        clubs.membership().byGroup(hot.groupId()).stream()
            .map(Membership::userId)
            .collect(Collectors.toSet());
    Set<String> owned = new HashSet<>(stored);
    owned.removeIf(user -> user.startsWith("shared"));
    String plan = badDay(seed).toString();
    assertEquals(members, owned, plan);
    assertEquals(shared.created.get() - shared.deleted.get(), stored.size() - owned.size(), plan);
    assertEquals(stored.size(), clubs.group().get(hot.groupId()).memberCount(), plan);
    assertEquals(stored.size(), clubs.group().recount(hot.groupId()).memberCount(), plan);
    assertEquals(hot.version(), clubs.group().get(hot.groupId()).version(), plan);
    assertEquals(List.of(), clubs.user().verifyCounts(), plan);
    assertTrue(shared.created.get() > 0, "nobody met at a shared edge");
  }

  @ParameterizedTest
  @ValueSource(longs = {72})
  void writersOfTheNodeAndOfItsEdgesDoNotDisturbEachOther(long seed) {
    raw.putAll(users(seed).stream().map(User::named).map(UserMapper.INSTANCE::toItem).toList());
    String busy = user(seed, 0, 0);
    int joins = 40;
    raw.putAll(
        IntStream.range(0, 2 * joins)
            .mapToObj(i -> GroupMapper.INSTANCE.toItem(Group.named("busy" + seed + "-" + i)))
            .toList());
    HTTP.under(
        badDay(seed).onWrites(),
        () ->
            Threads.run(
                4,
                thread -> {
                  for (int i = 0; i < joins; i++) {
                    String group = "busy" + seed + "-" + (thread * joins + i);
                    switch (thread) {
                      case 0, 1 -> clubs.membership().create(new Membership(busy, group, "member"));
                      case 2 -> clubs.user().put(new User(busy, "Put " + i, 7, 7, 7));
                      default -> clubs.user().update(busy).name("Updated " + i).execute();
                    }
                  }
                }));
    assertEquals(2 * joins, clubs.user().get(busy).groupCount(), badDay(seed).toString());
    assertEquals(2 * joins, clubs.membership().byUser(busy).count());
  }

  private static List<String> users(long seed) {
    List<String> users =
        IntStream.range(0, SHARED_USERS)
            .mapToObj(i -> sharedUser(seed, i))
            .collect(Collectors.toList());
    for (int thread = 0; thread < THREADS; thread++) {
      for (int i = 0; i < USERS_OF_A_THREAD; i++) {
        users.add(user(seed, thread, i));
      }
    }
    return users;
  }

  private static String user(long seed, int thread, int number) {
    return "user" + seed + "-" + thread + "-" + number;
  }

  private static String sharedUser(long seed, int number) {
    return "shared" + seed + "-" + number;
  }

  /** How often all threads together were told that an edge of theirs came or went. */
  private static final class Tally {
    final AtomicInteger created = new AtomicInteger();
    final AtomicInteger deleted = new AtomicInteger();
  }

  /**
   * What one thread does. Of its own edges it knows which are there; of the shared ones only that
   * each was created as often as it was deleted, or once more.
   */
  private static final class Member {

    private final MembershipDao memberships = clubs.membership();
    private final Set<String> members = new HashSet<>();
    private final Random random;
    private final long seed;
    private final int thread;
    private final String group;
    private final Tally shared;

    Member(long seed, int thread, String group, Tally shared) {
      this.random = new Random(seed * THREADS + thread);
      this.seed = seed;
      this.thread = thread;
      this.group = group;
      this.shared = shared;
    }

    Set<String> work() {
      for (int i = 0; i < CALLS; i++) {
        boolean creates = random.nextBoolean();
        if (random.nextInt(10) == 0) {
          String user = sharedUser(seed, random.nextInt(SHARED_USERS));
          if (creates ? create(user) : delete(user)) {
            (creates ? shared.created : shared.deleted).incrementAndGet();
          }
        } else {
          String user = user(seed, thread, random.nextInt(USERS_OF_A_THREAD));
          boolean expected = creates ? members.add(user) : members.remove(user);
          boolean told = creates ? create(user) : delete(user);
          assertEquals(expected, told, (creates ? "create" : "delete") + " number " + i);
        }
      }
      return members;
    }

    private boolean create(String user) {
      try {
        memberships.create(new Membership(user, group, "member"));
        return true;
      } catch (ItemAlreadyExistsException exists) {
        return false;
      }
    }

    private boolean delete(String user) {
      try {
        memberships.delete(user, group);
        return true;
      } catch (ItemNotFoundException absent) {
        return false;
      }
    }
  }
}
