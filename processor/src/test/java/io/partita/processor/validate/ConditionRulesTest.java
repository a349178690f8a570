package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The conditions under which items are on an index. */
final class ConditionRulesTest {

  private static final String TYPES =
      """
      enum Status { ACTIVE, SUSPENDED, LEFT }
      """;

  /** Records that differ in their condition only, each on a table of its own. */
  private static String records(String... conditions) {
    List<String> all = Arrays.asList(conditions);
    return TYPES
        + all.stream()
            .map(
                condition ->
                    """
                    @Table(entities = R%1$d.class)
                    interface T%1$d {}
                    @Entity(pk = "R#{id}", sk = "R")
                    @Index(name = "GSI1", pk = "G#{group}", where = "%2$s")
                    record R%1$d(String id, String group, Status status, boolean on, Boolean maybe, int count, Long big,
                        BigDecimal price, char letter, Optional<Status> other, Instant at, List<String> tags,
                        double ratio, @Version long version, @UpdatedAt Instant updated) {}
                    """
                        .formatted(all.indexOf(condition), condition))
            .collect(Collectors.joining());
  }

  private static Programs.Problem typeProblem(int record, String condition, String problem) {
    return problem(
        "[CONDITION_TYPE] Condition \"%s\" of R%d on GSI1 %s".formatted(condition, record, problem),
        line(condition));
  }

  private static Programs.Problem malformed(int record, String condition, String problem) {
    return problem(
        "[MALFORMED_CONDITION] Condition \"%s\" of R%d on GSI1 %s"
            .formatted(condition, record, problem),
        line(condition));
  }

  private static String line(String condition) {
    return "@Index(name = \"GSI1\", pk = \"G#{group}\", where = \"" + condition + "\")";
  }

  @Test
  void conditionsOfEveryTypeAreUnderstood() {
    assertGood(
        records(
            "status = ACTIVE",
            "status != LEFT and on = true AND maybe = false",
            "maybe is null and other IS NOT NULL",
            "count = -5 and big != 9000000000",
            "price = 1.50",
            "letter = 'x' and group = bare-word",
            "group = 'it''s two words'",
            "other = SUSPENDED",
            "at is not null"));
  }

  @Test
  void unknownComponentsAndConstantsAreSuggested() {
    assertProblems(
        records("state = ACTIVE", "staus = ACTIVE", "status = ACTVE", "other = GONE"),
        problem(
            "[UNKNOWN_COMPONENT] Condition \"state = ACTIVE\" of R0 on GSI1 refers to 'state', but"
                + " R0 has no such component. Use one of id, group, status, on, maybe, count, big,"
                + " price, letter, other, at, tags, ratio, version, updated.",
            line("state = ACTIVE")),
        problem(
            "[UNKNOWN_COMPONENT] Condition \"staus = ACTIVE\" of R1 on GSI1 refers to 'staus', but"
                + " R1 has no such component. Did you mean 'status'?",
            line("staus = ACTIVE")),
        typeProblem(
            2,
            "status = ACTVE",
            "compares 'status' with ACTVE, which is no constant of Status. Did you mean 'ACTIVE'?"),
        typeProblem(
            3,
            "other = GONE",
            "compares 'other' with GONE, which is no constant of Status. Use one of ACTIVE,"
                + " LEFT, SUSPENDED."));
  }

  @Test
  void constantsHaveTheTypeOfTheirComponent() {
    assertProblems(
        records(
            "count = five",
            "count = 3000000000",
            "on = yes",
            "status = 'ACTIVE'",
            "letter = xy",
            "at = now",
            "ratio = 0.5",
            "on is null",
            "tags is null",
            "version = 1",
            "updated is null"),
        typeProblem(
            0,
            "count = five",
            "compares 'count' with five, which is not an int. Write a value that it can have."),
        typeProblem(
            1,
            "count = 3000000000",
            "compares 'count' with 3000000000, which is not an int. Write a value that it can"
                + " have."),
        typeProblem(
            2, "on = yes", "compares 'on' with yes, which is not a boolean. Write true or false."),
        typeProblem(
            3,
            "status = 'ACTIVE'",
            "compares 'status' with ACTIVE, in quotes, but it is a Status. Write the constant"
                + " without quotes."),
        typeProblem(
            4,
            "letter = xy",
            "compares 'letter' with xy, which is not a char. Write a value that it can have."),
        typeProblem(
            5,
            "at = now",
            "compares 'at', which is an Instant, but only enums, booleans, integers, BigDecimal and"
                + " text are compared. Use a component of such a type, or is null."),
        typeProblem(
            6,
            "ratio = 0.5",
            "compares 'ratio', which is a double, but only enums, booleans, integers, BigDecimal"
                + " and text are compared. Use a component of such a type."),
        typeProblem(
            7,
            "on is null",
            "asks whether 'on' is null, which a boolean never is. Compare it with a constant, or"
                + " declare it as Boolean."),
        typeProblem(
            8,
            "tags is null",
            "asks whether 'tags' is null, but a collection that is not stored is read as an empty"
                + " one. Use another component."),
        typeProblem(
            9,
            "version = 1",
            "refers to 'version', which changes without the keys being written. Use a component"
                + " that you set yourself."),
        typeProblem(
            10,
            "updated is null",
            "refers to 'updated', which changes without the keys being written. Use a component"
                + " that you set yourself."));
  }

