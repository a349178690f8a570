package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Components that count what belongs to their items. */
final class CountRulesTest {

  private static String community(String group) {
    return """
    @Table(entities = {User.class, Group.class, Membership.class})
    interface Community {}

    @Entity(pk = "USER#{userId}", sk = "PROFILE")
    record User(String userId) {}

    @Entity(pk = "GROUP#{groupId}", sk = "INFO")
    record Group(
        String groupId,
        %s) {}

    @Entity
    @ManyToMany(left = User.class, right = Group.class)
    record Membership(String userId, String groupId) {}
    """
        .formatted(group);
  }

  private static String followers(String user) {
    return """
    @Table(entities = {User.class, Follow.class})
    interface Community {}

    @Entity(pk = "USER#{userId}", sk = "PROFILE")
    record User(
        String userId,
        %s) {}

    @Entity(sk = "FOLLOWING#{followeeId}")
    @ManyToMany(left = User.class, right = User.class, leftKey = "followerId", rightKey = "followeeId")
    @Index(name = "GSI1", pk = "USER#{followeeId}", sk = "FOLLOWER#{followerId}")
    record Follow(String followerId, String followeeId) {}
    """
        .formatted(user);
  }

  private static String work(String org) {
    return """
    @Table(entities = {Org.class, Project.class, Task.class})
    interface Work {}

    @Entity(pk = "ORG#{orgId}", sk = "INFO")
    record Org(
        String orgId,
        %s) {}

    @Entity(sk = "PROJECT#{projectId}")
    @ChildOf(Org.class)
    record Project(String orgId, String projectId) {}

    @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}")
    @ChildOf(Project.class)
    record Task(String orgId, String projectId, String taskId) {}
    """
        .formatted(org);
  }

  @Test
  void endsAndAncestorsCount() {
    assertGood(community("@Count(Membership.class) long members"));
    assertGood(community("@Count(value = Membership.class, side = Side.RIGHT) Integer members"));
    assertGood(work("@Count(Project.class) int projects, @Count(Task.class) Long tasks"));
    assertGood(
        followers(
            "@Count(value = Follow.class, side = Side.LEFT) long following, @Count(value ="
                + " Follow.class, side = Side.RIGHT) long followers"));
  }

  @Test
  void onlyWhatBelongsToAnItemIsCounted() {
    assertProblems(
        community("@Count(User.class) long users"),
        problem(
            "[NOT_COUNTABLE] Group.users cannot count User, which is no edge and no child of Group."
                + " It can count Membership.class.",
            "@Count(User.class) long users) {}"));
  }

  @Test
  void whatCouldBeCountedIsListed() {
    assertProblems(
        work("@Count(String.class) long names"),
        problem(
            "[NOT_COUNTABLE] Org.names cannot count String, which is no edge and no child of Org. It"
                + " can count Project.class or Task.class.",
            "@Count(String.class) long names) {}"));
  }

  @Test
  void aSimilarNameIsSuggested() {
    assertProblems(
        work("@Count(Projects.class) long projects") + "record Projects() {}",
        problem(
            "[NOT_COUNTABLE] Org.projects cannot count Projects, which is no edge and no child of"
                + " Org. Did you mean Project.class?",
            "@Count(Projects.class) long projects) {}"));
  }

