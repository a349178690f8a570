package io.partita.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Models;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Binding;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.UniquePlan;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RelationPlannerTest {

  private static final String USER =
      "@Entity(pk = \"USER#{userId}\", sk = \"PROFILE\") record User(String userId, @Unique String"
          + " email) {}";
  private static final String GROUP =
      "@Entity(pk = \"GROUP#{groupId}\", sk = \"INFO\")"
          + " record Group(String groupId, @Count(Membership.class) long memberCount) {}";
  private static final String MEMBERSHIP =
      "@Entity @ManyToMany(left = User.class, right = Group.class)"
          + " record Membership(String userId, String groupId) {}";

  private static final String ORG =
      "@Entity(pk = \"ORG#{orgId}\", sk = \"INFO\") record Org(String orgId, @Count(Task.class)"
          + " long tasks) {}";
  private static final String PROJECT =
      "@Entity(sk = \"PROJECT#{projectId}\") @ChildOf(Org.class) record Project(String orgId,"
          + " String projectId) {}";
  private static final String TASK =
      "@Entity(sk = \"PROJECT#{projectId}#TASK#{taskId}\") @ChildOf(value = Project.class,"
          + " requireParent = true) record Task(String orgId, String projectId, String taskId) {}";

  private static final String COMMUNITY =
      "Test.User.class, Test.Group.class, Test.Membership.class";

  private static EntityPlan plan(String name, String entities, String... records) {
    return table(entities, records).entities().stream()
        .filter(plan -> plan.entity().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static TablePlan table(String entities, String... records) {
    String source =
        "package test; import io.partita.annotations.*;\n@Table(entities = {%s}) interface Test {\n%s\n}"
            .formatted(entities, String.join("\n", records));
    return new Planner().plan(new ResolvedTable(Models.read(source).table()));
  }

  private static EntityPlan community(String name) {
    return plan(name, COMMUNITY, USER, GROUP, MEMBERSHIP);
  }

  private static EntityPlan workspace(String name) {
    return plan(name, "Test.Org.class, Test.Project.class, Test.Task.class", ORG, PROJECT, TASK);
  }

  private static List<String> owners(EntityPlan plan) {
    return plan.owners().stream()
        .map(
            owner ->
                owner.target().role()
                    + " "
                    + owner.target().keyComponents().stream().map(ComponentModel::name).toList()
                    + (owner.required() ? " required" : "")
                    + owner.counter().map(counter -> " counted by " + counter.name()).orElse(""))
        .toList();
  }

  private static String values(DependentPlan dependent) {
    return dependent.values().stream().map(RelationPlannerTest::text).toList().toString();
  }

  private static String text(Binding binding) {
    return binding.component().javaName() + " = " + binding.ownerComponent().javaName();
  }

  @Test
  void onlyEndsThatCountAreTouchedByWritesOfAnEdge() {
    assertEquals(
        List.of("group [groupId] counted by memberCount"), owners(community("Membership")));
  }

  @Test
  void endsThatAreRequiredAreTouchedToo() {
    EntityPlan plan =
        plan(
            "Membership",
            "Test.User.class, Test.Group.class, Test.Membership.class",
            USER,
            GROUP,
            MEMBERSHIP.replace("right = Group.class", "right = Group.class, requireEnds = true"));
    assertEquals(
        List.of("user [userId] required", "group [groupId] required counted by memberCount"),
        owners(plan));
  }

  @Test
  void aDeeperAncestorIsTouchedOnlyIfItCounts() {
    assertEquals(
        List.of("project [orgId, projectId] required", "org [orgId] counted by tasks"),
        owners(workspace("Task")));
    assertEquals(List.of(), owners(workspace("Project")));
  }

  @Test
  void edgesAreFoundFromBothEnds() {
    DependentPlan ofUser = community("User").dependents().get(0);
    assertEquals("byUser", ofUser.pattern().method());
    assertTrue(ofUser.counter().isEmpty());
    DependentPlan ofGroup = community("Group").dependents().get(0);
    assertEquals("byGroup", ofGroup.pattern().method());
    assertEquals("[groupId = groupId]", values(ofGroup));
    assertEquals("memberCount", ofGroup.counter().orElseThrow().name());
    assertEquals(Kind.LEAF, ofGroup.kind());
  }

  @Test
  void anEdgeOfAnEntityToItselfIsFoundFromEachSide() {
    EntityPlan plan =
        plan(
            "User",
            "Test.User.class, Test.Follow.class",
            "@Entity(pk = \"USER#{id}\", sk = \"PROFILE\") record User(String id,"
                + " @Count(value = Follow.class, side = Side.LEFT) int following,"
                + " @Count(value = Follow.class, side = Side.RIGHT) int followers) {}",
            "@Entity(pk = \"USER#{followerId}\", sk = \"FOLLOWING#{followeeId}\") @ManyToMany(left"
                + " = User.class, right = User.class, leftKey = \"followerId\", rightKey ="
                + " \"followeeId\") @Index(name = \"GSI1\", pk = \"FOLLOWED#{followeeId}\", sk ="
                + " \"{followerId}\") record Follow(String followerId, String followeeId) {}");
    assertEquals(
        List.of("byFollower [followerId = id] following", "byFollowee [followeeId = id] followers"),
        plan.dependents().stream()
            .map(
                dependent ->
                    dependent.pattern().method()
                        + " "
                        + values(dependent)
                        + " "
                        + dependent.counter().orElseThrow().name())
            .toList());
  }

  @Test
  void aCascadeGoesByChildrenAndCountsDeeperDescendants() {
    List<DependentPlan> ofOrg = workspace("Org").dependents();
    assertEquals(
        List.of(Kind.PARENT, Kind.COUNTED_ONLY), ofOrg.stream().map(DependentPlan::kind).toList());
    assertEquals("[orgId = orgId]", values(ofOrg.get(1)));
    DependentPlan ofProject = workspace("Project").dependents().get(0);
    assertEquals("byOrg", ofProject.pattern().method());
    assertEquals("[orgId = orgId, projectId = projectId]", values(ofProject));
    assertEquals(Kind.LEAF, ofProject.kind());
  }

  @Test
  void anOnlyChildIsFoundThoughNoQueryIsNeeded() {
    EntityPlan plan =
        plan(
            "Org",
            "Test.Org.class, Test.Charter.class",
            "@Entity(pk = \"ORG#{orgId}\", sk = \"INFO\") record Org(String orgId) {}",
            "@Entity(sk = \"CHARTER\") @ChildOf(Org.class) record Charter(String orgId) {}");
    assertEquals("[orgId = orgId]", values(plan.dependents().get(0)));
  }

  @Test
  void whatTransactionsWriteIsCreatedAndDeletedInThemOnly() {
    TablePlan community = table(COMMUNITY, USER, GROUP, MEMBERSHIP);
    assertEquals(
        Set.of("createAll(records): TransactWriteItems", "deleteAll(keys): TransactWriteItems"),
        Offered.by(community, "Membership"));
    assertEquals(
        Set.of(
            "createAll(records): TransactWriteItems",
            "deleteAll(keys): BatchGetItem, TransactWriteItems",
            "deleteCascade(key): UpdateItem, Query, TransactWriteItems, GetItem, TransactWriteItems",
            "undelete(key): TransactWriteItems"),
        Offered.by(community, "User"));
    assertEquals(
        Set.of(
            "put(record): UpdateItem",
            "deleteCascade(key): UpdateItem, Query, TransactWriteItems, TransactWriteItems",
            "undelete(key): TransactWriteItems",
            "recount(key): TransactWriteItems, Query, UpdateItem",
            "verifyCounts(): Scan, Query"),
        Offered.by(community, "Group"));
  }

  @Test
  void whatOnlyRequiresIsDeletedInBatches() {
    TablePlan plan =
        table(
            COMMUNITY,
            USER,
            GROUP.replace("@Count(Membership.class) ", ""),
            MEMBERSHIP.replace("right = Group.class", "right = Group.class, requireEnds = true"));
    assertEquals(
        Set.of("createAll(records): TransactWriteItems", "deleteAll(keys): BatchWriteItem"),
        Offered.by(plan, "Membership"));
    assertFalse(
        plan.entities().stream()
            .flatMap(entity -> entity.owners().stream())
            .map(OwnerPlan::counter)
            .anyMatch(count -> count.isPresent()));
  }

  @Test
  void uniqueComponentsAreKeysOfItemsOfTheirOwn() {
    assertEquals(
        List.of("email"),
        community("User").uniques().stream()
            .map(UniquePlan::component)
            .map(ComponentModel::name)
            .toList());
  }
}
