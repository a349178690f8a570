package io.partita.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Models;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.NestedPatternPlan;
import io.partita.processor.model.ProjectionPlan;
import io.partita.processor.model.TargetPlan;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AccessPatternPlannerTest {

  private static final String USER =
      "@Entity(pk = \"USER#{userId}\", sk = \"PROFILE\") record User(String userId) {}";
  private static final String GROUP =
      "@Entity(pk = \"GROUP#{groupId}\", sk = \"INFO\") record Group(String groupId) {}";
  private static final String MEMBERSHIP =
      "@Entity @ManyToMany(left = User.class, right = Group.class)"
          + " record Membership(String userId, String groupId) {}";

  /** The plan of the last of some records. */
  private static EntityPlan plan(String table, String... records) {
    StringBuilder source =
        new StringBuilder(
            "package test; import io.partita.annotations.*; import java.time.Instant;\n");
    source.append(table).append(" interface Test {\n");
    for (String entity : records) {
      source.append(entity).append('\n');
    }
    List<EntityPlan> plans =
        new Planner().plan(Models.read(source.append("}").toString()).table()).entities();
    return plans.get(plans.size() - 1);
  }

  private static String table(String entities, String indexes) {
    return "@Table(entities = {" + entities + "}, indexes = {" + indexes + "})";
  }

  private static AccessPatternPlan pattern(EntityPlan plan, String method) {
    return plan.accessPatterns().stream()
        .filter(pattern -> pattern.method().equals(method))
        .findFirst()
        .orElseThrow(() -> new AssertionError(methods(plan).toString()));
  }

  private static List<String> methods(EntityPlan plan) {
    return plan.accessPatterns().stream().map(AccessPatternPlan::method).toList();
  }

  private static List<String> names(List<ComponentPart> parts) {
    return parts.stream().map(ComponentPart::javaName).toList();
  }

  private static List<String> roles(AccessPatternPlan pattern) {
    return pattern.targets().stream().map(TargetPlan::role).toList();
  }

  @Test
  void anEdgeIsFoundFromBothEndsAndLeadsToTheOther() {
    EntityPlan plan =
        plan(
            table("Test.User.class, Test.Group.class, Test.Membership.class", ""),
            USER,
            GROUP,
            MEMBERSHIP);
    assertEquals(List.of("byUser", "byGroup"), methods(plan));
    AccessPatternPlan byUser = pattern(plan, "byUser");
    assertEquals(Optional.empty(), byUser.index());
    assertTrue(byUser.consistent());
    assertEquals(List.of("userId"), names(byUser.arguments()));
    assertEquals(List.of("groupId"), names(byUser.stages()));
    assertEquals(List.of("group"), roles(byUser));
    AccessPatternPlan byGroup = pattern(plan, "byGroup");
    assertEquals(Optional.of("GSI1"), byGroup.index());
    assertFalse(byGroup.consistent());
    assertEquals(List.of("user"), roles(byGroup));
    assertFalse(byUser.typeFilter());
    assertFalse(byGroup.typeFilter());
  }

  @Test
  void aFurtherIndexOfAnEdgeLeadsToBothEnds() {
    EntityPlan plan =
        plan(
            table("Test.User.class, Test.Group.class, Test.Membership.class", ""),
            USER,
            GROUP,
            "@Entity @ManyToMany(left = User.class, right = Group.class)"
                + " @Index(name = \"GSI2\", pk = \"ROLE#{role}\", sk = \"{userId}\")"
                + " record Membership(String userId, String groupId, String role) {}");
    assertEquals(List.of("user", "group"), roles(pattern(plan, "byRole")));
  }

  @Test
  void theKeyOfATargetIsInTheOrderOfItsOwnTemplates() {
    EntityPlan plan =
        plan(
            table("Test.User.class, Test.Repo.class, Test.Access.class", ""),
            USER,
            "@Entity(pk = \"REPO#{owner}#{repo}\", sk = \"INFO\") record Repo(String repo, String"
                + " owner) {}",
            "@Entity @ManyToMany(left = User.class, right = Repo.class)"
                + " record Access(String repo, String userId, String owner) {}");
    assertEquals(
        List.of("owner", "repo"),
        pattern(plan, "byUser").targets().get(0).keyComponents().stream()
            .map(ComponentModel::name)
            .toList());
  }

  @Test
  void aFlippedIndexIsReadByTheTablesOwnKeys() {
    EntityPlan plan =
        plan(
            table(
                "Test.User.class, Test.Group.class, Test.Membership.class",
                "@IndexDefinition(name = \"GSI1\", partitionKey = \"SK\", sortKey = \"PK\")"),
            USER,
            GROUP,
            MEMBERSHIP);
    AccessPatternPlan byGroup = pattern(plan, "byGroup");
    assertEquals("SK", byGroup.partitionKey().attribute());
    assertEquals("PK", byGroup.sortKey().orElseThrow().attribute());
    assertFalse(byGroup.typeFilter());
  }

  @Test
  void aRangeOnAnIndexWithoutASortKeyMayHoldTheEndItself() {
    EntityPlan plan =
        plan(
            table(
                "Test.User.class, Test.Group.class, Test.Membership.class",
                "@IndexDefinition(name = \"GSI1\", partitionKey = \"SK\", sortKey = \"\")"),
            USER,
            "@Entity(pk = \"GROUP#{groupId}\", sk = \"GROUP#{groupId}\") record Group(String"
                + " groupId) {}",
            MEMBERSHIP);
    AccessPatternPlan byGroup = pattern(plan, "byGroup");
    assertEquals(Optional.empty(), byGroup.sortKey());
    assertEquals(List.of(), byGroup.stages());
    assertTrue(byGroup.typeFilter());
  }

  @Test
  void aSortKeyWithoutAPrefixSharesItsRangeWithWhatElseIsInThePartition() {
    String thread = "@Entity(pk = \"THREAD#{id}\", sk = \"META\") record Thread(String id) {}";
    EntityPlan plan =
        plan(
            table("Test.Thread.class, Test.Message.class", ""),
            thread,
            "@Entity(pk = \"THREAD#{id}\", sk = \"{messageId}\") record Message(String id, String"
                + " messageId) {}");
    assertTrue(pattern(plan, "byId").typeFilter());
    EntityPlan prefixed =
        plan(
            table("Test.Thread.class, Test.Message.class", ""),
            thread,
            "@Entity(pk = \"THREAD#{id}\", sk = \"M#{messageId}\") record Message(String id, String"
                + " messageId) {}");
    assertFalse(pattern(prefixed, "byId").typeFilter());
  }

  @Test
  void aPrefixOfAnotherPrefixSharesItsRange() {
    EntityPlan plan =
        plan(
            table("Test.Task.class, Test.Project.class", ""),
            "@Entity(pk = \"ORG#{org}\", sk = \"PROJECT#{project}#TASK#{task}\")"
                + " record Task(String org, String project, String task) {}",
            "@Entity(pk = \"ORG#{org}\", sk = \"PROJECT#{project}\") record Project(String org,"
                + " String project) {}");
    assertTrue(pattern(plan, "byOrg").typeFilter());
  }

  @Test
  void otherPartitionsAreNoneOfItsBusiness() {
    EntityPlan plan =
        plan(
            table("Test.A.class, Test.B.class", ""),
            "@Entity(pk = \"A#{id}\", sk = \"{x}\") record A(String id, String x) {}",
            "@Entity(pk = \"B#{id}\", sk = \"{x}\") record B(String id, String x) {}");
    assertFalse(pattern(plan, "byId").typeFilter());
  }

  @Test
  void withoutATypeAttributeThereIsNothingToFilterOn() {
    EntityPlan plan =
        plan(
            "@Table(entities = {Test.Thread.class, Test.Message.class}, typeAttribute = \"\")",
            "@Entity(pk = \"THREAD#{id}\", sk = \"META\") record Thread(String id) {}",
            "@Entity(pk = \"THREAD#{id}\", sk = \"{messageId}\") record Message(String id, String"
                + " messageId) {}");
    assertFalse(pattern(plan, "byId").typeFilter());
  }

  @Test
  void anEntityThatIsNotOnAnIndexDoesNotShareItsRanges() {
    String entities = "Test.A.class, Test.B.class";
    String b =
        "@Entity(pk = \"B#{id}\", sk = \"B\") @Index(name = \"I\", pk = \"{x}\", sk = \"{id}\")"
            + " record B(String id, String x) {}";
    EntityPlan alone =
        plan(
            table(entities, ""),
            "@Entity(pk = \"A#{id}\", sk = \"A\") record A(String id, String x) {}",
            b);
    assertFalse(pattern(alone, "byX").typeFilter());
    EntityPlan shared =
        plan(
            table(entities, ""),
            "@Entity(pk = \"A#{id}\", sk = \"A\") @Index(name = \"I\", pk = \"{x}\", sk = \"{id}\")"
                + " record A(String id, String x) {}",
            b);
    assertTrue(pattern(shared, "byX").typeFilter());
  }

  @Test
  void aComponentCanBeAnIndexKeyWithoutATemplate() {
    EntityPlan plan =
        plan(
            table(
                "Test.A.class",
                "@IndexDefinition(name = \"I\", partitionKey = \"status\", sortKey = \"at\")"),
            "@Entity(pk = \"A#{id}\", sk = \"A\") @Index(name = \"I\") record A(String id, String"
                + " status, long at) {}");
    AccessPatternPlan byStatus = pattern(plan, "byStatus");
    assertTrue(byStatus.partitionKey().isNative());
    assertEquals(List.of("at"), names(byStatus.stages()));
  }

  @Test
  void aComponentOfThePartitionIsNoStageOfTheSortKey() {
    EntityPlan plan =
        plan(
            table("Test.A.class", ""),
            "@Entity(pk = \"A#{a}\", sk = \"A#{a}#{b}#{c}\") record A(String a, String b, String c)"
                + " {}");
    assertEquals(List.of("b", "c"), names(pattern(plan, "byA").stages()));
  }

  @Test
  void aLocalIndexIsAsConsistentAsTheTable() {
    EntityPlan plan =
        plan(
            table("Test.A.class", "@IndexDefinition(name = \"L\", kind = IndexKind.LOCAL)"),
            "@Entity(pk = \"A#{a}\", sk = \"{b}\") @Index(name = \"L\", sk = \"{c}\", as = \"byC\")"
                + " record A(String a, String b, String c) {}");
    assertTrue(pattern(plan, "byC").consistent());
  }

  @Test
  void anIndexThatCarriesKeysAloneIsReadAsKeys() {
    EntityPlan plan =
        plan(
            table(
                "Test.A.class",
                "@IndexDefinition(name = \"I\", projection = Projection.KEYS_ONLY)"),
            "@Entity(pk = \"A#{a}\", sk = \"A\") @Index(name = \"I\", pk = \"{b}\", sk = \"{a}\")"
                + " record A(String a, String b) {}");
    assertTrue(pattern(plan, "byB").projection().orElseThrow().isKeysOnly());
  }

  @Test
  void anIndexThatCarriesSomeComponentsIsReadAsThose() {
    EntityPlan plan =
        plan(
            table(
                "Test.A.class",
                "@IndexDefinition(name = \"I\", projection = Projection.INCLUDE, include ="
                    + " \"d\"), @IndexDefinition(name = \"J\", projection = Projection.INCLUDE,"
                    + " include = {\"b\", \"c\", \"d\", \"n\"})"),
            "@Entity(pk = \"A#{a}\", sk = \"A\") @Index(name = \"I\", pk = \"{b}\", sk ="
                + " \"{c:day}\") @Index(name = \"J\", pk = \"{d}\", sk = \"{a}\") record A(String"
                + " a, String b, Instant c, String d, String n, @Ttl Instant t) {}");
    ProjectionPlan projection = pattern(plan, "byB").projection().orElseThrow();
    assertFalse(projection.isKeysOnly());
    assertEquals(List.of("d", "Type", "t"), projection.attributes());
    // The day alone does not tell the instant.
    assertEquals(
        List.of("a", "b", "d", "t"),
        projection.components().stream().map(ComponentModel::name).toList());
    assertEquals(Optional.empty(), pattern(plan, "byD").projection());
  }

  @Test
  void aNestedChildIsReachedBehindTheFirstStagesOfItsPattern() {
    EntityPlan plan =
        plan(
            table("Test.Org.class, Test.Project.class, Test.Task.class", ""),
            "@Entity(pk = \"ORG#{orgId}\", sk = \"INFO\") record Org(String orgId) {}",
            "@Entity(sk = \"PROJECT#{projectId}\") @ChildOf(Org.class) record Project(String orgId, String projectId) {}",
            "@Entity(sk = \"PROJECT#{projectId}#TASK#{taskId}\") @ChildOf(Project.class)"
                + " record Task(String orgId, String projectId, String taskId) {}");
    assertEquals(List.of("byOrg"), methods(plan));
    NestedPatternPlan nested = plan.nestedPatterns().get(0);
    assertEquals(1, plan.nestedPatterns().size());
    assertEquals("byProject", nested.method());
    assertEquals(pattern(plan, "byOrg"), nested.pattern());
    assertEquals(List.of("projectId"), names(nested.leading()));
  }
}
