package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Keys that edges write, or leave to their ends. */
final class EdgeKeyRulesTest {

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
  void anEdgeNeedsNoKeys() {
    assertGood(ENDS + EDGE + "record Membership(String userId, String groupId) {}");
  }

  @Test
  void theKeyOfAnEdgeHasNoMoreOfATimeThanItsEnd() {
    String ends =
        """
        @Table(entities = {User.class, Slot.class, Booking.class})
        interface Calendar {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "SLOT#{at:seconds}", sk = "INFO")
        record Slot(java.time.Instant at) {}

        """;
    String edge = "@ManyToMany(left = User.class, right = Slot.class)\n";
    String booking = "record Booking(String userId, java.time.Instant at) {}";
    assertGood(ends + "@Entity\n" + edge + booking);
    assertGood(
        ends + "@Entity(pk = \"USER#{userId}\", sk = \"SLOT#{at:seconds}\")\n" + edge + booking);
    assertProblems(
        ends + "@Entity(pk = \"USER#{userId}\", sk = \"SLOT#{at}\")\n" + edge + booking,
        problem(
            "[END_KEY_TYPE] The key of Booking has more of 'at' than the key of Slot, which has it"
                + " cut to ':seconds'. Write {at:seconds} in the keys of Booking, or leave the keys"
                + " out to have them derived.",
            "@ManyToMany(left = User.class, right = Slot.class)"));
  }

  @Test
  void onlyAnEdgeNeedsNoPartitionKey() {
    assertProblems(
        """
        @Table(entities = {User.class, Settings.class})
        interface Community {}

        @Entity(sk = "PROFILE")
        record User(String userId) {}

        @Entity(sk = "SETTINGS", type = "Options")
        record Settings() {}
        """,
        problem(
            "[MISSING_PARTITION_KEY] User has no partition key, and only edges and children derive"
                + " theirs. Add it to @Entity, such as pk = \"USER#{userId}\", or make User an edge"
                + " with @ManyToMany.",
            "@Entity(sk = \"PROFILE\")"),
        problem(
            "[MISSING_PARTITION_KEY] Settings has no partition key, and only edges and children"
                + " derive theirs. Add it to @Entity, such as pk = \"SETTINGS\", or make Settings"
                + " an edge with @ManyToMany.",
            "@Entity(sk = \"SETTINGS\", type = \"Options\")"));
  }

  @Test
  void theEndsOfASelfRelationAreNamed() {
    String follow =
        """
        @Table(entities = {User.class, Follow.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity
        @ManyToMany(left = User.class, right = User.class%s)
        record Follow(Instant since, String followerId, String followeeId) {}
        """;
    String remedy =
        "Name the components of both ends, such as leftKey = \"followerId\", rightKey ="
            + " \"followeeId\".";
    assertProblems(
        follow.formatted(""),
        problem(
            "[AMBIGUOUS_ENDS] Follow joins User with itself, so names do not tell which component"
                + " is which end. "
                + remedy,
            "@ManyToMany(left = User.class, right = User.class)"));
    assertProblems(
        follow.formatted(", rightKey = \"followeeId\""),
        problem(
            "[AMBIGUOUS_ENDS] Follow joins User with itself, so names do not tell which component"
                + " is which end. "
                + remedy,
            "@ManyToMany(left = User.class, right = User.class, rightKey = \"followeeId\")"));
    assertProblems(
        follow.formatted(", leftKey = \"followeeId\", rightKey = \"followeeId\""),
        problem(
            "[AMBIGUOUS_ENDS] Follow joins User with itself, so names do not tell which component"
                + " is which end. "
                + remedy,
            "@ManyToMany(left = User.class, right = User.class, leftKey = \"followeeId\", rightKey"
                + " = \"followeeId\")"));
  }

