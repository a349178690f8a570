package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Compilations;
import java.util.List;
import javax.tools.Diagnostic.Kind;
import org.junit.jupiter.api.Test;

/** Findings about tables that work: how loud they are, where they point, and what silences them. */
final class LintTest {

  private static final String LIST =
      "[UNBOUNDED_LIST] SchoolClass.students may grow without bound, and an item has at most 400"
          + " KB. Give it an @Attribute(max = ...), or store its elements as items of their own.";

  private static String school(String table, String entity, String students) {
    return """
    package school; import io.partita.annotations.*; import java.util.*;
    %s
    @Table(entities = SchoolClass.class)
    interface School {}

    %s
    @Entity(pk = "CLASS#{classId}", sk = "INFO")
    record SchoolClass(
        String classId,
        %s) {}
    """
        .formatted(table, entity, students);
  }

  private static Compilations.Result compile(String level, String source) {
    return Compilations.javac().withOptions("-Apartita.lint=" + level).compile(source);
  }

  private static List<String> lints(String source) {
    return compile("error", source).ownErrors().stream()
        .map(Compilations.Problem::message)
        .toList();
  }

  @Test
  void lintsAreNotesUnlessToldOtherwise() {
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-Xlint:all,-auxiliaryclass", "-Werror")
            .compile(school("", "", "List<String> students"));
    assertEquals(
        List.of(
            new Compilations.Problem(Kind.NOTE, LIST, "School.java", "List<String> students) {}")),
        result.problems());
    assertTrue(result.isSuccess());
  }

  @Test
  void theOptionMakesThemSilentOrLoud() {
    String school = school("", "", "List<String> students");
    assertEquals(List.of(), compile("off", school).problems());
    assertEquals(
        List.of(Kind.NOTE),
        compile("note", school).problems().stream().map(Compilations.Problem::kind).toList());
    Compilations.Result warned = compile("warn", school);
    assertEquals(
        List.of(Kind.WARNING), warned.problems().stream().map(Compilations.Problem::kind).toList());
    assertTrue(warned.isSuccess());
    Compilations.Result refused = compile("error", school);
    assertEquals(
        List.of(LIST), refused.errors().stream().map(Compilations.Problem::message).toList());
    assertEquals(List.of(), refused.generatedFiles());
  }

  @Test
  void anUnknownLevelIsAnError() {
    Compilations.Result result = compile("loud", school("", "", "Set<String> students"));
    assertFalse(result.isSuccess());
    assertEquals(
        List.of("[LINT_LEVEL] -Apartita.lint=loud is no level. Use off, note, warn or error."),
        result.errors().stream().map(Compilations.Problem::message).toList());
  }

  @Test
  void boundedCollectionsAndSetsAreFine() {
    assertEquals(
        List.of(),
        lints(
            school(
                "",
                "",
                "@Attribute(max = 40) List<String> students, @Attribute(max = 9) Map<String,"
                    + " String> rooms, Set<String> tags")));
  }

  @Test
  void theConstantsOfAnEnumBoundAMap() {
    assertEquals(List.of(), lints(school("enum Day { MON, TUE }", "", "Map<Day, String> rooms")));
    assertEquals(1, lints(school("", "", "Map<Integer, String> rooms")).size());
  }

  @Test
  void mapsAndNestedListsAreBoundedToo() {
    assertEquals(
        List.of("SchoolClass.rooms", "Room.seats"),
        lints(
                school(
                    "record Room(List<String> seats) {}",
                    "",
                    "@Attribute(max = 9) Map<String, Room> all, Optional<Map<String, Room>> rooms"))
            .stream()
            .map(message -> message.substring(17, message.indexOf(" may")))
            .toList());
  }

  @Test
  void allowSilencesOnTheComponentTheRecordAndTheTable() {
    String allow = "@Allow(\"UNBOUNDED_LIST\")";
    assertEquals(List.of(), lints(school("", "", allow + " List<String> students")));
    assertEquals(List.of(), lints(school("", allow, "List<String> students")));
    assertEquals(List.of(), lints(school(allow, "", "List<String> students")));
    assertEquals(
        List.of(LIST), lints(school("", "", "@Allow(\"SORT_KEY_PREFIX\") List<String> students")));
  }

