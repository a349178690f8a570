package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** The ends of edges, and the components that hold their keys. */
final class EndRulesTest {

  private static final String ENDS =
      """
      @Table(entities = {User.class, Group.class, Membership.class})
      interface Community {}

      @Entity(pk = "USER#{userId}", sk = "PROFILE")
      record User(String userId) {}

      @Entity(pk = "GROUP#{groupId}", sk = "INFO")
      record Group(String groupId) {}

      """;
  private static final String EDGE =
      "@Entity\n@ManyToMany(left = User.class, right = Group.class)\n";

  @Test
  void anEdgeIsAnEntity() {
    assertProblems(
        ENDS
            + "@ManyToMany(left = User.class, right = Group.class)\n"
            + "record Membership(String userId, String groupId) {}",
        problem(
            "[MISSING_ENTITY] Membership has @ManyToMany but no @Entity, so it is not stored."
                + " Annotate it with @Entity as well; its keys derive from its ends.",
            "@ManyToMany(left = User.class, right = Group.class)"));
  }

  @Test
  void endsAreInTheSameTable() {
    assertProblems(
        """
        @Table(entities = {User.class, Membership.class, Follow.class})
        interface Community {}

        @Table(entities = {Group.class, Person.class})
        interface Other {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(String groupId) {}

        @Entity(pk = "PERSON#{id}", sk = "INFO")
        record Person(String id) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(String userId, String groupId) {}

        @Entity
        @ManyToMany(left = Person.class, right = Person.class)
        record Follow(String a, String b) {}
        """,
        problem(
            "[END_NOT_IN_TABLE] Membership joins Group, which is not in Community, and items of two"
                + " tables have no common key. Add Group.class to the entities of Community.",
            "@ManyToMany(left = User.class, right = Group.class)"),
        problem(
            "[END_NOT_IN_TABLE] Follow joins Person, which is not in Community, and items of two"
                + " tables have no common key. Add Person.class to the entities of Community.",
            "@ManyToMany(left = Person.class, right = Person.class)"));
  }

  @Test
  void endsAreStored() {
    assertProblems(
        """
        @Table(entities = {User.class, Like.class, Wish.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        record Song(String id) {}

        @Entity
        @ManyToMany(left = User.class, right = Song.class)
        record Like(String userId, String songId) {}

        @Entity
        @ManyToMany(left = int.class, right = String.class)
        record Wish(String userId) {}
        """,
        problem(
            "[UNUSABLE_END] Like cannot join what is not stored: Song is no record with @Entity."
                + " Name an entity of the same table.",
            "@ManyToMany(left = User.class, right = Song.class)"),
        problem(
            "[UNUSABLE_END] Wish cannot join what is not stored: int is no @Entity. Name an entity"
                + " of the same table.",
            "@ManyToMany(left = int.class, right = String.class)"),
        problem(
            "[UNUSABLE_END] Wish cannot join what is not stored: String is no record with @Entity."
                + " Name an entity of the same table.",
            "@ManyToMany(left = int.class, right = String.class)"));
  }

  @Test
  void anEndThatIsNoEntityIsReportedWhereItIsListed() {
    assertProblems(
        """
        @Table(entities = {User.class, Song.class, Like.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        record Song(String id) {}

        @Entity
        @ManyToMany(left = User.class, right = Song.class)
        record Like(String userId, String songId) {}
        """,
        problem(
            "[MISSING_ENTITY] Song is listed in Community but has no @Entity. Annotate it with"
                + " @Entity(pk = ..., sk = ...), or take it out of the table's entities.",
            "@Table(entities = {User.class, Song.class, Like.class})"));
  }

  @Test
  void aMissingEndIsReportedOnce() {
    assertProblems(
        """
        @Table(entities = {User.class, Like.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity
        @ManyToMany(left = User.class, right = Song.class)
        record Like(String userId, String songId) {}
        """,
        problem(
            "[UNRESOLVED_TYPE] @ManyToMany of Like refers in 'right' to something that does not"
                + " exist or is not visible. Check the spelling and the imports; if another"
                + " annotation processor generates it, see why it did not.",
            "@ManyToMany(left = User.class, right = Song.class)"));
  }

  @Test
  void endsAreNoEdges() {
    assertProblems(
        ENDS.replace("Membership.class}", "Membership.class, Vote.class}")
            + EDGE
            + """
            record Membership(String userId, String groupId) {}

            @Entity
            @ManyToMany(left = User.class, right = Membership.class)
            record Vote(String userId, String groupId) {}
            """,
        problem(
            "[UNUSABLE_END] Vote cannot join Membership, which is an edge itself. Join one of the"
                + " entities that Membership joins, or remove @ManyToMany from Membership and give"
                + " it keys of its own.",
            "@ManyToMany(left = User.class, right = Membership.class)"));
  }

