package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Names of access patterns. */
final class PatternRulesTest {

  private static final String TABLE = "@Table(entities = Message.class)\ninterface Chat {}\n\n";

  @Test
  void accessPatternsOfAnEntityHaveDifferentNames() {
    assertProblems(
        """
        @Table(entities = Message.class, indexes = @IndexDefinition(name = "LSI1", kind = IndexKind.LOCAL))
        interface Chat {}

        @Entity(pk = "THREAD#{thread}", sk = "{at}#{id}")
        @Index(name = "LSI1", sk = "{votes}")
        record Message(String thread, Instant at, String id, int votes) {}
        """,
        problem(
            "[DUPLICATE_PATTERN] Message would have two access patterns 'byThread', on the table"
                + " and on LSI1. Name one of them, such as as = \"byThreadByVotes\" in @Index(name"
                + " = \"LSI1\").",
            "@Index(name = \"LSI1\", sk = \"{votes}\")"));
    assertProblems(
        TABLE
            + """
            @Entity(pk = "THREAD#{thread}", sk = "{at}#{id}")
            @Index(name = "GSI1", pk = "T#{thread}", sk = "{id}", as = "bythread")
            record Message(String thread, Instant at, String id) {}
            """,
        problem(
            "[DUPLICATE_PATTERN] Message would have two access patterns 'bythread', on the table"
                + " and on GSI1. Name one of them, such as as = \"bythreadById\" in @Index(name ="
                + " \"GSI1\").",
            "@Index(name = \"GSI1\", pk = \"T#{thread}\", sk = \"{id}\", as = \"bythread\")"));
    assertGood(
        """
        @Table(entities = Message.class, indexes = @IndexDefinition(name = "LSI1", kind = IndexKind.LOCAL))
        interface Chat {}

        @Entity(pk = "THREAD#{thread}", sk = "{at}#{id}")
        @Index(name = "LSI1", sk = "{votes}", as = "byThreadByVotes")
        record Message(String thread, Instant at, String id, int votes) {}
        """);
  }

  @Test
  void anIndexOfAnEdgeThatIsNotItsInverseIsNamedAfterTheEndToo() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class, Membership.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(String groupId) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        @Index(name = "GSI2", pk = "GROUP#{groupId}", sk = "{since}")
        record Membership(String userId, String groupId, LocalDate since) {}
        """,
        problem(
            "[DUPLICATE_PATTERN] Membership would have two access patterns 'byGroup', on GSI2 and"
                + " on GSI1. Name one of them, such as as = \"byGroupByUserId\" in @Index(name ="
                + " \"GSI1\").",
            "@ManyToMany(left = User.class, right = Group.class)"));
  }

  @Test
  void constantPartitionsAreNamedByTheUser() {
    assertProblems(
        TABLE
            + """
            @Entity(pk = "MESSAGES", sk = "{id}")
            @Index(name = "GSI1", pk = "ALL", sk = "{at}")
            record Message(String id, Instant at) {}
            """,
        problem(
            "[UNNAMED_PATTERN] The partition key \"MESSAGES\" of Message has no component that its"
                + " access pattern could be named after. Name it in @Entity, such as as = \"all\".",
            "@Entity(pk = \"MESSAGES\", sk = \"{id}\")"),
        problem(
            "[UNNAMED_PATTERN] The partition key \"ALL\" of Message on GSI1 has no component that"
                + " its access pattern could be named after. Name it in @Index(name = \"GSI1\"),"
                + " such as as = \"all\".",
            "@Index(name = \"GSI1\", pk = \"ALL\", sk = \"{at}\")"));
    assertGood(
        TABLE
            + """
            @Entity(pk = "MESSAGES", sk = "{id}", as = "all")
            @Index(name = "GSI1", pk = "ALL", sk = "{at}", as = "newest")
            record Message(String id, Instant at) {}
            """);
  }

  @Test
  void aPartitionThatHoldsTheWholeKeyHasNoPattern() {
    assertGood(
        TABLE
            + """
            @Entity(pk = "MESSAGE#{id}", sk = "MESSAGE")
            @Index(name = "GSI1", pk = "M#{id}", sk = "{at}")
            @Index(name = "GSI2", pk = "N#{at}#{id}", sk = "N")
            record Message(String id, Instant at) {}
            """);
  }

  @Test
  void givenNamesCanBeMethods() {
    String program =
        TABLE
            + """
            @Entity(pk = "THREAD#{thread}", sk = "{id}", as = "%s")
            record Message(String thread, String id) {}
            """;
    for (String name : new String[] {"new-est", "class", "9th"}) {
      assertProblems(
          program.formatted(name),
          problem(
              "[PATTERN_NAME] Message has as = \""
                  + name
                  + "\", but that cannot be the name of a method. Use letters and digits, such as"
                  + " as = \"newest\".",
              "@Entity(pk = \"THREAD#{thread}\", sk = \"{id}\", as = \"" + name + "\")"));
    }
    for (String name : new String[] {"find", "create", "exists", "scanGsi1", "toString"}) {
      assertProblems(
          program.formatted(name),
          problem(
              "[PATTERN_NAME] Message has as = \""
                  + name
                  + "\", but the DAO has a method of that name already. Choose another, such as as"
                  + " = \"newest\".",
              "@Entity(pk = \"THREAD#{thread}\", sk = \"{id}\", as = \"" + name + "\")"));
    }
    assertProblems(
        program.formatted("key"),
        problem(
            "[PATTERN_NAME] Message has as = \"key\", but a generated class has that name already."
                + " Choose another, such as as = \"newest\".",
            "@Entity(pk = \"THREAD#{thread}\", sk = \"{id}\", as = \"key\")"));
  }

  @Test
  void aNameNeedsAPattern() {
    assertProblems(
        TABLE
            + """
            @Entity(pk = "MESSAGE#{id}", sk = "MESSAGE", as = "some")
            @Index(name = "GSI1", pk = "M#{id}", sk = "{at}", as = "others")
            record Message(String id, Instant at) {}
            """,
        problem(
            "[PATTERN_NAME] Message has as = \"some\", but there is no access pattern on the table:"
                + " its partition holds one such item at most, which find reads. Remove as.",
            "@Entity(pk = \"MESSAGE#{id}\", sk = \"MESSAGE\", as = \"some\")"),
        problem(
            "[PATTERN_NAME] Message has as = \"others\", but there is no access pattern on GSI1:"
                + " its partition holds one such item at most, which find reads. Remove as.",
            "@Index(name = \"GSI1\", pk = \"M#{id}\", sk = \"{at}\", as = \"others\")"));
  }
}
