package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.Orgs.Org;
import io.partita.it.counts.Orgs.Project;
import io.partita.it.counts.Orgs.Task;
import io.partita.it.counts.OrgsTable;
import io.partita.it.counts.TaskKey;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Several cascades that meet at the same edges, nodes and ancestors on a bad day. */
@DynamoDbTest
class ConcurrentCascadesTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();

  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static OrgsTable orgs;
  private static RawItems raw;

  @BeforeAll
  static void createTables(
      DynamoDbClient plain,
      @TableName("clubs") String clubsName,
      @TableName("orgs") String orgsName) {
    client = HTTP.clientLike(plain);
    Options options =
        Options.builder()
            .backoff(Duration.ofMillis(1), Duration.ofMillis(20))
            .transactionAttempts(1_000)
            .writeAttempts(1_000)
            .indexSettleTime(Duration.ofMillis(20))
            .build();
    clubs = ClubsTable.of(client, clubsName, options);
    clubs.createTableIfMissing();
    orgs = OrgsTable.of(client, orgsName, options);
    orgs.createTableIfMissing();
    raw = new RawItems(plain, clubsName);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static FaultPlan badDay(long seed) {
    return FaultPlan.random(seed)
        .with(0.2, Fault.CONFLICT)
        .with(0.05, Fault.DROP_AFTER)
        .with(0.05, Fault.THROTTLED)
        .with(0.2, Fault.delayed(Duration.ofMillis(4)));
  }

  @ParameterizedTest
  @ValueSource(longs = {121, 122})
  void twoCascadesOfOneNodeDeleteEverythingOnce(long seed) {
    Cascaded members = new CascadedMembers(clubs, raw);
    String id = "twice" + seed;
    members.build(id, 120);
    AtomicLong deleted = new AtomicLong();
    HTTP.under(
        badDay(seed).onWrites(),
        () -> {
          Threads.run(2, thread -> deleted.addAndGet(members.delete(id)));
          members.assertGone(id, 120);
          assertEquals(121, deleted.get());
        });
  }

  @ParameterizedTest
  @ValueSource(longs = {131, 132})
  void cascadesFromBothEndsMeetAtTheirEdges(long seed) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      ids.add("both" + seed + "-" + i);
      clubs.user().create(User.named(ids.get(i)));
      clubs.group().create(Group.named(ids.get(i)));
    }
    List<Membership> all = new ArrayList<>();
    ids.forEach(user -> ids.forEach(group -> all.add(new Membership(user, group, "member"))));
    clubs.membership().createAll(all);
    // The first two users and the first two groups go, all at the same time.
    HTTP.under(
        badDay(seed).onWrites(),
        () ->
            Threads.run(
                4,
                thread -> {
                  if (thread < 2) {
                    clubs.user().deleteCascade(ids.get(thread));
                  } else {
                    clubs.group().deleteCascade(ids.get(thread - 2));
                  }
                }));
    String plan = badDay(seed).toString();
    for (String id : ids.subList(0, 2)) {
      assertEquals(List.of(), raw.query("USER#" + id), plan);
      assertEquals(List.of(), raw.query("GROUP#" + id), plan);
      assertEquals(List.of(), raw.query("GSI1", "GROUP#" + id), plan);
    }
    for (String id : ids.subList(2, 6)) {
      assertEquals(4, clubs.user().get(id).groupCount(), plan);
      assertEquals(4, clubs.group().get(id).memberCount(), plan);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {141})
  void aBranchGoesWhileItsSiblingGrows(long seed) {
    String id = "branch" + seed;
    orgs.org().create(new Org(id, "Org", 0, 0));
    for (String project : List.of("goes", "grows")) {
      orgs.project().create(new Project(id, project, "Project", 0));
    }
    orgs.task().createAll(tasks(id, "goes", 0, 70));
    HTTP.under(
        badDay(seed).onWrites(),
        () -> {
          Threads.run(
              3,
              thread -> {
                switch (thread) {
                  case 0 -> orgs.project().deleteCascade(id, "goes");
                  case 1 -> tasks(id, "grows", 0, 15).forEach(orgs.task()::create);
                  default -> {
                    orgs.task().createAll(tasks(id, "grows", 100, 130));
                    orgs.task().delete(TaskKey.orgId(id).projectId("grows").taskId("t100"));
                  }
                }
              });
          assertEquals(new Org(id, "Org", 1, 44), orgs.org().get(id));
          assertEquals(44, orgs.project().get(id, "grows").taskCount());
          assertEquals(44, orgs.task().byOrg(id).count());
          assertEquals(List.of(), orgs.org().verifyCounts());
        });
  }

  private static List<Task> tasks(String org, String project, int from, int to) {
    List<Task> tasks = new ArrayList<>();
    for (int i = from; i < to; i++) {
      tasks.add(new Task(org, project, "t" + i, "Task"));
    }
    return tasks;
  }
}