  @Test
  void oneComponentIsNotBothEnds() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class, Membership.class})
        interface Community {}

        @Entity(pk = "USER#{id}", sk = "PROFILE")
        record User(String id) {}

        @Entity(pk = "GROUP#{id}", sk = "INFO")
        record Group(String id) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(String id, String club) {}
        """,
        problem(
            "[AMBIGUOUS_ENDS] Both ends of Membership would be 'id', so User and Group could not be"
                + " told apart. Name the components of both ends, such as leftKey = \"id\","
                + " rightKey = \"club\".",
            "@ManyToMany(left = User.class, right = Group.class)"));
  }

  @Test
  void aSelfRelationWritesItsKeys() {
    String follow =
        """
        @Table(entities = {User.class, Follow.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(int userId) {}

        %s
        @ManyToMany(left = User.class, right = User.class, leftKey = "followerId", rightKey = "followeeId")
        record Follow(int followerId, int followeeId) {}
        """;
    assertProblems(
        follow.formatted("@Entity"),
        problem(
            "[UNDERIVABLE_KEY] The keys of Follow do not follow from its ends: both are User, and"
                + " the edge's keys must differ from User's own. Write them, such as @Entity(sk ="
                + " \"FOLLOWEE#{followeeId:plain}\") and @Index(name = \"GSI1\", pk ="
                + " \"USER#{followeeId}\", sk = \"FOLLOWER#{followerId:plain}\").",
            "@ManyToMany(left = User.class, right = User.class, leftKey = \"followerId\", rightKey"
                + " = \"followeeId\")"));
    assertProblems(
        follow.formatted(
            "@Entity(sk = \"FOLLOWING#{followeeId}\") @Index(name = \"GSI1\", pk ="
                + " \"FOLLOWED#{followeeId}\")"),
        problem(
            "[UNDERIVABLE_KEY] The keys of Follow do not follow from its ends: both are User, and"
                + " the edge's keys must differ from User's own. Write them, such as @Index(name ="
                + " \"GSI1\", pk = \"FOLLOWED#{followeeId}\", sk ="
                + " \"FOLLOWER#{followerId:plain}\").",
            "@ManyToMany(left = User.class, right = User.class, leftKey = \"followerId\", rightKey"
                + " = \"followeeId\")"));
    assertGood(
        follow.formatted(
            "@Entity(sk = \"FOLLOWEE#{followeeId:plain}\") @Index(name = \"GSI1\", pk ="
                + " \"USER#{followeeId}\", sk = \"FOLLOWER#{followerId:plain}\")"));
  }

  @Test
  void aSelfRelationOnAFlippedIndexWritesItsSortKeyOnly() {
    assertGood(
        """
        @Table(entities = {User.class, Follow.class},
            indexes = @IndexDefinition(name = "GSI1", partitionKey = "SK", sortKey = "PK"))
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(sk = "FOLLOWING#{followeeId}")
        @ManyToMany(left = User.class, right = User.class, leftKey = "followerId", rightKey = "followeeId")
        record Follow(String followerId, String followeeId) {}
        """);
  }

  @Test
  void keysDoNotDeriveFromAnEndThatItsPartitionDoesNotIdentify() {
    String program =
        """
        @Table(entities = {Student.class, Course.class, Enrollment.class})
        interface School {}

        @Entity(pk = "STUDENT#{studentId}", sk = "STUDENT")
        record Student(String studentId) {}

        @Entity(pk = "SCHOOL#{school}", sk = "COURSE#{number}")
        record Course(String school, int number) {}

        %s
        @ManyToMany(left = Student.class, right = Course.class)
        record Enrollment(String studentId, String school, int number) {}
        """;
    assertProblems(
        program.formatted("@Entity"),
        problem(
            "[UNDERIVABLE_KEY] The keys of Enrollment do not follow from its ends: the partition"
                + " key alone does not identify Course. Write them, such as @Entity(sk ="
                + " \"SCHOOL#{school}#COURSE#{number}\") and @Index(name = \"GSI1\", pk ="
                + " \"SCHOOL#{school}#COURSE#{number}\", sk = \"STUDENT#{studentId}\").",
            "@ManyToMany(left = Student.class, right = Course.class)"));
    assertGood(
        program.formatted(
            "@Entity(sk = \"SCHOOL#{school}#COURSE#{number}\") @Index(name = \"GSI1\", pk ="
                + " \"SCHOOL#{school}#COURSE#{number}\")"));
  }

  @Test
  void aTableWithoutSortKeyNeedsAWrittenPartitionKey() {
    String program =
        """
        @Table(entities = {User.class, Group.class, Membership.class}, sortKey = "")
        interface Community {}

        @Entity(pk = "USER#{userId}")
        record User(String userId) {}

        @Entity(pk = "GROUP#{groupId}")
        record Group(String groupId) {}

        %s
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(String userId, String groupId) {}
        """;
    assertProblems(
        program.formatted("@Entity"),
        problem(
            "[UNDERIVABLE_KEY] The keys of Membership do not follow from its ends: the table has no"
                + " sort key, so the partition key must hold both. Write them, such as @Entity(pk ="
                + " \"USER#{userId}#GROUP#{groupId}\").",
            "@ManyToMany(left = User.class, right = Group.class)"));
    assertProblems(
        program.formatted("@Entity(pk = \"MEMBER#{userId}\")"),
        problem(
            "[INCOMPLETE_EDGE_KEY] The primary key of Membership does not contain 'groupId', so"
                + " edges of different ends would overwrite each other. Add what is missing, such"
                + " as pk = \"MEMBER#{userId}#{groupId}\".",
            "@Entity(pk = \"MEMBER#{userId}\")"));
  }

  @Test
  void theKeyOfAnEdgeIdentifiesBothEnds() {
    assertProblems(
        ENDS
            + """
            @Entity(sk = "GROUP#{since}")
            @ManyToMany(left = User.class, right = Group.class)
            record Membership(String userId, String groupId, Instant since) {}
            """,
        problem(
            "[INCOMPLETE_EDGE_KEY] The primary key of Membership does not contain 'groupId', so"
                + " edges of different ends would overwrite each other. Add what is missing, such"
                + " as sk = \"GROUP#{since}#{groupId}\".",
            "@Entity(sk = \"GROUP#{since}\")"));
  }

  @Test
  void theInverseIsPartitionedByTheRightEnd() {
    assertProblems(
        ENDS
            + EDGE
            + """
            @Index(name = "GSI1", pk = "GROUP#{groupId}#{since}", sk = "USER#{userId}")
            record Membership(String userId, String groupId, LocalDate since) {}
            """,
        problem(
            "[INVERSE_PARTITION] GSI1 is the inverse of Membership, but its partition key"
                + " \"GROUP#{groupId}#{since}\" is not the key of Group, the right end. Write pk ="
                + " \"GROUP#{groupId}\", or name another index as the inverse.",
            "@Index(name = \"GSI1\", pk = \"GROUP#{groupId}#{since}\", sk = \"USER#{userId}\")"));
    assertProblems(
        """
        @Table(entities = {User.class, Group.class, Membership.class},
            indexes = @IndexDefinition(name = "GSI1", partitionKey = "SK", sortKey = "PK"))
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(String groupId) {}

        @Entity(sk = "GROUP#{since}#{groupId}")
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(String userId, String groupId, LocalDate since) {}
        """,
        problem(
            "[INVERSE_PARTITION] GSI1 is the inverse of Membership, but its partition key"
                + " \"GROUP#{since}#{groupId}\" is not the key of Group, the right end. Give the"
                + " index a partition key of its own in @IndexDefinition, which then holds"
                + " \"GROUP#{groupId}\", or name another index as the inverse.",
            "@ManyToMany(left = User.class, right = Group.class)"));
  }

  @Test
  void anUnknownComponentInAWrittenKeyIsItsOneProblem() {
    assertProblems(
        ENDS
            + """
            @Entity(sk = "GROUP#{grupId}")
            @ManyToMany(left = User.class, right = Group.class)
            @Index(name = "GSI1", pk = "GROUP#{gropId}")
            record Membership(String userId, String groupId) {}
            """,
        problem(
            "[UNKNOWN_COMPONENT] Sort key \"GROUP#{grupId}\" of Membership refers to 'grupId', but"
                + " Membership has no such component. Did you mean 'groupId'?",
            "@Entity(sk = \"GROUP#{grupId}\")"),
        problem(
            "[UNKNOWN_COMPONENT] Partition key \"GROUP#{gropId}\" of Membership on GSI1 refers to"
                + " 'gropId', but Membership has no such component. Did you mean 'groupId'?",
            "@Index(name = \"GSI1\", pk = \"GROUP#{gropId}\")"));
  }

  @Test
  void twoEdgesBetweenTheSameEndsNeedDifferentKeys() {
    String program =
        ENDS.replace("Membership.class}", "Membership.class, Invitation.class}")
            + EDGE
            + """
            record Membership(String userId, String groupId) {}

            %s
            @ManyToMany(left = User.class, right = Group.class)
            record Invitation(String userId, String groupId) {}
            """;
    assertProblems(
        program.formatted("@Entity"),
        problem(
            "[KEY_COLLISION] Membership and Invitation can have the same key: both could store PK"
                + " \"USER#1\", SK \"GROUP#1\". Give one sort key another prefix.",
            "@ManyToMany(left = User.class, right = Group.class)"));
    assertGood(program.formatted("@Entity(sk = \"INVITED#{groupId}\")"));
  }
}
