package io.partita.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Models;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.Beginning;
import io.partita.processor.model.CollectionPlan.Between;
import io.partita.processor.model.CollectionPlan.RootPosition;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CollectionPlannerTest {

  private static final String USER =
      "@Entity(pk = \"USER#{userId}\", sk = \"PROFILE\") record User(String userId) {}";

  /** The plan of a collection of two entities or more, the last of which may be no members. */
  private static CollectionPlan plan(String settings, String components, String... records) {
    StringBuilder source =
        new StringBuilder("package test; import io.partita.annotations.*; import java.util.*;\n");
    StringBuilder entities = new StringBuilder();
    for (String record : records) {
      source.append(record).append('\n');
      String name = record.replaceFirst("(?s).*record (\\w+)\\(.*", "$1");
      entities.append(entities.length() == 0 ? "" : ", ").append(name).append(".class");
    }
    source
        .append("@ItemCollection record All(" + components + ") {}\n")
        .append(
            "@Table(entities = {%s}, collections = All.class%s) interface Test {}"
                .formatted(entities, settings));
    return new Planner()
        .plan(new ResolvedTable(Models.read(source.toString()).table()))
        .collections()
        .get(0);
  }

  private static String entity(String name, String pk, String sk, String components) {
    return "@Entity(pk = \"%s\", sk = \"%s\") record %s(%s) {}".formatted(pk, sk, name, components);
  }

  private static String range(CollectionPlan plan) {
    if (plan.range() instanceof Beginning beginning) {
      return text(beginning.prefix()) + "...";
    }
    return plan.range() instanceof Between between
        ? text(between.lower()) + " - " + text(between.upper()) + " " + between.end()
        : "whole";
  }

  private static String text(List<KeyPart> parts) {
    return parts.stream()
        .map(
            part ->
                part instanceof LiteralPart literal
                    ? literal.text()
                    : "{" + ((ComponentPart) part).javaName() + "}")
        .collect(Collectors.joining());
  }

  private static List<String> arguments(CollectionPlan plan) {
    return plan.arguments().stream().map(ComponentPart::javaName).toList();
  }

  @Test
  void theRangeGoesFromTheFirstMemberToTheLast() {
    CollectionPlan plan =
        plan(
            "",
            "User user, List<Order> orders",
            USER,
            entity("Order", "USER#{buyer}", "ORDER#{id}", "String buyer, String id"));
    assertEquals("ORDER# - PROFILE KEY", range(plan));
    assertEquals(RootPosition.LAST, plan.root());
    assertEquals("byUser", plan.method());
    assertEquals(List.of("userId"), arguments(plan));
    assertTrue(plan.isKeyGiven());
    assertTrue(plan.consistent());
    assertFalse(plan.typeFilter());
  }

  @Test
  void aFilterIsPlannedOnlyForWhatCanLieBetween() {
    String order = entity("Order", "USER#{buyer}", "ORDER#{id}", "String buyer, String id");
    for (String beside : List.of("ADDRESS#{n}", "ORDERS", "PROFILED", "PROFILE#{n}", "Z{n}")) {
      String expected = beside.equals("ORDERS") ? "true" : "false";
      CollectionPlan plan =
          plan(
              "",
              "User user, List<Order> orders",
              USER,
              order,
              entity("Beside", "USER#{userId}", beside, "String userId, String n"));
      assertEquals(expected, String.valueOf(plan.typeFilter()), beside);
    }
    assertFalse(
        plan(
                "",
                "User user, List<Order> orders",
                USER,
                order,
                entity("Elsewhere", "GROUP#{userId}", "ORDERS", "String userId"))
            .typeFilter());
  }

  @Test
  void whatIsBelowTheRootIsReadByItsWholeKey() {
    String project = entity("Project", "ORG#{org}", "P#{id}", "String org, String id");
    String task =
        entity("Task", "ORG#{org}", "P#{project}#TASK#{n:3}", "String org, String project, int n");
    CollectionPlan plan = plan("", "Project project, List<Task> tasks", project, task);
    assertEquals("P#{id} - P#{id}#TASK BELOW", range(plan));
    assertEquals(List.of("org", "id"), arguments(plan));
    assertEquals(RootPosition.FIRST, plan.root());
    assertEquals("byProject", plan.method());
    CollectionPlan all = plan("", "List<Project> projects, List<Task> tasks", project, task);
    assertEquals("P#...", range(all));
    assertEquals(List.of("org"), arguments(all));
    assertEquals("byOrg", all.method());
    assertEquals(RootPosition.NONE, all.root());
  }

  @Test
  void aRootThatEndsInTextIsReadWithWhatBeginsLikeItsComponents() {
    CollectionPlan plan =
        plan(
            "",
            "Project project, List<Task> tasks",
            entity("Project", "ORG#{org}", "P#{id}#INFO", "String org, String id"),
            entity("Task", "ORG#{org}", "P#{p}#TASK#{n:3}", "String org, String p, int n"));
    assertEquals("P#{id}#INFO - P#{id}#TASK BELOW", range(plan));
    assertEquals(List.of("org", "id"), arguments(plan));
  }

  @Test
  void rawTextThatBeginsLikeTheRootIsKeptOut() {
    CollectionPlan plan =
        plan(
            ", keyEncoding = KeyEncoding.RAW",
            "Project project, List<Task> tasks",
            entity("Project", "ORG#{org}", "P#{id}", "String org, String id"),
            entity("Task", "ORG#{org}", "P#{p}#T#{n}", "String org, String p, int n"));
    assertEquals("P#{id} - P#{id}#T# BEGINNING", range(plan));
    assertEquals("P#{id}", text(((Between) plan.range()).within()));
  }

  @Test
  void withoutTextInFrontTheWholePartitionIsRead() {
    CollectionPlan plan =
        plan(
            "",
            "Topic topic, List<Message> messages",
            entity("Topic", "T#{topic}", "META", "String topic"),
            entity("Message", "T#{topic}", "{id}", "String topic, String id"));
    assertEquals("whole", range(plan));
    assertEquals(RootPosition.ANYWHERE, plan.root());
  }

  @Test
  void theIndexIsChosenWhereTheRootIsTheOnlyOne() {
    CollectionPlan plan =
        plan(
            "",
            "User user, List<Order> orders",
            "@Entity(pk = \"ORG#{org}\", sk = \"USER#{id}\")"
                + " @Index(name = \"GSI1\", pk = \"USER#{org}#{id}\", sk = \"USER\")"
                + " record User(String org, String id) {}",
            "@Entity(pk = \"ORG#{org}\", sk = \"ORDER#{id}\")"
                + " @Index(name = \"GSI1\", pk = \"USER#{org}#{user}\", sk = \"ORDER#{id}\")"
                + " record Order(String org, String id, String user) {}");
    assertEquals(Optional.of("GSI1"), plan.index().map(IndexModel::name));
    assertEquals(List.of("org", "id"), arguments(plan));
    assertEquals("ORDER# - USER KEY", range(plan));
    assertFalse(plan.consistent());
  }

  @Test
  void theIndexIsChosenWhoseNamesAgree() {
    CollectionPlan plan =
        plan(
            "",
            "Vet vet, List<Visit> visits",
            "@Entity(pk = \"{vetId}\", sk = \"VET\")"
                + " @Index(name = \"GSI1\", pk = \"{vetId}\", sk = \"VET\")"
                + " record Vet(String vetId) {}",
            "@Entity(pk = \"{petId}\", sk = \"VISIT#{day}\")"
                + " @Index(name = \"GSI1\", pk = \"{vetId}\", sk = \"VISIT#{day}\")"
                + " record Visit(String petId, String vetId, String day) {}");
    assertEquals(Optional.of("GSI1"), plan.index().map(IndexModel::name));
  }

  @Test
  void aQueryOfBareIdsIsNamedAfterWhatHasThemAndNothingElse() {
    String[] records = {
      entity("Customer", "{customerId}", "INFO", "String customerId"),
      entity("Line", "{purchaseId}", "LINE#{number}", "String purchaseId, int number"),
      entity("Payment", "{purchaseId}", "PAYMENT#{number}", "String purchaseId, int number"),
      entity("Purchase", "{id}", "INFO", "String id")
    };
    String members = "List<Line> lines, List<Payment> payments";
    assertEquals("byPurchaseId", plan("", members, records[0], records[1], records[2]).method());
    assertEquals("byPurchase", plan("", members, records).method());
  }

  @Test
  void aConstantPartitionNeedsNoArguments() {
    CollectionPlan plan =
        plan(
            "",
            "List<Country> countries, Optional<Info> info",
            entity("Country", "WORLD", "COUNTRY#{code}", "String code")
                .replace("\") rec", "\", as = \"all\") rec"),
            entity("Info", "WORLD", "INFO", "String text"));
    assertEquals(List.of(), arguments(plan));
    assertEquals("byInfo", plan.method());
    assertEquals("COUNTRY# - INFO KEY", range(plan));
  }
}
