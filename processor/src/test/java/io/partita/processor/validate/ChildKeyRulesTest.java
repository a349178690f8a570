package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** The keys of children, which follow from those of their parents. */
final class ChildKeyRulesTest {

  private static final String ORG =
      """
      @Table(entities = {Org.class, Project.class, Task.class})
      interface Work {}

      @Entity(pk = "ORG#{orgId}", sk = "INFO")
      record Org(String orgId) {}

      """;
  private static final String PROJECT =
      """
      @Entity(sk = "PROJECT#{projectId}")
      @ChildOf(Org.class)
      record Project(String orgId, String projectId) {}

      """;

  @Test
  void aWrittenPartitionKeyIsTheParents() {
    assertProblems(
        ORG
            + """
            @Entity(pk = "PROJECTS#{orgId}", sk = "PROJECT#{projectId}")
            @ChildOf(Org.class)
            record Project(String orgId, String projectId) {}

            @Entity(pk = "ORG#{taskId}", sk = "TASK#{orgId}")
            @ChildOf(Org.class)
            record Task(String orgId, String taskId) {}
            """,
        problem(
            "[CHILD_PARTITION_KEY] Partition key \"PROJECTS#{orgId}\" of Project is not that of its"
                + " parent Org, in whose item collection it is stored. Write pk = \"ORG#{orgId}\", or"
                + " leave it out.",
            "@Entity(pk = \"PROJECTS#{orgId}\", sk = \"PROJECT#{projectId}\")"),
        problem(
            "[CHILD_PARTITION_KEY] Partition key \"ORG#{taskId}\" of Task is not that of its parent"
                + " Org, in whose item collection it is stored. Write pk = \"ORG#{orgId}\", or leave"
                + " it out.",
            "@Entity(pk = \"ORG#{taskId}\", sk = \"TASK#{orgId}\")"));
  }

  @Test
  void formatsThatMeanTheSameAreTheSamePartitionKey() {
    assertGood(
        """
        @Table(entities = {Org.class, Project.class})
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        record Org(int orgId) {}

        @Entity(pk = "ORG#{orgId:plain}", sk = "PROJECT#{projectId}")
        @ChildOf(Org.class)
        record Project(int orgId, String projectId) {}
        """);
  }

  @Test
  void theSortKeyOfANestedChildExtendsItsParents() {
    assertProblems(
        ORG
            + PROJECT
            + """
            @Entity(sk = "TASK#{projectId}#{taskId}")
            @ChildOf(Project.class)
            record Task(String orgId, String projectId, String taskId) {}
            """,
        problem(
            "[CHILD_SORT_KEY] Sort key \"TASK#{projectId}#{taskId}\" of Task does not extend that of"
                + " its parent Project, \"PROJECT#{projectId}\". Write sk ="
                + " \"PROJECT#{projectId}#TASK#{taskId}\".",
            "@Entity(sk = \"TASK#{projectId}#{taskId}\")"));
  }

  @Test
  void anotherFormatDoesNotExtendTheParentsSortKey() {
    assertProblems(
        ORG
            + """
            @Entity(sk = "PROJECT#{number:6}")
            @ChildOf(Org.class)
            record Project(String orgId, int number) {}

            @Entity(sk = "PROJECT#{number}#TASK#{taskId}")
            @ChildOf(Project.class)
            record Task(String orgId, int number, String taskId) {}
            """,
        problem(
            "[CHILD_SORT_KEY] Sort key \"PROJECT#{number}#TASK#{taskId}\" of Task does not extend"
                + " that of its parent Project, \"PROJECT#{number:6}\". Write sk ="
                + " \"PROJECT#{number:6}#TASK#{taskId}\".",
            "@Entity(sk = \"PROJECT#{number}#TASK#{taskId}\")"));
  }

  @Test
  void aParentThatSharesItsPartitionIsExtendedEvenIfItIsNoChild() {
    assertProblems(
        """
        @Table(entities = {Project.class, Task.class})
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "PROJECT#{projectId}")
        record Project(String orgId, String projectId) {}

        @Entity(sk = "TASK#{taskId}#{projectId}")
        @ChildOf(Project.class)
        record Task(String orgId, String projectId, String taskId) {}
        """,
        problem(
            "[CHILD_SORT_KEY] Sort key \"TASK#{taskId}#{projectId}\" of Task does not extend that of its"
                + " parent Project, \"PROJECT#{projectId}\". Write sk ="
                + " \"PROJECT#{projectId}#TASK#{taskId}\".",
            "@Entity(sk = \"TASK#{taskId}#{projectId}\")"));
  }

  @Test
  void aMissingSortKeyIsPrintedWithThatOfTheParent() {
    assertProblems(
        ORG
            + PROJECT
            + """
            @Entity
            @ChildOf(Project.class)
            record Task(String orgId, String projectId, String taskId) {}
            """,
        problem(
            "[MISSING_SORT_KEY] Task has no sort key, but the table Work has one (SK). Add it to"
                + " @Entity, such as sk = \"PROJECT#{projectId}#TASK#{taskId}\", or declare sortKey ="
                + " \"\" on @Table.",
            "@Entity"));
  }

  @Test
  void aTableWithoutASortKeyHasNoChildren() {
    assertProblems(
        """
        @Table(entities = {Org.class, Project.class}, sortKey = "")
        interface Work {}

        @Entity(pk = "ORG#{orgId}")
        record Org(String orgId) {}

        """
            + PROJECT,
        problem(
            "[CHILD_SORT_KEY] Project is stored in the item collection of Org, but the table Work has"
                + " no sort key, so that each collection is one item. Name one on @Table, such as"
                + " sortKey = \"SK\", or remove @ChildOf.",
            "@ChildOf(Org.class)"));
  }

  @Test
  void childrenOfOneParentAreToldApart() {
    assertProblems(
        ORG
            + PROJECT
            + """
            @Entity(sk = "PROJECT#{taskId}")
            @ChildOf(Org.class)
            record Task(String orgId, String taskId) {}
            """,
        problem(
            "[KEY_COLLISION] Project and Task can have the same key: both could store PK"
                + " \"ORG#1\", SK \"PROJECT#1\". Give one sort key another prefix.",
            "@Entity(sk = \"PROJECT#{taskId}\")"));
  }

  @Test
  void theNameOfAPatternIsNotThatOfAParent() {
    assertProblems(
        ORG
            + PROJECT
            + """
            @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}", as = "byProject")
            @ChildOf(Project.class)
            record Task(String orgId, String projectId, String taskId) {}
            """,
        problem(
            "[DUPLICATE_PATTERN] Task has as = \"byProject\", but that is the access pattern of one"
                + " of its parents. Choose another name, or remove as.",
            "@Entity(sk = \"PROJECT#{projectId}#TASK#{taskId}\", as = \"byProject\")"));
  }
}
