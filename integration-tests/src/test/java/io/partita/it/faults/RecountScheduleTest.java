package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.Sizes;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.OrgsTable;
import io.partita.it.sparse.FollowersTable;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A recount among others that change what it counts, in every order of their requests: it writes
 * the right number, and none that was right before or will be.
 */
@DynamoDbTest
class RecountScheduleTest {

  /** Who acts in an order: the recount, then the two steps of a change. */
  private static final int RECOUNT = 0;

  private static final int FIRST = 1;
  private static final int SECOND = 2;

  /** The requests of an undisturbed recount: mark, count twice, write. */
  private static final int ONE_ATTEMPT = 4;

  /** How many requests the changes are placed between: a part of the second attempt as well. */
  private static final int REQUESTS = Sizes.areFull() ? 6 : ONE_ATTEMPT;

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .indexSettleTime(Duration.ofMillis(1))
          .build();

  private static final AtomicLong IDS = new AtomicLong();

  private static DynamoDbClient client;
  private static Recounted group;
  private static Recounted org;
  private static Recounted counter;

  @BeforeAll
  static void createTables(
      DynamoDbClient plain,
      @TableName("clubs") String clubsName,
      @TableName("orgs") String orgsName,
      @TableName("followers") String followersName) {
    client = HTTP.clientLike(plain);
    ClubsTable clubs = ClubsTable.of(client, clubsName, QUICK);
    OrgsTable orgs = OrgsTable.of(client, orgsName, QUICK);
    FollowersTable followers = FollowersTable.of(client, followersName, QUICK);
    clubs.createTableIfMissing();
    orgs.createTableIfMissing();
    followers.createTableIfMissing();
    group = new RecountedGroup(clubs, new RawItems(plain, clubsName));
    org = new RecountedOrg(orgs, new RawItems(plain, orgsName));
    counter = new RecountedCounter(followers, new RawItems(plain, followersName));
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  /** The kinds of items that count. */
  private enum Owner {
    GROUP,
    ORG,
    COUNTER;

    Recounted recounted() {
      return switch (this) {
        case GROUP -> group;
        case ORG -> org;
        case COUNTER -> counter;
      };
    }
  }

  /** What happens to what is counted, in two steps. */
  private enum Change {
    /** The count is the same before and after. */
    COME_AND_GO(1, 0) {
      @Override
      void first(Recounted owner, String id) {
        owner.create(id, "b");
      }

      @Override
      void second(Recounted owner, String id) {
        owner.delete(id, "b");
      }
    },
    GO_AND_COME(-1, 0) {
      @Override
      void first(Recounted owner, String id) {
        owner.delete(id, "a");
      }

      @Override
      void second(Recounted owner, String id) {
        owner.create(id, "b");
      }
    },
    SWAP_AND_GO(0, -1) {
      @Override
      void first(Recounted owner, String id) {
        owner.swap(id, "a", "b");
      }

      @Override
      void second(Recounted owner, String id) {
        owner.delete(id, "b");
      }
    };

    private final int afterFirst;
    private final int afterSecond;

    Change(int afterFirst, int afterSecond) {
      this.afterFirst = afterFirst;
      this.afterSecond = afterSecond;
    }

    abstract void first(Recounted owner, String id);

    abstract void second(Recounted owner, String id);
  }

  @ParameterizedTest
  @EnumSource
  void itemsComeAndGoBetweenAnyTwoRequests(Owner owner) throws Exception {
    for (Change change : Change.values()) {
      for (List<Integer> order : placements()) {
        run(owner.recounted(), change, order, 1);
        if (Sizes.areFull()) {
          // Wrong by as much as a change, so that the wrong number may look right meanwhile.
          run(owner.recounted(), change, order, 2);
        }
      }
    }
  }

  /** The two steps before, between and after all requests of a recount, in their order. */
  private static List<List<Integer>> placements() {
    List<List<Integer>> placements = new ArrayList<>();
    for (int first = 0; first <= REQUESTS; first++) {
      for (int second = first; second <= REQUESTS; second++) {
        List<Integer> order = new ArrayList<>(Collections.nCopies(REQUESTS, RECOUNT));
        order.add(second, SECOND);
        order.add(first, FIRST);
        placements.add(order);
      }
    }
    return placements;
  }

  private static void run(Recounted owner, Change change, List<Integer> order, long stored)
      throws Exception {
    String id = "s" + IDS.incrementAndGet();
    owner.build(id);
    owner.miscount(id, stored);
    Schedule schedule = Schedule.of(order);
    AtomicLong told = new AtomicLong();
    HTTP.under(
        schedule,
        () ->
            schedule.run(
                () -> told.set(owner.recount(id)),
                () -> change.first(owner, id),
                () -> change.second(owner, id)));
    List<Integer> sent = schedule.sent();
    String where = change + ", stored " + stored + ", sent " + sent;
    owner.assertRight(id, where);
    assertEquals(counted(change, sent), told.get(), where);
    boolean isDisturbed = !sent.subList(0, ONE_ATTEMPT).stream().allMatch(who -> who == RECOUNT);
    assertTrue(isDisturbed || Collections.frequency(sent, RECOUNT) == ONE_ATTEMPT, where);
  }

  /** What there was to count when the recount was done. */
  private static long counted(Change change, List<Integer> sent) {
    List<Integer> before = sent.subList(0, sent.lastIndexOf(RECOUNT));
    return 1
        + (before.contains(SECOND)
            ? change.afterSecond
            : before.contains(FIRST) ? change.afterFirst : 0);
  }

  @ParameterizedTest
  @EnumSource
  void twoRecountsRunInAnyOrder(Owner owner) throws Exception {
    Recounted recounted = owner.recounted();
    for (List<Integer> order : orders(Sizes.areFull() ? ONE_ATTEMPT : 3)) {
      String id = "s" + IDS.incrementAndGet();
      recounted.build(id);
      recounted.miscount(id, 7);
      Schedule schedule = Schedule.of(order);
      List<Long> told = Collections.synchronizedList(new ArrayList<>());
      HTTP.under(
          schedule,
          () ->
              schedule.run(
                  () -> told.add(recounted.recount(id)), () -> told.add(recounted.recount(id))));
      String where = schedule + ", sent " + schedule.sent();
      assertEquals(List.of(1L, 1L), told, where);
      recounted.assertRight(id, where);
      assertTrue(schedule.sent().size() <= 3 * ONE_ATTEMPT, "both began again: " + where);
    }
  }

  /** All orders of so many requests of the first and of the second. */
  private static Set<List<Integer>> orders(int each) {
    Set<List<Integer>> orders = Set.of(List.of());
    for (int length = 0; length < 2 * each; length++) {
      Set<List<Integer>> longer = new HashSet<>();
      for (List<Integer> order : orders) {
        Stream.of(0, 1)
            .filter(actor -> Collections.frequency(order, actor) < each)
            .forEach(actor -> longer.add(Stream.concat(order.stream(), Stream.of(actor)).toList()));
      }
      orders = longer;
    }
    return orders;
  }
}
