package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.partita.it.RawItems;
import io.partita.it.Sizes;
import io.partita.it.counts.BlogTable;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.OrgsTable;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A cascade that is interrupted before or after any of its writes is finished by the next one. */
@DynamoDbTest
class CascadeCrashTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(5))
          .indexSettleTime(Duration.ofMillis(2))
          .build();

  private static DynamoDbClient client;
  private static Cascaded members;
  private static Cascaded groups;
  private static Cascaded taggings;
  private static Cascaded tree;

  @BeforeAll
  static void createTables(
      DynamoDbClient plain,
      @TableName("clubs") String clubsName,
      @TableName("blog") String blogName,
      @TableName("orgs") String orgsName) {
    client = HTTP.clientLike(plain, 2);
    ClubsTable clubs = ClubsTable.of(client, clubsName, QUICK);
    BlogTable blog = BlogTable.of(client, blogName, QUICK);
    OrgsTable orgs = OrgsTable.of(client, orgsName, QUICK);
    clubs.createTableIfMissing();
    blog.createTableIfMissing();
    orgs.createTableIfMissing();
    members = new CascadedMembers(clubs, new RawItems(plain, clubsName));
    groups = new CascadedGroups(clubs, new RawItems(plain, clubsName));
    taggings = new CascadedTaggings(blog, new RawItems(plain, blogName));
    tree = new CascadedTree(orgs, new RawItems(plain, orgsName));
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 25, 26, 49, 50, 100, 101, 250})
  void countedEdges(int size) {
    crashEverywhere(members, "members", size);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 50, 101})
  void countedEdgesOfSeveralKindsAndDirections(int size) {
    crashEverywhere(groups, "groups", size);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 24, 25, 26, 101})
  void uncountedEdges(int size) {
    crashEverywhere(taggings, "taggings", size);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 49, 50, 100, 250})
  void aTreeOfThreeLevels(int size) {
    crashEverywhere(tree, "tree", size);
  }

  private static void crashEverywhere(Cascaded cascaded, String name, int size) {
    assumeTrue(Sizes.areFull() || size <= 26);
    int writes = writesWithoutFaults(cascaded, name + size, size);
    for (int call = 1; call <= writes; call++) {
      for (FaultPlan plan : List.of(none().crashBefore(call), none().crashAfter(call))) {
        crash(cascaded, name + size + "-" + call, size, plan.onWrites());
      }
    }
  }

  private static void crash(Cascaded cascaded, String id, int size, FaultPlan plan) {
    cascaded.build(id, size);
    HTTP.under(
        plan, () -> assertThrows(RuntimeException.class, () -> cascaded.delete(id), "no crash"));
    try {
      cascaded.delete(id);
      cascaded.assertGone(id, size);
    } catch (RuntimeException | AssertionError failure) {
      throw new AssertionError("After " + plan + ": " + failure.getMessage(), failure);
    }
  }

  private static FaultPlan none() {
    return FaultPlan.script();
  }

  private static int writesWithoutFaults(Cascaded cascaded, String id, int size) {
    cascaded.build(id, size);
    HTTP.script();
    assertTrue(cascaded.delete(id) > size, "too few items");
    int writes = HTTP.writes();
    cascaded.assertGone(id, size);
    HTTP.script();
    assertEquals(0, cascaded.delete(id));
    assertTrue(writes >= 2, "only " + writes + " writes");
    return writes;
  }
}
