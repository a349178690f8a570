package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Components whose values are unique. */
final class UniqueRulesTest {

  private static String user(String components) {
    return """
    @Table(entities = User.class)
    interface Community {}

    @Entity(pk = "USER#{userId}", sk = "PROFILE")
    record User(
        String userId,
        %s) {}
    """
        .formatted(components);
  }

  @Test
  void whatCanBePartOfAKeyCanBeUnique() {
    assertGood(
        user(
            "@Unique String email, @Unique Optional<String> phone, @Unique long number, @Unique UUID"
                + " token"));
  }

  @Test
  void uniqueValuesCanBePartOfAKey() {
    assertProblems(
        user(
            """
            @Unique BigDecimal price,
            @Unique Set<String> emails"""),
        problem(
            "[UNIQUE_TYPE] Component 'price' of User is @Unique, but it is a BigDecimal and cannot be"
                + " part of the key under which the value is taken. Use a long that counts the"
                + " smallest unit (cents instead of euros), or @Convert it to a String.",
            "@Unique BigDecimal price,"),
        problem(
            "[UNIQUE_TYPE] Component 'emails' of User is @Unique, but it is a Set<String> and cannot"
                + " be part of the key under which the value is taken. Put @Unique on a component"
                + " that holds one value.",
            "@Unique Set<String> emails) {}"));
  }

  @Test
  void managedComponentsAreNotUnique() {
    assertProblems(
        user("@Unique @Version long version"),
        problem(
            "[UNIQUE_MANAGED] Component 'version' of User is both @Unique and @Version, which has"
                + " the same value in many items. Remove @Unique.",
            "@Unique @Version long version) {}"));
  }

  @Test
  void aWholeKeyIsUniqueAnyway() {
    assertProblems(
        """
        @Table(entities = User.class)
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(@Unique String userId) {}
        """,
        problem(
            "[UNIQUE_KEY] Component 'userId' of User is @Unique, but it is the whole key of User, of"
                + " which there are no two anyway. Remove @Unique.",
            "record User(@Unique String userId) {}"));
  }

  @Test
  void aPartOfTheKeyMayBeUnique() {
    assertGood(
        """
        @Table(entities = User.class)
        interface Community {}

        @Entity(pk = "TENANT#{tenantId}", sk = "USER#{userId}")
        record User(String tenantId, @Unique String userId) {}
        """);
  }

  @Test
  void theKeysOfTheTableAreText() {
    assertProblems(
        """
        @Table(entities = Account.class, partitionKey = "number", sortKey = "")
        interface Accounts {}

        @Entity(pk = "{number}")
        record Account(long number, @Unique String iban) {}
        """,
        problem(
            "[UNIQUE_TABLE] Component 'iban' of Account is @Unique, but the key \"number\" of the"
                + " table holds Account.number as it is, and the items that take unique values have"
                + " text there. Remove @Unique, or give Account a key of text, such as"
                + " \"ACCOUNT#{number}\".",
            "record Account(long number, @Unique String iban) {}"));
  }

  @Test
  void noKeyIsThatOfAUniqueValue() {
    assertProblems(
        """
        @Table(entities = {User.class, Entry.class, Other.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId, @Unique String email) {}

        @Entity(pk = "UNIQUE#{kind}#email#{a}", sk = "UNIQUE#User#email#{b}")
        record Entry(String kind, String a, String b) {}

        @Entity(pk = "UNIQUE#{kind}#mail#{a}", sk = "UNIQUE#User#email#{b}")
        record Other(String kind, String a, String b) {}
        """,
        problem(
            "[KEY_COLLISION] Entry and the item that takes a unique User.email can have the same key:"
                + " both could store PK and SK \"UNIQUE#User#email#1\". Give the partition key of"
                + " Entry another prefix.",
            "@Entity(pk = \"UNIQUE#{kind}#email#{a}\", sk = \"UNIQUE#User#email#{b}\")"));
  }

  @Test
  void withoutATypeAttributeUniqueValuesAreKeptUnderTheNameOfTheRecord() {
    assertProblems(
        """
        @Table(entities = {User.class, Entry.class}, typeAttribute = "")
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE", type = "U")
        record User(String userId, @Unique String email) {}

        @Entity(pk = "UNIQUE#{kind}#email#{a}", sk = "UNIQUE#User#email#{b}")
        record Entry(String kind, String a, String b) {}
        """,
        problem(
            "[KEY_COLLISION] Entry and the item that takes a unique User.email can have the same key:"
                + " both could store PK and SK \"UNIQUE#User#email#1\". Give the partition key of"
                + " Entry another prefix.",
            "@Entity(pk = \"UNIQUE#{kind}#email#{a}\", sk = \"UNIQUE#User#email#{b}\")"));
  }

  @Test
  void aKeyThatIsTextAsItIsCouldBeThatOfAUniqueValue() {
    assertProblems(
        """
        @Table(entities = User.class, partitionKey = "userId", sortKey = "")
        interface Community {}

        @Entity(pk = "{userId}")
        record User(String userId, @Unique int number) {}
        """,
        problem(
            "[KEY_COLLISION] User and the item that takes a unique User.number can have the same key:"
                + " both could store userId \"UNIQUE#User#number#0\". Give the partition key of User"
                + " an attribute and a prefix of its own.",
            "@Entity(pk = \"{userId}\")"));
  }

  @Test
  void creatingAnItemFitsATransaction() {
    assertGood(user(uniques(99)));
    assertProblems(
        user(uniques(100)),
        problem(
            "[TOO_MANY_ACTIONS] Creating one User takes a transaction of 101 actions (the item"
                + " itself, 0 that it belongs to, 100 unique values), and DynamoDB allows 100. Remove"
                + " @Unique or @Count where they are not needed.",
            "@Entity(pk = \"USER#{userId}\", sk = \"PROFILE\")"));
  }

  @Test
  void whatCreatingAnItemChecksCountsAsWell() {
    assertProblems(
        """
        @Table(entities = {Org.class, User.class})
        interface Community {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        record Org(String orgId) {}

        @Entity(sk = "USER#{userId}")
        @ChildOf(value = Org.class, requireParent = true)
        record User(String orgId, String userId, %s) {}
        """
            .formatted(uniques(99)),
        problem(
            "[TOO_MANY_ACTIONS] Creating one User takes a transaction of 101 actions (the item"
                + " itself, 1 that it belongs to, 99 unique values), and DynamoDB allows 100. Remove"
                + " @Unique or @Count where they are not needed.",
            "@Entity(sk = \"USER#{userId}\")"));
  }

  private static String uniques(int number) {
    return IntStream.rangeClosed(1, number)
        .mapToObj(i -> "@Unique String code" + i)
        .collect(Collectors.joining(", "));
  }

  @Test
  void noPatternHasTheNameOfALookup() {
    assertProblems(
        """
        @Table(entities = User.class)
        interface Community {}

        @Entity(pk = "TENANT#{tenantId}", sk = "USER#{userId}", as = "findByEmail")
        record User(String tenantId, String userId, @Unique String email) {}
        """,
        problem(
            "[PATTERN_NAME] User has as = \"findByEmail\", but the DAO has a method of that name"
                + " already. Choose another, such as as = \"newest\".",
            "@Entity(pk = \"TENANT#{tenantId}\", sk = \"USER#{userId}\", as = \"findByEmail\")"));
  }
}