  @Test
  void malformedConditionsSayWhereAndWhatToWrite() {
    assertProblems(
        records(
            " ",
            "status",
            "status == ACTIVE",
            "status <> ACTIVE",
            "count > 5",
            "status = null",
            "status is ACTIVE",
            "status = ACTIVE or on = true",
            "group = two words",
            "group = 'open",
            "= ACTIVE",
            "status = ACTIVE and"),
        malformed(
            0,
            " ",
            "ends where a component is expected. Write terms such as status = ACTIVE, joined with"
                + " and."),
        malformed(
            1,
            "status",
            "ends where a comparison is expected. Write terms such as status = ACTIVE, joined with"
                + " and."),
        malformed(2, "status == ACTIVE", "has \"==\" at character 8. Write a single =."),
        malformed(3, "status <> ACTIVE", "has \"<>\" at character 8. Write !=."),
        malformed(
            4,
            "count > 5",
            "has \">\" at character 7. Conditions know = and != only; put 'count' into the sort"
                + " key, which has ranges."),
        malformed(5, "status = null", "has \"null\" at character 10. Write status is null."),
        malformed(
            6,
            "status is ACTIVE",
            "has \"ACTIVE\" at character 11. Write status is null, or status is not null."),
        malformed(
            7,
            "status = ACTIVE or on = true",
            "has \"or\" at character 17. Terms are joined with and; for an alternative name the"
                + " index twice, with conditions that exclude each other."),
        malformed(
            8,
            "group = two words",
            "has \"words\" at character 13. Join terms with and; text of several words stands in"
                + " single quotes."),
        malformed(
            9,
            "group = 'open",
            "has \"'\" at character 9. Close the quote; a quote inside of text is written ''."),
        malformed(
            10,
            "= ACTIVE",
            "has \"=\" at character 1. Write a component's name there, then = or !=."),
        malformed(
            11,
            "status = ACTIVE and",
            "ends where a component is expected. Write terms such as status = ACTIVE, joined with"
                + " and."));
  }

  @Test
  void conditionsThatNeverHoldAreRefused() {
    String[] impossible = {
      "status = ACTIVE and status = LEFT",
      "status = ACTIVE and status is null",
      "on != true and on != false",
      "price = 1.5 and price != 1.50",
      "status != ACTIVE and status != SUSPENDED and status != LEFT and status is not null"
    };
    Programs.Problem[] problems = new Programs.Problem[impossible.length];
    String[] components = {"status", "status", "on", "price", "status"};
    for (int i = 0; i < impossible.length; i++) {
      problems[i] =
          problem(
              "[IMPOSSIBLE_CONDITION] Condition \"%s\" of R%d on GSI1 never holds: no value of '%s' is all that it asks. Remove one of its terms."
                  .formatted(impossible[i], i, components[i]),
              line(impossible[i]));
    }
    assertProblems(records(impossible), problems);
    assertGood(
        records(
            "maybe != true and maybe != false",
            "status != ACTIVE and status != SUSPENDED and status != LEFT",
            "count != 1 and count != 2"));
  }

  @Test
  void anIndexOfOthersAttributesAloneTakesNoCondition() {
    assertProblems(
        """
        @Table(entities = Role.class, indexes = @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"))
        interface Movies {}

        @Entity(pk = "MOVIE#{movie}", sk = "ACTOR#{actor}")
        @Index(name = "Flipped", where = "lead = true")
        record Role(String movie, String actor, boolean lead) {}
        """,
        problem(
            "[CONDITION_WITHOUT_KEY] Condition \"lead = true\" of Role on Flipped cannot keep items"
                + " off the index, because all of its key attributes are attributes that the item"
                + " has anyway. Give Flipped a key attribute of its own, or remove where.",
            "@Index(name = \"Flipped\", where = \"lead = true\")"));
  }

  @Test
  void keyOnlyComponentsAreNotOnAnIndexWithACondition() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "BUYER#{buyer}", where = "paid = true")
        record Order(String id, @KeyOnly String buyer, boolean paid) {}
        """,
        problem(
            "[KEY_ONLY] Component 'buyer' of Order is @KeyOnly, but only the keys of GSI1 contain"
                + " it, and items are on that index under a condition. Put it into the table's key,"
                + " or remove @KeyOnly: items stored without the attribute are still read from that"
                + " key.",
            "record Order(String id, @KeyOnly String buyer, boolean paid) {}"));
  }

  @Test
  void theInverseOfAnEdgeTakesNoCondition() {
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
        @Index(name = "GSI1", where = "active = true")
        record Membership(String userId, String groupId, boolean active) {}
        """,
        problem(
            "[INVERSE_CONDITION] Condition \"active = true\" of Membership on GSI1 is on the"
                + " inverse of Membership, which must hold all edges to list and delete them. Give"
                + " the condition to an index of another name.",
            "@Index(name = \"GSI1\", where = \"active = true\")"));
  }
}
