package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.partita.it.RawItems;
import io.partita.it.Sizes;
import io.partita.it.counts.Blog.Tagging;
import io.partita.it.counts.BlogTable;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.Orgs.Task;
import io.partita.it.counts.OrgsTable;
import io.partita.it.counts.UserKey;
import io.partita.it.counts.UserMapper;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Cascades while others create, while the index is late, and on a bad day. */
@DynamoDbTest
class CascadeRaceTest {

  private static final int SIZE = 60;
  private static final int CREATORS = 3;
  private static final int NEWCOMERS = 400;
  private static final Duration LAG = Duration.ofMillis(600);
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(20))
          .transactionAttempts(1_000)
          .indexSettleTime(Duration.ofMillis(1_200))
          .build();

  private static DynamoDbClient plain;
  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static BlogTable blog;
  private static OrgsTable orgs;
  private static RawItems raw;
  private static Cascaded members;
  private static Cascaded groups;
  private static Cascaded taggings;
  private static Cascaded tree;

  @BeforeAll
  static void createTables(
      DynamoDbClient shared,
      @TableName("clubs") String clubsName,
      @TableName("blog") String blogName,
      @TableName("orgs") String orgsName) {
    plain = shared;
    client = HTTP.clientLike(plain);
    clubs = ClubsTable.of(client, clubsName, QUICK);
    blog = BlogTable.of(client, blogName, QUICK);
    orgs = OrgsTable.of(client, orgsName, QUICK);
    clubs.createTableIfMissing();
    blog.createTableIfMissing();
    orgs.createTableIfMissing();
    raw = new RawItems(plain, clubsName);
    members = new CascadedMembers(clubs, raw);
    groups = new CascadedGroups(clubs, raw);
    taggings = new CascadedTaggings(blog, new RawItems(plain, blogName));
    tree = new CascadedTree(orgs, new RawItems(plain, orgsName));
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static FaultPlan badDay(long seed) {
    return FaultPlan.random(seed)
        .with(0.2, Fault.CONFLICT)
        .with(0.05, Fault.DROP_AFTER)
        .with(0.05, Fault.ERROR_AFTER)
        .with(0.05, Fault.THROTTLED)
        .with(0.1, Fault.delayed(Duration.ofMillis(3)))
        .with(0.2, Fault.unprocessed(0.4));
  }

  @ParameterizedTest
  @ValueSource(longs = {81, 82})
  void everyCascadeEndsWellOnABadDay(long seed) {
    assumeTrue(Sizes.areFull() || seed % 2 == 1);
    for (Cascaded cascaded : List.of(members, groups, taggings, tree)) {
      String id = "bad" + seed;
      cascaded.build(id, SIZE);
      HTTP.under(
          badDay(seed),
          () -> {
            cascaded.delete(id);
            cascaded.assertGone(id, SIZE);
          });
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {91, 92})
  void membersWhoJoinMeanwhileAreNoOrphans(long seed) {
    assumeTrue(Sizes.areFull() || seed % 2 == 1);
    String id = "joined" + seed;
    List<String> users = newcomers(id);
    members.build(id, SIZE);
    CountDownLatch joined = new CountDownLatch(CREATORS * 3);
    AtomicInteger refused = new AtomicInteger();
    HTTP.under(
        badDay(seed),
        () -> {
          Threads.run(
              CREATORS + 1,
              thread -> {
                if (thread == CREATORS) {
                  await(joined);
                  members.delete(id);
                } else {
                  for (int i = thread; i < NEWCOMERS && join(users.get(i), id); i += CREATORS) {
                    joined.countDown();
                  }
                  refused.incrementAndGet();
                }
              });
          members.assertGone(id, SIZE);
        });
    assertEquals(CREATORS, refused.get());
    List<UserKey> keys = users.stream().map(UserKey::of).toList();
    assertEquals(
        0L, clubs.user().findAll(keys).values().stream().mapToLong(User::groupCount).sum());
  }

  private static List<String> newcomers(String id) {
    List<String> users = IntStream.range(0, NEWCOMERS).mapToObj(i -> id + "-newcomer" + i).toList();
    raw.putAll(users.stream().map(User::named).map(UserMapper.INSTANCE::toItem).toList());
    return users;
  }

  /** Whether the group was still there. */
  private static boolean join(String user, String group) {
    try {
      clubs.membership().create(new Membership(user, group, "member"));
      return true;
    } catch (ItemBeingDeletedException | ItemNotFoundException refusal) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {95, 96})
  void tasksThatAreAddedMeanwhileAreNoOrphans(long seed) {
    assumeTrue(Sizes.areFull() || seed % 2 == 1);
    String id = "grown" + seed;
    tree.build(id, SIZE);
    CountDownLatch added = new CountDownLatch(CREATORS * 2);
    HTTP.under(
        badDay(seed),
        () -> {
          Threads.run(
              CREATORS + 1,
              thread -> {
                if (thread == CREATORS) {
                  await(added);
                  tree.delete(id);
                } else {
                  for (int i = 0; i < NEWCOMERS && add(id, thread + "-" + i); i++) {
                    added.countDown();
                  }
                }
              });
          tree.assertGone(id, SIZE);
        });
  }

  /** Whether the project was still there. */
  private static boolean add(String org, String task) {
    try {
      orgs.task().create(new Task(org, "p10", "new" + task, "Task"));
      return true;
    } catch (ItemBeingDeletedException | ItemNotFoundException refusal) {
      return false;
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {101, 102})
  void edgesThatTheIndexDoesNotShowYetAreFoundLater(long seed) {
    assumeTrue(Sizes.areFull() || seed % 2 == 1);
    String id = "late" + seed;
    List<String> users = newcomers(id).subList(0, 40);
    members.build(id, SIZE);
    taggings.build(id, SIZE);
    HTTP.lagging(
        IndexLag.upTo(60, LAG, seed),
        plain,
        () -> {
          users.forEach(user -> assertTrue(join(user, id)));
          assertTrue(clubs.membership().byGroup(id).count() < SIZE + 40, "the index is not late");
          members.delete(id);
          members.assertGone(id, SIZE);
          users.forEach(article -> blog.tagging().create(new Tagging(article, id)));
          assertTrue(blog.tagging().byTag(id).count() < SIZE + 40, "the index is not late");
          taggings.delete(id);
          taggings.assertGone(id, SIZE);
        });
    assertEquals(
        0L,
        clubs.user().findAll(users.stream().map(UserKey::of).toList()).values().stream()
            .mapToLong(User::groupCount)
            .sum());
  }

  @Test
  void aNodeAllOfWhoseEdgesAreLateIsNotTakenToHaveNone() {
    List<String> users = newcomers("alone").subList(0, 5);
    members.build("alone", 0);
    taggings.build("alone", 0);
    HTTP.lagging(
        IndexLag.of(1_000, LAG),
        plain,
        () -> {
          users.forEach(user -> assertTrue(join(user, "alone")));
          assertEquals(6, members.delete("alone"));
          members.assertGone("alone", 0);
          users.forEach(article -> blog.tagging().create(new Tagging(article, "alone")));
          assertEquals(6, taggings.delete("alone"));
          taggings.assertGone("alone", 0);
        });
  }

  @ParameterizedTest
  @ValueSource(longs = {111, 112, 113})
  void aCrashWhileTheIndexIsLateIsFinishedByTheNextCascade(long seed) {
    assumeTrue(Sizes.areFull() || seed % 2 == 1);
    String id = "crash" + seed;
    members.build(id, 120);
    List<String> users = newcomers(id).subList(0, 20);
    FaultPlan crash = badDay(seed).crashAfter(2 + (int) (seed % 4)).onWrites();
    HTTP.lagging(
        IndexLag.upTo(30, LAG, seed),
        plain,
        () -> {
          users.forEach(user -> assertTrue(join(user, id)));
          HTTP.under(crash, () -> assertThrows(RuntimeException.class, () -> members.delete(id)));
          HTTP.under(
              badDay(seed),
              () -> {
                members.delete(id);
                members.assertGone(id, 120);
              });
        });
    assertEquals(
        0L,
        clubs.user().findAll(users.stream().map(UserKey::of).toList()).values().stream()
            .mapToLong(User::groupCount)
            .sum());
  }
}
