package io.partita.processor.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Models;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The access patterns of children, one for each ancestor that they can be listed by. */
final class ChildPatternNamesTest {

  private static final String HEADER = "package com.shop; import io.partita.annotations.*;\n";
  private static final String ORG =
      """
      @Entity(pk = "ORG#{orgId}", sk = "INFO") record Org(String orgId) {}
      @Entity(sk = "PROJECT#{projectId}") @ChildOf(Org.class)
      record Project(String orgId, String projectId) {}
      """;

  @Test
  void aChildIsListedByItsParent() {
    assertEquals("byOrg(orgId)", patterns("Org.class, Project.class", ORG));
  }

  @Test
  void aNestedChildIsListedByEachAncestor() {
    assertEquals(
        "byOrg(orgId); byProject(orgId, projectId)",
        patterns(
            "Org.class, Project.class, Task.class",
            ORG
                + """
                @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}") @ChildOf(Project.class)
                record Task(String orgId, String projectId, String taskId) {}
                """));
  }

  @Test
  void theNameThatIsGivenIsThatOfTheWholePartition() {
    assertEquals(
        "everywhere(firm); byProject(firm, work); byCode(code)",
        patterns(
            "Org.class, Project.class, Task.class",
            ORG
                + """
                @Entity(pk = "ORG#{firm}", sk = "PROJECT#{work}#TASK#{taskId}", as = "everywhere")
                @ChildOf(Project.class)
                @Index(name = "GSI1", pk = "CODE#{code}")
                record Task(String firm, String work, String taskId, String code) {}
                """));
  }

  @Test
  void aSingleChildIsListedAsWell() {
    assertEquals(
        "byOrg(orgId)",
        patterns(
            "Org.class, Settings.class",
            ORG
                + """
                @Entity(sk = "SETTINGS") @ChildOf(Org.class)
                record Settings(String orgId, String colour) {}
                """));
  }

  @Test
  void aPartitionThatBelongsToNoEntityIsNamedAfterItsComponents() {
    assertEquals(
        "byOrgId(orgId); byProject(orgId, projectId)",
        patterns(
            "Project.class, Task.class",
            """
            @Entity(pk = "ORG#{orgId}", sk = "PROJECT#{projectId}")
            record Project(String orgId, String projectId) {}
            @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}") @ChildOf(Project.class)
            record Task(String orgId, String projectId, String taskId) {}
            """));
  }

  private static String patterns(String entities, String source) {
    TableModel table =
        Models.read(HEADER + "@Table(entities = {" + entities + "}) interface Work {}\n" + source)
            .table();
    EntityModel last = table.entities().get(table.entities().size() - 1);
    return new ResolvedTable(table)
        .entity(last).patterns().stream()
            .map(
                pattern ->
                    pattern.name().orElse("?") + "(" + String.join(", ", pattern.arguments()) + ")")
            .collect(Collectors.joining("; "));
  }
}