  @Test
  void brokenTablesAreNotLinted() {
    assertEquals(
        List.of("[UNKNOWN_COMPONENT]"),
        lints(
                """
                package school; import io.partita.annotations.*; import java.util.*;
                @Table(entities = SchoolClass.class)
                interface School {}

                @Entity(pk = "CLASS#{id}", sk = "{classId}")
                record SchoolClass(String classId, List<String> students) {}
                """)
            .stream()
            .map(message -> message.substring(0, message.indexOf(' ')))
            .toList());
  }

  @Test
  void onlyCodesThatCanBeSilencedAreAllowed() {
    assertGood(
        "@Allow({\"CONSTANT_PARTITION\", \"KEY_COLLISION\"})\n"
            + "@Table(entities = Order.class)\ninterface Shop {}\n"
            + "@Entity(pk = \"ORDER#{id}\", sk = \"ORDER\")\nrecord Order(String id) {}\n");
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Allow({"KEY_TYPE", "nonsense"})
        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(
            String id,
            @Allow("UNBOUND_LIST") List<String> lines) {}
        """,
        problem(
            "[ALLOWED_CODE] @Allow of Order names KEY_TYPE, which is an error that cannot be"
                + " silenced. Remove the code, and correct what it was reported for.",
            "@Entity(pk = \"ORDER#{id}\", sk = \"ORDER\")"),
        problem(
            "[ALLOWED_CODE] @Allow of Order names \"nonsense\", which is no code. Give the code"
                + " that stands in brackets before the finding.",
            "@Entity(pk = \"ORDER#{id}\", sk = \"ORDER\")"),
        problem(
            "[ALLOWED_CODE] @Allow of Order.lines names \"UNBOUND_LIST\", which is no code. Did you"
                + " mean \"UNBOUNDED_LIST\"?",
            "@Allow(\"UNBOUND_LIST\") List<String> lines) {}"));
  }

  @Test
  void boundsAreOnCollectionsAndPositive() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        record Line(
            @Attribute(max = 2) int number) {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(
            String id,
            @Attribute(max = 140) String note,
            @Attribute(max = -1) Set<String> tags,
            @Attribute(max = 5) List<Line> lines) {}
        """,
        problem(
            "[ATTRIBUTE_MAX] Line.number has a max, but is an int, not a List, Set or Map. Remove"
                + " the max.",
            "@Attribute(max = 2) int number) {}"),
        problem(
            "[ATTRIBUTE_MAX] Order.note has a max, but is a String, not a List, Set or Map. Remove"
                + " the max.",
            "@Attribute(max = 140) String note,"),
        problem(
            "[ATTRIBUTE_MAX] Order.tags cannot have at most -1 elements. Give a max of 1 or more,"
                + " or none.",
            "@Attribute(max = -1) Set<String> tags,"));
  }

  @Test
  void prefixesAreMissedWhereOthersCouldShare() {
    String order =
        "package shop; import io.partita.annotations.*;\n@Table(entities = Order.class%s)\n"
            + "interface Shop {}\n@Entity(pk = \"CUSTOMER#{customerId}\", sk = \"{orderId}\")\n"
            + "record Order(String customerId, String orderId) {}\n";
    assertEquals(
        List.of(
            "[SORT_KEY_PREFIX] Sort key \"{orderId}\" of Order begins with a component, so that no"
                + " other entity can share its item collections. Begin it with text, such as"
                + " \"ORDER#{orderId}\"."),
        lints(order.formatted("")));
    assertEquals(List.of(), lints(order.formatted(", sortKey = \"orderId\"")));
    assertEquals(List.of(), lints(order.formatted(", keyEncoding = KeyEncoding.RAW")));
  }

  @Test
  void indexesAreLintedOnTheTable() {
    String shop =
        """
        package shop; import io.partita.annotations.*;
        %s
        @Table(
            entities = {Order.class, Invoice.class, Payment.class},
            read = 10,
            write = 10,
            indexes = {
              @IndexDefinition(name = "GSI1", read = 10, write = 5),
              @IndexDefinition(name = "GSI2"),
              @IndexDefinition(name = "GSI3", partitionKey = "GSI2PK")
            })
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "ORDER#{id}")
        record Order(String id, String buyer) {}

        @Entity(pk = "INVOICE#{id}", sk = "INVOICE")
        @Index(name = "GSI2", pk = "BUYER#{buyer}", sk = "INVOICE#{id}")
        record Invoice(String id, String buyer) {}

        @Entity(pk = "PAYMENT#{id}", sk = "PAYMENT")
        @Index(name = "GSI1", pk = "PAYER#{buyer}", sk = "PAYMENT#{id}")
        @Index(name = "GSI3", pk = "PAYMENTS", sk = "PAYMENT#{id}", as = "all")
        record Payment(String id, String buyer) {}
        """;
    assertEquals(
        List.of(
            "[INDEX_PER_RELATION] No entity is on both GSI1 and GSI2, so that one index could do"
                + " the work of both. Use the name \"GSI1\" in place of \"GSI2\".",
            "[INDEX_PER_RELATION] No entity is on both GSI2 and GSI3, so that one index could do"
                + " the work of both. Use the name \"GSI2\" in place of \"GSI3\".",
            "[SHARED_INDEX_ATTRIBUTE] Indexes GSI2 and GSI3 share the attribute \"GSI2PK\": an item"
                + " that is on one by it cannot be kept off the other. Give GSI3 an attribute of"
                + " its own.",
            "[CONSTANT_PARTITION] All items of Payment are in one partition of GSI3, which takes at"
                + " most 1,000 writes a second. Give it shards = 10 or so, or a component in its"
                + " pk.",
            "[INDEX_CAPACITY] Index GSI1 has 5 write units and its table has 10: a full index"
                + " throttles the table. Give it as many, or none to take the table's."),
        lints(shop.formatted("")));
    assertEquals(
        List.of(),
        lints(
            shop.formatted(
                "@Allow({\"INDEX_PER_RELATION\", \"SHARED_INDEX_ATTRIBUTE\","
                    + " \"CONSTANT_PARTITION\", \"INDEX_CAPACITY\"})")));
  }

  @Test
  void declaredIndexesAreNamed() {
    String shop =
        """
        package shop; import io.partita.annotations.*;
        %s@Table(
            entities = {Order.class, Invoice.class},
            indexes = {
              @IndexDefinition(name = "ByStatus", partitionKey = "status", sortKey = "PK"),
              @IndexDefinition(name = "ByBuyer"),
              @IndexDefinition(name = "Foreign", partitionKey = "other"),
              @IndexDefinition(name = "GSI2")
            })
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "ByBuyr", pk = "BUYER#{buyer}", sk = "ORDER#{id}")
        record Order(String id, String status, String buyer) {}

        @Entity(pk = "INVOICE#{id}", sk = "INVOICE")
        @Index(name = "ByBuyr", pk = "BUYER#{buyer}", sk = "INVOICE#{id}")
        @Index(name = "GSI1", pk = "STATE#{state}", sk = "INVOICE#{id}")
        record Invoice(String id, String state, String buyer) {}
        """;
    assertEquals(
        List.of(
            "[UNUSED_INDEX] No @Index names ByStatus, so that nothing is generated to query it. Add"
                + " @Index(name = \"ByStatus\") to Order, which has its key attributes, or remove"
                + " the index.",
            "[UNUSED_INDEX] No @Index names ByBuyer, so that nothing is generated to query it. Is it"
                + " meant by @Index(name = \"ByBuyr\")? Then use one name in both places."),
        lints(shop.formatted("")));
    assertEquals(List.of(), lints(shop.formatted("@Allow(\"UNUSED_INDEX\") ")));
  }

  @Test
  void aConverterThatConvertsNothingIsNoted() {
    String shop =
        """
        package shop; import io.partita.annotations.*;
        import java.time.Instant;
        import java.util.*;
        %s@Table(entities = Order.class, converters = {EpochMillis.class, MoneyConverter.class})
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id, long total, @Convert(EpochSeconds.class) Instant placed, @Ttl Instant until) {}

        record Money(long cents) {}

        class MoneyConverter implements Converter<Money, Long> {
          @Override public Long toStored(Money value) { return value.cents(); }
          @Override public Money fromStored(Long stored) { return new Money(stored); }
        }
        """;
    assertEquals(
        List.of(
            "[UNUSED_CONVERTER] No component of Shop holds an Instant that EpochMillis could convert."
                + " Remove it from the table, or give it the type that components have.",
            "[UNUSED_CONVERTER] No component of Shop holds a Money that MoneyConverter could convert."
                + " Remove it from the table, or give it the type that components have."),
        lints(shop.formatted("")));
    assertEquals(List.of(), lints(shop.formatted("@Allow(\"UNUSED_CONVERTER\") ")));
  }

  @Test
  void childrenAndEdgesAreListedWithTheirOwn() {
    String community =
        """
        package community; import io.partita.annotations.*;
        @Table(entities = {User.class, Group.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "INFO")
        record Group(String groupId) {}

        %1$s@Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(String userId, String groupId) {}

        %1$s@Entity(sk = "NOTE#{noteId}")
        @ChildOf(User.class)
        record Note(String userId, String noteId) {}

        @Entity(sk = "PAGE#{page}")
        @ChildOf(Book.class)
        record Page(String bookId, int page) {}

        @Entity(pk = "BOOK#{bookId}", sk = "BOOK")
        record Book(String bookId) {}

        """;
    assertEquals(
        List.of(
            "[UNLISTED_ENTITY] Membership joins User and Group, but Community does not list it, so"
                + " that nothing is generated for it. Add Membership.class to the entities of"
                + " Community.",
            "[UNLISTED_ENTITY] Note is a child of User, but Community does not list it, so that"
                + " nothing is generated for it. Add Note.class to the entities of Community."),
        lints(community.formatted("")));
    assertEquals(List.of(), lints(community.formatted("@Allow(\"UNLISTED_ENTITY\") ")));
  }

  @Test
  void aProjectionThatNoTableListsIsNoted() {
    String community =
        """
        package community; import io.partita.annotations.*;
        @Table(entities = User.class, projections = UserName.class)
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId, String name) {}

        @ProjectionOf(User.class)
        record UserName(String name) {}

        %s@ProjectionOf(User.class)
        record UserId(String userId) {}

        @ProjectionOf(Book.class)
        record BookId(String bookId) {}

        @Entity(pk = "BOOK#{bookId}", sk = "BOOK")
        record Book(String bookId) {}

        """;
    assertEquals(
        List.of(
            "[UNLISTED_PROJECTION] UserId is a projection of User, but Community does not list it,"
                + " so that nothing is generated for it. Add UserId.class to the projections of"
                + " Community."),
        lints(community.formatted("")));
    assertEquals(List.of(), lints(community.formatted("@Allow(\"UNLISTED_PROJECTION\") ")));
  }

  @Test
  void copiesOfWhatChangesAreMeant() {
    String shop =
        """
        package shop; import io.partita.annotations.*; import java.time.*;
        @Table(entities = {Customer.class, Order.class})
        interface Shop {}

        @Entity(pk = "CUSTOMER#{customerId}", sk = "INFO")
        record Customer(String customerId, String name, @CreatedAt Instant since) {}

        @Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
        record Order(
            String customerId,
            String orderId,
            @CopyOf(entity = Customer.class, component = "since") Instant customerSince,
            %s @CopyOf(entity = Customer.class, component = "name") String customerName) {}
        """;
    assertEquals(
        List.of(
            "[COPY_OF_MUTABLE] Order.customerName copies Customer.name, which can change without"
                + " it. Call propagate after changing it, and @Allow(\"COPY_OF_MUTABLE\") here."),
        lints(shop.formatted("")));
    assertEquals(List.of(), lints(shop.formatted("@Allow(\"COPY_OF_MUTABLE\")")));
  }
}