  @Test
  void anEdgeHasTheComponentsOfItsEndsKeys() {
    assertProblems(
        ENDS + EDGE + "record Membership(String userId, String club) {}",
        problem(
            "[MISSING_END_KEY] Membership has no component for 'groupId' of Group's key. Add String"
                + " groupId to Membership, or name the component that holds it with rightKey.",
            "@ManyToMany(left = User.class, right = Group.class)"));
    assertProblems(
        """
        @Table(entities = {Repo.class, User.class, Access.class})
        interface Hub {}

        @Entity(pk = "REPO#{owner}#{repo}", sk = "INFO")
        record Repo(String owner, long repo) {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity
        @ManyToMany(left = Repo.class, right = User.class)
        record Access(String level) {}
        """,
        problem(
            "[MISSING_END_KEY] Access has no component for 'owner' and 'repo' of Repo's key. Add"
                + " String owner and long repo to Access, or name the components that hold the key"
                + " with leftKey.",
            "@ManyToMany(left = Repo.class, right = User.class)"),
        problem(
            "[MISSING_END_KEY] Access has no component for 'userId' of User's key. Add String"
                + " userId to Access, or name the component that holds it with rightKey.",
            "@ManyToMany(left = Repo.class, right = User.class)"));
  }

  @Test
  void whatToAddTellsTheEndsApart() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class, Membership.class})
        interface Community {}

        @Entity(pk = "USER#{id}", sk = "PROFILE")
        record User(String id) {}

        @Entity(pk = "GROUP#{name.text}#{id}", sk = "INFO")
        record Group(Name name, String id) {}

        record Name(String text) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(String role) {}
        """,
        problem(
            "[MISSING_END_KEY] Membership has no component for 'id' of User's key. Add String userId to Membership, or name the component that holds it with leftKey.",
            "@ManyToMany(left = User.class, right = Group.class)"),
        problem(
            "[MISSING_END_KEY] Membership has no component for 'name.text' and 'id' of Group's key. Add String nameText and String groupId to Membership, or name the components that hold the key with rightKey.",
            "@ManyToMany(left = User.class, right = Group.class)"));
  }

  @Test
  void aMistakeInAnEndsKeyIsTheEndsOwn() {
    assertProblems(
        (ENDS + EDGE).replace("GROUP#{groupId}", "GROUP#{grupId}")
            + "record Membership(String userId, String groupId) {}",
        problem(
            "[UNKNOWN_COMPONENT] Partition key \"GROUP#{grupId}\" of Group refers to 'grupId', but"
                + " Group has no such component. Did you mean 'groupId'?",
            "@Entity(pk = \"GROUP#{grupId}\", sk = \"INFO\")"));
  }

  @Test
  void endKeysNameComponentsOfTheEdge() {
    assertProblems(
        ENDS
            + """
            @Entity
            @ManyToMany(left = User.class, right = Group.class, leftKey = {"member", "since"}, rightKey = "cub")
            record Membership(String member, String club, String since) {}
            """,
        problem(
            "[END_KEY] leftKey of Membership names 2 components, but the key of User has 1"
                + " (userId). Name the component of Membership for each of them, in that order.",
            "@ManyToMany(left = User.class, right = Group.class, leftKey = {\"member\", \"since\"},"
                + " rightKey = \"cub\")"),
        problem(
            "[END_KEY] rightKey of Membership names 'cub', but Membership has no such component."
                + " Did you mean 'club'?",
            "@ManyToMany(left = User.class, right = Group.class, leftKey = {\"member\", \"since\"},"
                + " rightKey = \"cub\")"));
    assertProblems(
        ENDS
            + """
            @Entity
            @ManyToMany(left = User.class, right = Group.class, leftKey = "someone")
            record Membership(String x, String groupId) {}
            """,
        problem(
            "[END_KEY] leftKey of Membership names 'someone', but Membership has no such component."
                + " Add it to the record, or name one of x, groupId.",
            "@ManyToMany(left = User.class, right = Group.class, leftKey = \"someone\")"));
  }

  @Test
  void theKeyOfAnEndHasOneType() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class, Membership.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(UUID userId) {}

        @Entity(pk = "GROUP#{groupId:6}", sk = "INFO")
        record Group(int groupId) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(
            String userId,
            BigDecimal groupId) {}
        """,
        problem(
            "[END_KEY_TYPE] Component 'userId' of Membership is a String, but it holds 'userId' of"
                + " User, which is a UUID. Make it a UUID, or name another component with leftKey.",
            "String userId,"),
        problem(
            "[END_KEY_TYPE] Component 'groupId' of Membership is a BigDecimal, but it holds"
                + " 'groupId' of Group, which is an int. Make it an int, or name another component"
                + " with rightKey.",
            "BigDecimal groupId) {}"));
  }

  @Test
  void theKeyOfAnEndIsConvertedInOneWay() {
    String program =
        """
        @Table(entities = {User.class, Group.class, Membership.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(@Convert(Ids.class) Id userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(String groupId) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(
            @Convert(%s) Id userId,
            String groupId) {}

        record Id(String text) {}
        class Ids implements Converter<Id, String> {
          public String write(Id id) { return id.text(); }
          public Id read(String text) { return new Id(text); }
        }
        class LowerIds extends Ids {}
        """;
    assertGood(program.formatted("Ids.class"));
    assertProblems(
        program.formatted("LowerIds.class"),
        problem(
            "[END_KEY_TYPE] Component 'userId' of Membership is converted in another way than"
                + " 'userId' of User, whose key it is. Annotate it with @Convert(Ids.class).",
            "@Convert(LowerIds.class) Id userId,"));
  }

  @Test
  void primitiveAndWrapperAreOneType() {
    assertGood(
        """
        @Table(entities = {User.class, Group.class, Membership.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(long userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(Integer groupId) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(Long userId, int groupId) {}
        """);
  }
}
