package io.partita.it.counts;

import static io.partita.it.RawItems.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Follow;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.Orgs.Org;
import io.partita.it.counts.Orgs.Project;
import io.partita.it.counts.Orgs.Task;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.faults.IndexLag;
import io.partita.runtime.CountDifference;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Counts that somebody else has made wrong are found and put right. */
@DynamoDbTest
class RecountTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(10))
          .indexSettleTime(Duration.ofMillis(5))
          .build();

  private static DynamoDbClient plain;
  private static DynamoDbClient client;
  private static String table;
  private static ClubsTable clubs;
  private static OrgsTable orgs;
  private static RawItems raw;
  private static RawItems rawOrgs;

  @BeforeAll
  static void createTables(
      DynamoDbClient shared, @TableName String name, @TableName("orgs") String orgsName) {
    plain = shared;
    client = HTTP.clientLike(shared);
    table = name;
    clubs = ClubsTable.of(client, name, QUICK);
    clubs.createTableIfMissing();
    raw = new RawItems(shared, name);
    orgs = OrgsTable.of(client, orgsName, QUICK);
    orgs.createTableIfMissing();
    rawOrgs = new RawItems(shared, orgsName);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static void join(String group, String... users) {
    clubs.group().create(Group.named(group));
    for (String user : users) {
      clubs.user().create(User.named(user));
      clubs.membership().create(new Membership(user, group, "member"));
    }
  }

  private static void setMembers(String group, AttributeValue count) {
    raw.add("GROUP#" + group, "INFO", Map.of("memberCount", count));
  }

  @Test
  void aWrongCountBecomesTheNumberOfEdges() {
    join("drift", "ann", "ben", "cid");
    Group before = clubs.group().get("drift");
    for (long wrong : new long[] {0, 2, 3, 4, 99, -5}) {
      setMembers("drift", number(wrong));
      assertEquals(3, clubs.group().recount("drift").memberCount());
      assertEquals(before, clubs.group().get("drift"), "nothing else has changed");
    }
  }

  @Test
  void everyCountOfAnItemIsCounted() {
    clubs.user().create(User.named("dan"));
    clubs.user().create(User.named("dot"));
    clubs.follow().create(new Follow("dan", "dot"));
    clubs.follow().create(new Follow("dan", "dan"));
    clubs.group().create(Group.named("dojo"));
    clubs.membership().create(new Membership("dan", "dojo", "member"));
    User right = clubs.user().get("dan");
    assertEquals(new User("dan", right.name(), 1, 2, 1), right);
    raw.add(
        "USER#dan",
        "PROFILE",
        Map.of("groupCount", number(7), "followingCount", number(0), "followerCount", number(3)));
    assertEquals(right, clubs.user().recount(UserKey.of("dan")));
    assertEquals(right, clubs.user().get("dan"));
  }

  @Test
  void ancestorsAreCountedThroughTheTree() {
    orgs.org().create(new Org("acme", "Acme", 0, 0));
    for (String project : List.of("p1", "p10")) {
      orgs.project().create(new Project("acme", project, "Project", 0));
      orgs.task().create(new Task("acme", project, "t1", "Task"));
    }
    orgs.task().create(new Task("acme", "p1", "t2", "Task"));
    rawOrgs.add("ORG#acme", "ORG", Map.of("projectCount", number(9), "taskCount", number(9)));
    rawOrgs.add("ORG#acme", "PROJECT#p1", Map.of("taskCount", number(0)));
    assertEquals(
        Set.of(
            new CountDifference<>(OrgKey.of("acme"), "projectCount", 9, 2),
            new CountDifference<>(OrgKey.of("acme"), "taskCount", 9, 3)),
        Set.copyOf(orgs.org().verifyCounts()));
    assertEquals(
        List.of(new CountDifference<>(ProjectKey.of("acme", "p1"), "taskCount", 0, 2)),
        orgs.project().verifyCounts());
    assertEquals(new Org("acme", "Acme", 2, 3), orgs.org().recount("acme"));
    assertEquals(2, orgs.project().recount("acme", "p1").taskCount());
    assertEquals(List.of(), orgs.org().verifyCounts());
    assertEquals(List.of(), orgs.project().verifyCounts());
  }

  @Test
  void verificationFindsWhatIsWrongAndWritesNothing() {
    join("right", "eva");
    join("wrong", "fay", "fin");
    setMembers("wrong", number(5));
    HTTP.script();
    List<CountDifference<GroupKey>> found =
        clubs.group().verifyCounts().stream()
            .filter(difference -> difference.key().groupId().endsWith("g"))
            .toList();
    assertEquals(List.of(new CountDifference<>(GroupKey.of("wrong"), "memberCount", 5, 2)), found);
    assertEquals(0, HTTP.writes());
    assertEquals(5, clubs.group().get("wrong").memberCount());
    clubs.group().recount("wrong");
  }

  @Test
  void nothingIsCountedWhereThereIsNothing() {
    assertThrows(ItemNotFoundException.class, () -> clubs.group().recount("nothing"));
    assertEquals(Map.of(), raw.get("GROUP#nothing", "INFO"));
  }

  @Test
  void aLateIndexIsNotBelieved() {
    Options settling = QUICK.toBuilder().indexSettleTime(Duration.ofMillis(1500)).build();
    ClubsTable late = ClubsTable.of(client, table, settling);
    HTTP.lagging(
        IndexLag.of(1_000, Duration.ofMillis(700)),
        plain,
        () -> {
          join("late", "gus", "gil", "gal");
          assertTrue(clubs.membership().byGroup("late").count() < 3, "the index is not late");
          assertEquals(3, late.group().recount("late").memberCount());
          clubs.membership().delete("gus", "late");
          assertEquals(2, late.group().recount("late").memberCount());
        });
  }

  @Test
  void aCountThatChangesMeanwhileIsNotOverwritten() {
    join("race", "hal");
    setMembers("race", number(40));
    clubs.group().recount("race");
    // It may find another number as often as somebody joins, which must not be too often for it.
    ClubsTable patient = ClubsTable.of(client, table, QUICK.toBuilder().writeAttempts(50).build());
    Thread joining = new Thread(() -> IntStream.range(0, 20).forEach(RecountTest::joinTheRace));
    joining.start();
    while (joining.isAlive()) {
      patient.group().recount("race");
    }
    assertEquals(21, clubs.group().get("race").memberCount());
    assertEquals(21, clubs.membership().byGroup("race").count());
  }

  private static void joinTheRace(int number) {
    clubs.user().create(User.named("race" + number));
    clubs.membership().create(new Membership("race" + number, "race", "member"));
  }
}
