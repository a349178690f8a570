package io.partita.it.faults;

import static io.partita.it.RawItems.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.GroupKey;
import io.partita.it.counts.Orgs.Org;
import io.partita.it.counts.Orgs.Project;
import io.partita.it.counts.OrgsTable;
import io.partita.runtime.CascadeIncompleteException;
import io.partita.runtime.Explanation;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Cascades that were interrupted, or still run, are taken back. */
@DynamoDbTest
class UndeleteTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(5))
          .indexSettleTime(Duration.ofMillis(2))
          .build();

  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static OrgsTable orgs;
  private static RawItems raw;
  private static Cascaded members;
  private static Cascaded tree;

  @BeforeAll
  static void createTables(
      DynamoDbClient plain,
      @TableName("clubs") String clubsName,
      @TableName("orgs") String orgsName) {
    client = HTTP.clientLike(plain, 2);
    clubs = ClubsTable.of(client, clubsName, QUICK);
    orgs = OrgsTable.of(client, orgsName, QUICK);
    clubs.createTableIfMissing();
    orgs.createTableIfMissing();
    raw = new RawItems(plain, clubsName);
    members = new CascadedMembers(clubs, raw);
    tree = new CascadedTree(orgs, new RawItems(plain, orgsName));
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static void mark(String group) {
    raw.add("GROUP#" + group, "INFO", Map.of("_deleting", number(1)));
  }

  @Test
  void aMarkedItemIsThereAgain() {
    Group group = clubs.group().create(Group.named("back"));
    clubs.user().create(User.named("ann"));
    clubs.membership().create(new Membership("ann", "back", "member"));
    mark("back");
    assertEquals(Optional.empty(), clubs.group().find("back"));
    assertEquals(1, clubs.group().undelete("back"));
    assertEquals(
        new Group("back", group.name(), 1, group.version(), group.updatedAt()),
        clubs.group().get("back"));
    assertEquals(0, clubs.group().undelete(GroupKey.of("back")), "it was not being deleted");
    assertEquals(2, clubs.group().deleteCascade("back"));
    assertThrows(ItemNotFoundException.class, () -> clubs.group().undelete("back"));
    assertEquals(Map.of(), raw.get("GROUP#back", "INFO"), "a phantom item");
  }

  @Test
  void anExplanationTellsWhatIsSent() {
    List<Explanation.Request> requests =
        clubs.explain(table -> table.group().undelete("x")).requests();
    assertEquals(
        List.of("TransactWriteItems"),
        requests.stream().map(Explanation.Request::operation).toList());
    assertEquals(
        List.of("GetItem"),
        orgs.explain(table -> table.org().undelete("x")).requests().stream()
            .map(Explanation.Request::operation)
            .toList());
  }

  static List<Fault> faults() {
    return List.of(
        Fault.DROP_AFTER, Fault.ERROR_AFTER, Fault.DROP_BEFORE, Fault.CONFLICT, Fault.THROTTLED);
  }

  @ParameterizedTest
  @MethodSource("faults")
  void itIsKnownWhetherThereWasAMark(Fault fault) {
    String id = "known-" + fault.toString().replace(' ', '-');
    clubs.group().create(Group.named(id));
    mark(id);
    HTTP.under(
        FaultPlan.everyOther(fault).onWrites(), () -> assertEquals(1, clubs.group().undelete(id)));
    HTTP.under(
        FaultPlan.everyOther(fault).onWrites(), () -> assertEquals(0, clubs.group().undelete(id)));
  }

  @Test
  void whatAnInterruptedCascadeHasLeftIsCountedRight() {
    int writes = writes(members, "all");
    for (int call = 1; call < writes; call++) {
      String id = "cut" + call;
      crash(members, id, call);
      assertEquals(1, clubs.group().undelete(id));
      Group group = clubs.group().get(id);
      assertEquals(clubs.membership().byGroup(id).count(), group.memberCount());
      assertEquals(group, clubs.group().recount(id), "the count was wrong");
      clubs.membership().createAll(List.of(new Membership(id + "-0", id, "again")));
      members.delete(id);
      members.assertGone(id, 3);
    }
  }

  @Test
  void marksBelowAreTakenBackAsWell() {
    int writes = writes(tree, "all");
    long most = 0;
    for (int call = 1; call < writes; call++) {
      String id = "cut" + call;
      crash(tree, id, call);
      long undeleted = orgs.org().undelete(id);
      most = Math.max(most, undeleted);
      Org org = orgs.org().get(id);
      List<Project> projects = orgs.project().byOrg(id).list();
      assertEquals(org.projectCount(), projects.size(), "a project is still marked");
      assertEquals(0, orgs.org().undelete(id));
      assertEquals(org, orgs.org().recount(id), "the count was wrong");
      tree.delete(id);
      tree.assertGone(id, 3);
    }
    assertTrue(most > 1, "nothing below was marked");
  }

  private static int writes(Cascaded cascaded, String id) {
    cascaded.build(id, 3);
    HTTP.script();
    cascaded.delete(id);
    return HTTP.writes();
  }

  /** Interrupts a cascade after one of its writes, of which the last would be its end. */
  private static void crash(Cascaded cascaded, String id, int call) {
    cascaded.build(id, 3);
    HTTP.under(
        FaultPlan.script().crashAfter(call).onWrites(),
        () -> assertThrows(SdkClientException.class, () -> cascaded.delete(id), "no crash"));
  }

  @Test
  void aCascadeThatRunsNoticesInWhateverMoment() throws Exception {
    members.build("undisturbed", 3);
    Schedule undisturbed = Schedule.of(List.of());
    HTTP.under(undisturbed, () -> undisturbed.run(() -> members.delete("undisturbed")));
    int requests = undisturbed.sent().size();
    for (int position = 0; position <= requests; position++) {
      undeleteAt(position, requests);
    }
  }

  private static void undeleteAt(int position, int requests) throws Exception {
    String id = "at" + position;
    members.build(id, 3);
    List<Integer> order = new ArrayList<>(Collections.nCopies(requests, 0));
    order.add(position, 1);
    Schedule schedule = Schedule.of(order);
    AtomicReference<RuntimeException> cascade = new AtomicReference<>();
    AtomicReference<Object> undeletion = new AtomicReference<>();
    HTTP.under(
        schedule,
        () ->
            schedule.run(
                () -> {
                  try {
                    members.delete(id);
                  } catch (CascadeIncompleteException incomplete) {
                    cascade.set(incomplete);
                  }
                },
                () -> {
                  try {
                    undeletion.set(clubs.group().undelete(id));
                  } catch (ItemNotFoundException late) {
                    undeletion.set(late);
                  }
                }));
    boolean isTakenBack = Long.valueOf(1).equals(undeletion.get());
    assertEquals(isTakenBack, cascade.get() != null, schedule + ": " + undeletion);
    assertEquals(isTakenBack, clubs.group().find(id).isPresent(), schedule.toString());
    if (isTakenBack) {
      assertFalse(raw.get("GROUP#" + id, "INFO").containsKey("_deleting"), schedule.toString());
      assertEquals(0, clubs.group().get(id).memberCount());
      assertEquals(1, members.delete(id));
    }
    members.assertGone(id, 3);
    assertEquals(position > 0 && position < requests, isTakenBack, schedule.toString());
  }
}