  @Test
  void nothingIsCountedWhereNothingBelongs() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(String groupId, @Count(User.class) long users) {}
        """,
        problem(
            "[NOT_COUNTABLE] Group.users cannot count User, which is no edge and no child of Group."
                + " Nothing in Community belongs to Group: join it with @ManyToMany, make User its"
                + " child with @ChildOf, make its key of components of the key of User, or remove"
                + " @Count.",
            "record Group(String groupId, @Count(User.class) long users) {}"));
  }

  @Test
  void aTypeThatIsNoClassIsNotCounted() {
    assertProblems(
        community("@Count(int.class) long members"),
        problem(
            "[NOT_COUNTABLE] Group.members cannot count int, which is not stored. Name an edge, a"
                + " child or a deeper descendant.",
            "@Count(int.class) long members) {}"));
  }

  @Test
  void aMissingTypeIsReportedOnce() {
    assertProblems(
        community("@Count(Members.class) long members"),
        problem(
            "[UNRESOLVED_TYPE] @Count of members refers in 'value' to something that does not exist"
                + " or is not visible. Check the spelling and the imports; if another annotation"
                + " processor generates it, see why it did not.",
            "@Count(Members.class) long members) {}"));
  }

  @Test
  void inARelationToItselfTheSideIsGiven() {
    assertProblems(
        followers("@Count(Follow.class) long following"),
        problem(
            "[COUNT_SIDE] User.following counts Follow, which joins User to itself. Write side ="
                + " Side.LEFT to count the edges whose follower it is, or side = Side.RIGHT to count"
                + " those whose followee it is.",
            "@Count(Follow.class) long following) {}"));
  }

  @Test
  void theSideIsTheOneThatTheEntityIs() {
    assertProblems(
        community("@Count(value = Membership.class, side = Side.LEFT) long members"),
        problem(
            "[COUNT_SIDE] Group.members has side = Side.LEFT, but Group is the right end of"
                + " Membership. Remove side.",
            "@Count(value = Membership.class, side = Side.LEFT) long members) {}"));
  }

  @Test
  void childrenHaveNoSides() {
    assertProblems(
        work("@Count(value = Task.class, side = Side.RIGHT) long tasks"),
        problem(
            "[COUNT_SIDE] Org.tasks has side = Side.RIGHT, but Task is no edge and has no sides."
                + " Remove side.",
            "@Count(value = Task.class, side = Side.RIGHT) long tasks) {}"));
  }

  @Test
  void countsAreIntegers() {
    assertProblems(
        work(
                """
            @Count(Project.class) String projects,
            @Count(Task.class) @Convert(Text.class) long tasks""")
            + """
            final class Text implements Converter<Long, String> {
              @Override public String toStored(Long value) { return value.toString(); }
              @Override public Long fromStored(String stored) { return Long.valueOf(stored); }
            }
            """,
        problem(
            "[COUNT_TYPE] @Count stands on component 'projects' of Org, which is a String. Make it a"
                + " long or an int.",
            "@Count(Project.class) String projects,"),
        problem(
            "[COUNT_TYPE] @Count stands on component 'tasks' of Org, which is a long. Make it a long"
                + " or an int without @Convert: DynamoDB adds to it as it is stored.",
            "@Count(Task.class) @Convert(Text.class) long tasks) {}"));
  }

  @Test
  void countsHaveOneName() {
    assertProblems(
        work("@Count(Project.class) @Aliases(\"n\") long projects"),
        problem(
            "[COUNT_ALIASES] The count 'projects' of Org has @Aliases, but DynamoDB adds to"
                + " \"projects\" alone, so that a number under another name would be lost. Keep the"
                + " old name with @Attribute(\"n\"), or remove @Aliases and recount.",
            "@Count(Project.class) @Aliases(\"n\") long projects) {}"));
  }

  @Test
  void countsHaveAnAttributeOfTheirOwn() {
    assertProblems(
        work("@Count(Project.class) @KeyOnly long projects"),
        problem(
            "[KEY_ONLY] Component 'projects' of Org is @KeyOnly, but @Count needs an attribute of"
                + " its own. Remove @KeyOnly.",
            "@Count(Project.class) @KeyOnly long projects) {}"));
  }

  @Test
  void nothingIsCountedTwice() {
    assertProblems(
        work("@Count(Task.class) long tasks, @Count(Task.class) long all"),
        problem(
            "[DUPLICATE_COUNT] 'tasks' and 'all' of Org both count Task. Keep one of them.",
            "@Count(Task.class) long tasks, @Count(Task.class) long all) {}"));
  }

  @Test
  void oneSideIsCountedOnce() {
    assertProblems(
        followers(
            "@Count(value = Follow.class, side = Side.LEFT) long a, @Count(value = Follow.class,"
                + " side = Side.LEFT) long b"),
        problem(
            "[DUPLICATE_COUNT] 'a' and 'b' of User both count Follow. Keep one of them.",
            "@Count(value = Follow.class, side = Side.LEFT) long a, @Count(value = Follow.class, side"
                + " = Side.LEFT) long b) {}"));
  }

  @Test
  void anIndexOfKeysListsWhatIsCounted() {
    assertProblems(
        community("@Count(Membership.class) long members")
            .replace(
                "Membership.class})",
                "Membership.class}, indexes = @IndexDefinition(name = \"GSI1\", projection ="
                    + " Projection.KEYS_ONLY))"));
  }

  @Test
  void whatIsCountedIsListedApartFromWhatIsNot() {
    assertProblems(
        community("@Count(Membership.class) long members")
            .replace(
                "record Membership",
                "@Index(name = \"GSI1\", pk = \"GROUP#{groupId:lower}\", sk = \"USER#{userId}\")\n"
                    + "record Membership"),
        problem(
            "[COUNT_UNLISTED] Group.members counts Membership, but no access pattern lists the items"
                + " of one group, so that the count could not be checked. Give Membership a"
                + " partition key, on the table or on an index, that is made of 'groupId'.",
            "@Count(Membership.class) long members) {}"));
  }
}
