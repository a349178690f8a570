package io.partita.processor.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Models;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which entities belong to which, and by which access pattern they are found. */
final class RelationsTest {

  private static final String HEADER =
      "package com.shop; import io.partita.annotations.*; import java.time.*; import java.util.*;\n";

  private static final String WORK =
      """
      @Table(entities = {Org.class, Project.class, Plan.class, Task.class}) interface Work {}
      @Entity(pk = "ORG#{id}", sk = "INFO")
      record Org(String id, @Count(Task.class) long tasks) {}
      @Entity(sk = "PROJECT#{projectId}") @ChildOf(Org.class)
      record Project(String orgId, String projectId, @Count(Task.class) int tasks) {}
      @Entity(sk = "PROJECT#{projectId}#PLAN") @ChildOf(Project.class)
      record Plan(String orgId, String projectId) {}
      @Entity(sk = "PROJECT#{projectId}#PLAN#TASK#{taskId}")
      @ChildOf(value = Plan.class, requireParent = true)
      record Task(String orgId, String projectId, String taskId) {}
      """;

  private static final String FOLLOWS =
      """
      @Table(entities = {User.class, Follow.class}) interface Community {}
      @Entity(pk = "USER#{userId}", sk = "PROFILE")
      record User(String userId, @Count(value = Follow.class, side = Side.RIGHT) long followers) {}
      @Entity(pk = "USER#{followerId}", sk = "FOLLOWING#{followeeId}")
      @ManyToMany(left = User.class, right = User.class, leftKey = "followerId",
          rightKey = "followeeId", requireEnds = true)
      @Index(name = "GSI1", pk = "USER#{followeeId}", sk = "FOLLOWER#{followerId}")
      record Follow(String followerId, String followeeId) {}
      """;

  @Test
  void ancestorsAreOwnersFromTheParentUp() {
    assertEquals(
        "plan Plan [orgId=orgId, projectId=projectId] required -; project Project [orgId=orgId,"
            + " projectId=projectId] - tasks; org Org [id=orgId] - tasks",
        owners(WORK, "Task"));
    assertEquals("", owners(WORK, "Org"));
  }

  @Test
  void endsAreOwnersWithACounterPerSide() {
    assertEquals(
        "follower User [userId=followerId] required -; followee User [userId=followeeId] required"
            + " followers",
        owners(FOLLOWS, "Follow"));
  }

  @Test
  void dependentsAreEdgesBySideAndDirectChildren() {
    assertEquals(
        "Follow as follower by byFollower; Follow as followee by byFollowee",
        dependents(FOLLOWS, "User"));
    assertEquals("Project as org by byOrg", dependents(WORK, "Org"));
    assertEquals("Plan as project by byProject", dependents(WORK, "Project"));
    assertEquals("Task as plan by byProject", dependents(WORK, "Plan"));
  }

  @Test
  void anIndexThatMayBeSparseListsNothingThatAnotherListsInFull() {
    assertEquals(
        "Ticket as concert by byConcert", dependents(tickets("Instant usedAt"), "Concert"));
    assertEquals("Ticket as concert by used", dependents(tickets("long usedAt"), "Concert"));
  }

  private static String tickets(String used) {
    return """
        @Table(entities = {Fan.class, Concert.class, Ticket.class}) interface Box {}
        @Entity(pk = "FAN#{fanId}", sk = "FAN") record Fan(String fanId) {}
        @Entity(pk = "CONCERT#{concertId}", sk = "CONCERT") record Concert(String concertId) {}
        @Entity @ManyToMany(left = Fan.class, right = Concert.class)
        @Index(name = "GSI2", pk = "CONCERT#{concertId}", sk = "USED#{usedAt}", as = "used")
        record Ticket(String fanId, String concertId, %s) {}
        """
        .formatted(used);
  }

  @Test
  void deeperDescendantsAreKnownWhereTheyAreCounted() {
    TableModel table = read(WORK);
    ResolvedTable resolved = new ResolvedTable(table);
    assertEquals(
        "Task as org by byOrg", text(resolved, resolved.countedDescendants(entity(table, "Org"))));
    assertEquals(
        "Task as project by byProject",
        text(resolved, resolved.countedDescendants(entity(table, "Project"))));
    assertEquals(List.of(), resolved.countedDescendants(entity(table, "Plan")));
  }

  @Test
  void whatSomethingCountsIsCounted() {
    TableModel table = read(WORK);
    ResolvedTable resolved = new ResolvedTable(table);
    assertTrue(isCounted(resolved.entity(entity(table, "Task"))));
    assertFalse(isCounted(resolved.entity(entity(table, "Project"))));
  }

  private static boolean isCounted(ResolvedEntity entity) {
    return entity.ownersAndCounters().stream().anyMatch(owner -> owner.counter().isPresent());
  }

  private static String owners(String source, String name) {
    TableModel table = read(source);
    return new ResolvedTable(table)
        .entity(entity(table, name)).owners().stream()
            .map(
                owner ->
                    "%s %s [%s] %s %s"
                        .formatted(
                            owner.role(),
                            owner.owner().name(),
                            owner.keys().stream()
                                .map(key -> key.endComponent() + "=" + key.edgeComponent())
                                .collect(Collectors.joining(", ")),
                            owner.required() ? "required" : "-",
                            owner.counter().map(ComponentModel::name).orElse("-")))
            .collect(Collectors.joining("; "));
  }

  private static String dependents(String source, String name) {
    TableModel table = read(source);
    ResolvedTable resolved = new ResolvedTable(table);
    return text(resolved, resolved.dependents(entity(table, name)));
  }

  private static String text(ResolvedTable resolved, List<Relation> dependents) {
    return dependents.stream()
        .map(
            dependent ->
                dependent.dependent().name()
                    + " as "
                    + dependent.role()
                    + " by "
                    + resolved.pattern(dependent).flatMap(NamedPattern::name).orElse("-"))
        .collect(Collectors.joining("; "));
  }

  private static TableModel read(String source) {
    Models.Read read = Models.read(HEADER + source);
    assertEquals(List.of(), read.messages());
    return read.table();
  }

  private static EntityModel entity(TableModel table, String name) {
    return table.entities().stream()
        .filter(entity -> entity.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
