package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Children, their parents and the components that hold the parents' keys. */
final class ChildRulesTest {

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
  private static final String TASK =
      """
      @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}")
      @ChildOf(Project.class)
      record Task(String orgId, String projectId, String taskId) {}
      """;

  @Test
  void childrenHaveTheKeysOfTheirParents() {
    assertGood(ORG + PROJECT + TASK);
  }

  @Test
  void aChildMayRepeatTheKeyOfItsParent() {
    assertGood(
        ORG
            + """
            @Entity(pk = "ORG#{owner}", sk = "PROJECT#{id}")
            @ChildOf(value = Org.class, requireParent = true)
            record Project(String owner, String id) {}

            @Entity(pk = "ORG#{owner}", sk = "PROJECT#{project}#TASK#{taskId}")
            @ChildOf(Project.class)
            record Task(String owner, String project, String taskId) {}
            """);
  }

  @Test
  void aSingleChildNeedsNoComponentOfItsOwn() {
    assertGood(
        ORG
            + """
            @Entity(sk = "SETTINGS")
            @ChildOf(Org.class)
            record Project(String orgId, String colour) {}

            @Entity(sk = "SETTINGS#PLAN#{number}")
            @ChildOf(Project.class)
            record Task(String orgId, int number) {}
            """);
  }

  @Test
  void aChildIsAnEntity() {
    assertProblems(
        ORG
            + PROJECT
            + """
            @ChildOf(Project.class)
            record Task(String orgId, String projectId, String taskId) {}
            """,
        problem(
            "[MISSING_ENTITY] Task has @ChildOf but no @Entity, so it is not stored. Annotate it"
                + " with @Entity(sk = ...) as well; its partition key is its parent's.",
            "@ChildOf(Project.class)"));
  }

  @Test
  void parentsAreInTheSameTable() {
    assertProblems(
        """
        @Table(entities = Project.class)
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        record Org(String orgId) {}

        """
            + PROJECT,
        problem(
            "[PARENT_NOT_IN_TABLE] Project is a child of Org, which is not in Work, and a child is"
                + " stored beside its parent. Add Org.class to the entities of Work.",
            "@ChildOf(Org.class)"));
  }

  @Test
  void parentsAreStored() {
    assertProblems(
        """
        @Table(entities = {Org.class, Project.class, Task.class})
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        record Org(String orgId, @Count(Task.class) long tasks) {}

        @Entity(sk = "PROJECT#{projectId}")
        @ChildOf(int.class)
        record Project(String orgId, String projectId) {}

        @Entity(sk = "TASK#{taskId}")
        @ChildOf(String.class)
        record Task(String orgId, String taskId) {}
        """,
        problem(
            "[UNUSABLE_PARENT] Project cannot be a child of what is not stored: int is no @Entity."
                + " Name an entity of the same table.",
            "@ChildOf(int.class)"),
        problem(
            "[UNUSABLE_PARENT] Task cannot be a child of what is not stored: String is no record"
                + " with @Entity. Name an entity of the same table.",
            "@ChildOf(String.class)"));
  }

  @Test
  void aMissingParentIsReportedOnce() {
    assertProblems(
        """
        @Table(entities = {Org.class, Project.class})
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        record Org(String orgId, @Count(Project.class) long projects) {}

        @Entity(sk = "PROJECT#{projectId}")
        @ChildOf(Orgg.class)
        record Project(String orgId, String projectId) {}
        """,
        problem(
            "[UNRESOLVED_TYPE] @ChildOf of Project refers in 'value' to something that does not"
                + " exist or is not visible. Check the spelling and the imports; if another"
                + " annotation processor generates it, see why it did not.",
            "@ChildOf(Orgg.class)"));
  }

  @Test
  void parentsAreNoEdges() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class, Membership.class, Note.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(String groupId) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(String userId, String groupId) {}

