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
import io.partita.processor.model.ReadRange;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.resolve.RequestText;
import io.partita.processor.resolve.ResolvedTable;
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
        new Planner()
            .plan(new ResolvedTable(Models.read(source.append("}").toString()).table()))
            .entities();
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
    assertFalse(byUser.isShared());
    assertFalse(byGroup.isShared());
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
    assertFalse(byGroup.isShared());
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
    assertTrue(byGroup.isShared());
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
    assertTrue(pattern(plan, "byId").isShared());
    EntityPlan prefixed =
        plan(
            table("Test.Thread.class, Test.Message.class", ""),
            thread,
            "@Entity(pk = \"THREAD#{id}\", sk = \"M#{messageId}\") record Message(String id, String"
                + " messageId) {}");
    assertFalse(pattern(prefixed, "byId").isShared());
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
    assertTrue(pattern(plan, "byOrg").isShared());
  }

  @Test
  void otherPartitionsAreNoneOfItsBusiness() {
    EntityPlan plan =
        plan(
            table("Test.A.class, Test.B.class", ""),
            "@Entity(pk = \"A#{id}\", sk = \"{x}\") record A(String id, String x) {}",
            "@Entity(pk = \"B#{id}\", sk = \"{x}\") record B(String id, String x) {}");
    assertFalse(pattern(plan, "byId").isShared());
  }

  @Test
  void withoutATypeAttributeRangesAreSharedAllTheSame() {
    EntityPlan plan =
        plan(
            "@Table(entities = {Test.Thread.class, Test.Message.class}, typeAttribute = \"\")",
            "@Entity(pk = \"THREAD#{id}\", sk = \"META\") record Thread(String id) {}",
            "@Entity(pk = \"THREAD#{id}\", sk = \"{messageId}\") record Message(String id, String"
                + " messageId) {}");
    assertTrue(pattern(plan, "byId").isShared());
  }

  @Test
  void othersAreInTheWayUntilAStageLeavesNone() {
    String org = "@Entity(pk = \"ORG#{org}\", sk = \"PROJECT\") record Org(String org) {}";
    String project =
        "@Entity(pk = \"ORG#{org}\", sk = \"PROJECT#{project}\") record Project(String org, String"
            + " project) {}";
    String task =
        "@Entity(pk = \"ORG#{org}\", sk = \"PROJECT#{project}#TASK#{task}\") record Task(String"
            + " org, String project, String task) {}";
    AccessPatternPlan tasks =
        pattern(
            plan(
                table("Test.Org.class, Test.Project.class, Test.Task.class", ""),
                org,
                project,
                task),
            "byOrg");
    assertEquals(List.of(true, false, false), shared(tasks));
    assertEquals(Optional.of("project"), tasks.sharedUntil().map(ComponentPart::javaName));
    AccessPatternPlan projects =
        pattern(
            plan(
                table("Test.Org.class, Test.Task.class, Test.Project.class", ""),
                org,
                task,
                project),
            "byOrg");
    assertEquals(List.of(true, false), shared(projects));
  }

  @Test
  void othersAreAlwaysInTheWayWhereTheyCanHaveEveryBeginning() {
    AccessPatternPlan byId =
        pattern(
            plan(
                table("Test.Thread.class, Test.Message.class", ""),
                "@Entity(pk = \"T#{id}\", sk = \"{a}#{b}#X\") record Thread(String id, String a,"
                    + " String b) {}",
                "@Entity(pk = \"T#{id}\", sk = \"{a}#{b}\") record Message(String id, String a,"
                    + " String b) {}"),
            "byId");
    assertEquals(List.of(true, true, false), shared(byId));
  }

  private static List<Boolean> shared(AccessPatternPlan pattern) {
    return pattern.ranges().stream().map(ReadRange::isShared).toList();
  }

  private static List<String> bounds(AccessPatternPlan pattern) {
    return pattern.ranges().stream()
        .map(
            range ->
                range.bounds().map(texts -> texts.first() + " - " + texts.last()).orElse("none"))
        .toList();
  }

  private static final String BY_SHAPE = ", typeAttribute = \"\"";

  /** What is read of items with a sort key beside notes. */
  private static AccessPatternPlan besideNotes(String settings, String sk, String components) {
    return pattern(
        plan(
            "@Table(entities = {Test.Note.class, Test.Entry.class}%s)".formatted(settings),
            "@Entity(pk = \"P#{id}\", sk = \"~NOTE#{note}\") record Note(String id, String note)"
                + " {}",
            "@Entity(pk = \"P#{id}\", sk = \"%s\") record Entry(String id, %s) {}"
                .formatted(sk, components)),
        "byId");
  }

  @Test
  void aRangeEndsWhereTheTextsOfItsComponentDoIfOthersLieBeyond() {
    for (String settings : List.of(BY_SHAPE, BY_SHAPE + ", keyEncoding = KeyEncoding.RAW")) {
      AccessPatternPlan times = besideNotes(settings, "{at:seconds}", "java.time.Instant at");
      assertEquals(List.of("0000-00-00T00:00:00Z - 9999-99-99T99:99:99Z", "none"), bounds(times));
      assertEquals(List.of(false, false), shared(times));
    }
  }

  @Test
  void whereATypeTellsItemsApartThoseOfFormerShapesAreReadAsWell() {
    AccessPatternPlan times = besideNotes("", "{at:seconds}", "java.time.Instant at");
    assertEquals(List.of("none", "none"), bounds(times));
    assertEquals(List.of(true, false), shared(times));
  }

  @Test
  void whatFollowsTheComponentIsInTheRangeAsWell() {
    AccessPatternPlan days =
        besideNotes(BY_SHAPE, "{day}#{text}", "java.time.LocalDate day, String text");
    assertEquals(List.of("0000-00-00 - 9999-99-99$", "none", "none"), bounds(days));
    assertEquals(
        "PK = \"P#{id}\" AND SK BETWEEN \"0000-00-00\" AND \"9999-99-99$\"",
        RequestText.condition(days, days.arguments()));
    assertEquals(
        "PK = \"P#{id}\" AND begins_with(SK, \"{day}#\")",
        RequestText.condition(days, days.stages().subList(0, 1)));
  }

  @Test
  void everyFormatButTextHasBounds() {
    assertEquals("000 - 999", firstBounds("{n:3}", "int n"));
    assertEquals("-0000000000 - 9999999999", firstBounds("{n}", "int n"));
    assertEquals(
        "00000000-0000-0000-0000-000000000000 - ffffffff-ffff-ffff-ffff-ffffffffffff",
        firstBounds("{u}", "java.util.UUID u"));
    assertEquals("false - true", firstBounds("{b}", "boolean b"));
    assertEquals("00 - fg", firstBounds("{b}", "byte[] b"));
    assertEquals("none", firstBounds("{t}", "String t"));
  }

  @Test
  void namesOfConstantsAreBoundedAsTheyAreEncoded() {
    String grade = "Grade g) { enum Grade { LOW, TOP, TOP$ } } record Other(String t";
    assertEquals("LOW - TOP%24", firstBounds("{g}", grade));
    // In bytes the second constant comes first, in Java's characters the first one.
    String letters =
        "Letter l) { enum Letter { A\uD835\uDC9C, A\uF900, B } } record Other(String t";
    assertEquals("A - B", firstBounds("{l}", letters));
  }

  private static String firstBounds(String sk, String components) {
    return bounds(besideNotes(BY_SHAPE, sk, components)).get(0);
  }

  @Test
  void aRangeWithoutNeighboursIsLeftAsItIs() {
    assertEquals("none", firstBounds("AT#{day}", "java.time.LocalDate day"));
    // A note's text can be a constant as well as any other.
    assertEquals("none", firstBounds("~NOTE#{b}", "boolean b"));
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
    assertFalse(pattern(alone, "byX").isShared());
    EntityPlan shared =
        plan(
            table(entities, ""),
            "@Entity(pk = \"A#{id}\", sk = \"A\") @Index(name = \"I\", pk = \"{x}\", sk = \"{id}\")"
                + " record A(String id, String x) {}",
            b);
    assertTrue(pattern(shared, "byX").isShared());
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
