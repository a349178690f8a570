package io.partita.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.Side;
import io.partita.processor.Models;
import io.partita.processor.model.ChildModel;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CountModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a child says, and the partition key it gets from its parent; counts and unique values. */
final class ChildReaderTest {

  private static final String HEADER =
      "package com.shop; import io.partita.annotations.*; import java.util.*;\n";

  @Test
  void parentsAreResolvedFirstInWhateverOrderTheyAreListed() {
    TableModel table =
        read(
            """
            @Table(entities = {Task.class, Project.class, Org.class}) interface Work {}
            @Entity(pk = "ORG#{orgId}", sk = "INFO") record Org(String orgId) {}
            @Entity(sk = "PROJECT#{projectId}") @ChildOf(value = Org.class, requireParent = true)
            record Project(String orgId, String projectId) {}
            @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}") @ChildOf(Project.class)
            record Task(String orgId, String projectId, String taskId) {}
            """);
    assertEquals(
        "Task ORG#{orgId} / PROJECT#{projectId}#TASK#{taskId}; Project ORG#{orgId} /"
            + " PROJECT#{projectId}; Org ORG#{orgId} / INFO",
        keys(table));
    assertEquals("orgId=orgId, projectId=projectId", parentKeys(table, "Task"));
    assertTrue(child(table, "Project").requireParent());
    assertFalse(child(table, "Task").requireParent());
  }

  @Test
  void theFormatsOfTheParentAreCopied() {
    TableModel table =
        read(
            """
            @Table(entities = {Org.class, Project.class}) interface Work {}
            @Entity(pk = "ORG#{region}#{number:6}", sk = "INFO") record Org(String region, int number) {}
            @Entity(sk = "PROJECT#{projectId}") @ChildOf(Org.class)
            record Project(String region, int number, String projectId) {}
            """);
    assertEquals(
        "Org ORG#{region}#{number:6} / INFO; Project ORG#{region}#{number:6} /"
            + " PROJECT#{projectId}",
        keys(table));
  }

  @Test
  void aComponentNamedAfterTheParentIsItsKey() {
    TableModel table =
        read(
            """
            @Table(entities = {Org.class, Project.class}) interface Work {}
            @Entity(pk = "ORG#{id}", sk = "INFO") record Org(String id) {}
            @Entity(sk = "PROJECT#{id}") @ChildOf(Org.class)
            record Project(String id, String orgId) {}
            """);
    assertEquals("Org ORG#{id} / INFO; Project ORG#{orgId} / PROJECT#{id}", keys(table));
    assertEquals("id=orgId", parentKeys(table, "Project"));
  }

  @Test
  void otherNamesAreTakenFromTheirPlaceInTheTemplates() {
    TableModel table =
        read(
            """
            @Table(entities = {Org.class, Project.class, Task.class}) interface Work {}
            @Entity(pk = "ORG#{orgId}", sk = "INFO") record Org(String orgId) {}
            @Entity(pk = "ORG#{owner}", sk = "PROJECT#{id}") @ChildOf(Org.class)
            record Project(String owner, String id) {}
            @Entity(pk = "ORG#{firm}", sk = "PROJECT#{work}#TASK#{taskId}") @ChildOf(Project.class)
            record Task(String firm, String work, String taskId) {}
            """);
    assertEquals("orgId=owner", parentKeys(table, "Project"));
    assertEquals("owner=firm, id=work", parentKeys(table, "Task"));
  }

  @Test
  void whatCannotBeDerivedIsAbsent() {
    TableModel table =
        read(
            """
            @Table(entities = {A.class, B.class, C.class}) interface Work {}
            @Entity(sk = "A") @ChildOf(B.class) record A(String id) {}
            @Entity(sk = "B") @ChildOf(A.class) record B(String id) {}
            @Entity(sk = "C") @ChildOf(B.class) record C(String id) {}
            """);
    assertEquals("A  / A; B  / B; C  / C", keys(table));
  }

  @Test
  void anEdgeJoinsAChild() {
    TableModel table =
        read(
            """
            @Table(entities = {User.class, Assignment.class, Task.class, Org.class}) interface Work {}
            @Entity(pk = "ORG#{orgId}", sk = "INFO") record Org(String orgId) {}
            @Entity(sk = "TASK#{taskId}") @ChildOf(Org.class) record Task(String orgId, String taskId) {}
            @Entity(pk = "USER#{userId}", sk = "INFO") record User(String userId) {}
            @Entity(sk = "TASK#{orgId}#{taskId}") @ManyToMany(left = User.class, right = Task.class)
            @Index(name = "GSI1", pk = "TASK#{orgId}#{taskId}")
            record Assignment(String userId, String orgId, String taskId) {}
            """);
    assertEquals(
        List.of("orgId", "taskId"),
        entity(table, "Assignment").edge().orElseThrow().right().edgeComponents());
  }

  @Test
  void readsCountsAndUniqueValues() {
    TableModel table =
        read(
            """
            @Table(entities = {User.class, Follow.class}) interface Community {}
            @Entity(pk = "USER#{userId}", sk = "PROFILE")
            record User(
                String userId,
                @Unique String email,
                @Count(Follow.class) long any,
                @Count(value = Follow.class, side = Side.RIGHT) Integer followers) {}
            @Entity(pk = "USER#{a}", sk = "FOLLOWING#{b}")
            @ManyToMany(left = User.class, right = User.class, leftKey = "a", rightKey = "b")
            @Index(name = "GSI1", pk = "USER#{b}", sk = "FOLLOWER#{a}")
            record Follow(String a, String b) {}
            """);
    List<ComponentModel> components = entity(table, "User").components();
    assertEquals(
        List.of(false, true, false, false),
        components.stream().map(ComponentModel::unique).toList());
    assertEquals(Set.of(Managed.COUNT), components.get(2).managed());
    CountModel any = components.get(2).count().orElseThrow();
    assertEquals("com.shop.Follow", any.counted().canonicalName());
    assertEquals(Side.AUTO, any.side());
    assertEquals(Side.RIGHT, components.get(3).count().orElseThrow().side());
  }

  private static TableModel read(String source) {
    Models.Read read = Models.read(HEADER + source);
    assertEquals(List.of(), read.messages());
    return read.table();
  }

  private static String keys(TableModel table) {
    return table.entities().stream()
        .map(
            entity ->
                entity.name()
                    + " "
                    + entity.partitionKey().text()
                    + " / "
                    + entity.sortKey().orElseThrow().text())
        .collect(Collectors.joining("; "));
  }

  private static String parentKeys(TableModel table, String name) {
    return child(table, name).keys().stream()
        .map(key -> key.endComponent() + "=" + key.edgeComponent())
        .collect(Collectors.joining(", "));
  }

  private static ChildModel child(TableModel table, String name) {
    return entity(table, name).child().orElseThrow();
  }

  private static EntityModel entity(TableModel table, String name) {
    return table.entities().stream()
        .filter(entity -> entity.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