        @Entity(sk = "NOTE#{noteId}")
        @ChildOf(Membership.class)
        record Note(String userId, String groupId, String noteId) {}
        """,
        problem(
            "[UNUSABLE_PARENT] Note cannot be a child of Membership, which is an edge. Make it a"
                + " child of one of the entities that Membership joins, or remove @ChildOf and give"
                + " it keys of its own.",
            "@ChildOf(Membership.class)"));
  }

  @Test
  void anEdgeIsNoChild() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class, Membership.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(String groupId, @Count(Membership.class) long members) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        @ChildOf(Group.class)
        record Membership(String userId, String groupId) {}
        """,
        problem(
            "[EDGE_AND_CHILD] Membership has both @ManyToMany and @ChildOf, and each of them decides"
                + " where it is stored. Remove one of them.",
            "@ChildOf(Group.class)"));
  }

  @Test
  void noEntityIsItsOwnParent() {
    assertProblems(
        """
        @Table(entities = Folder.class)
        interface Files {}

        @Entity(sk = "FOLDER#{folderId}")
        @ChildOf(Folder.class)
        record Folder(String folderId) {}
        """,
        problem(
            "[PARENT_CYCLE] Folder is its own parent, so that it would have no key. Name another"
                + " entity, or remove @ChildOf; items that belong to items of their own kind are"
                + " joined with @ManyToMany.",
            "@ChildOf(Folder.class)"));
  }

  @Test
  void aCycleIsReportedOnceAndNothingBelowIt() {
    assertProblems(
        """
        @Table(entities = {Step.class, Project.class, Task.class})
        interface Work {}

        @Entity(sk = "STEP#{stepId}")
        @ChildOf(Task.class)
        record Step(String stepId) {}

        @Entity(sk = "PROJECT#{projectId}")
        @ChildOf(Task.class)
        record Project(String projectId) {}

        @Entity(sk = "TASK#{taskId}")
        @ChildOf(Project.class)
        record Task(String taskId) {}
        """,
        problem(
            "[PARENT_CYCLE] Project is its own ancestor: Project, a child of Task, a child of"
                + " Project. Remove @ChildOf from one of them and give that one a partition key.",
            "@ChildOf(Task.class)"));
  }

  @Test
  void childrenHaveAComponentForEachOfTheirParentsKey() {
    assertProblems(
        ORG
            + """
            @Entity(sk = "PROJECT#{projectId}")
            @ChildOf(Org.class)
            record Project(String projectId) {}

            @Entity(sk = "TASK#{taskId}")
            @ChildOf(Project.class)
            record Task(String taskId) {}
            """,
        problem(
            "[MISSING_PARENT_KEY] Project has no component for 'orgId' of Org's key, so that nothing"
                + " says which Org it belongs to. Add String orgId to Project.",
            "@ChildOf(Org.class)"),
        problem(
            "[MISSING_PARENT_KEY] Task has no component for 'projectId' of Project's key, so that"
                + " nothing says which Project it belongs to. Add String projectId to Task.",
            "@ChildOf(Project.class)"));
  }

  @Test
  void severalMissingComponentsAreOneProblem() {
    assertProblems(
        ORG
            + PROJECT
            + """
            @Entity(sk = "TASK#{taskId}")
            @ChildOf(Project.class)
            record Task(String taskId) {}
            """,
        problem(
            "[MISSING_PARENT_KEY] Task has no component for 'orgId' and 'projectId' of Project's key,"
                + " so that nothing says which Project it belongs to. Add String orgId and String"
                + " projectId to Task.",
            "@ChildOf(Project.class)"));
  }

  @Test
  void childrenHoldTheirParentsKeyInItsType() {
    assertProblems(
        ORG
            + """
            @Entity(sk = "PROJECT#{projectId}")
            @ChildOf(Org.class)
            record Project(
                long orgId,
                String projectId) {}

            @Entity(sk = "TASK#{taskId}")
            @ChildOf(Org.class)
            record Task(
                @Convert(Upper.class) String orgId,
                String taskId) {}

            final class Upper implements Converter<String, String> {
              @Override public String toStored(String value) { return value; }
              @Override public String fromStored(String stored) { return stored; }
            }
            """,
        problem(
            "[PARENT_KEY_TYPE] Component 'orgId' of Project holds 'orgId' of Org, but it is a long"
                + " and not a String. Make it a String.",
            "long orgId,"),
        problem(
            "[PARENT_KEY_TYPE] Component 'orgId' of Task holds 'orgId' of Org, but it is converted in"
                + " another way. Give both the same @Convert, or none.",
            "@Convert(Upper.class) String orgId,"));
  }
}
