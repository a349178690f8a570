package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** What components may be and under which names they are stored. */
final class AttributeRulesTest {

  @Test
  void unsupportedTypesAreAnsweredWithTheConverterToWrite() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            Locale locale,
            List<Locale> locales,
            Map<Instant, String> pages,
            List<?> anything,
            Box<String> box,
            Address address) {}

        record Box<T>(T content) {}

        record Address(String city,
            TimeZone zone) {}
        """,
        problem(
            "[UNSUPPORTED_TYPE] Component 'locale' of Order has the type Locale, which Partita cannot store. Write \"public final class LocaleConverter implements Converter<Locale, String>\" and annotate the component with @Convert(LocaleConverter.class).",
            "Locale locale,"),
        problem(
            "[UNSUPPORTED_TYPE] Component 'locales' of Order has the type Locale, which Partita cannot store. Write \"public final class LocaleConverter implements Converter<Locale, String>\" and annotate the component with @Convert(LocaleConverter.class).",
            "List<Locale> locales,"),
        problem(
            "[UNSUPPORTED_TYPE] Component 'pages' of Order has the type Map<Instant, String>, but the keys of a map are text, an enum, UUIDs, whole numbers, dates, or what a converter makes of these. Use one of these, such as Map<String, ...>, or a list of records.",
            "Map<Instant, String> pages,"),
        problem(
            "[UNSUPPORTED_TYPE] Component 'anything' of Order has the type List<?>, which does not say what it holds. Write the element type, such as List<String>.",
            "List<?> anything,"),
        problem(
            "[UNSUPPORTED_TYPE] Component 'box' of Order has the type Box, a generic record, whose components have no fixed type. Declare a record without type parameters.",
            "Box<String> box,"),
        problem(
            "[UNSUPPORTED_TYPE] Component 'zone' of Address has the type TimeZone, which Partita cannot store. Write \"public final class TimeZoneConverter implements Converter<TimeZone, String>\" and annotate the component with @Convert(TimeZoneConverter.class).",
            "TimeZone zone) {}"));
  }

  @Test
  void arrayOfOtherThanBytesIsRefused() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            byte[] signature,
            int[] amounts) {}
        """,
        problem(
            "[UNSUPPORTED_TYPE] Component 'amounts' of Order has the type int[], but the only array Partita stores is byte[]. Use a List.",
            "int[] amounts) {}"));
  }

  @Test
  void sealedInterfaceOfOtherThanRecordsIsRefused() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            Payment payment) {}

        sealed interface Payment permits Card, Cash {}
        record Card(String number) implements Payment {}
        final class Cash implements Payment {}
        """,
        problem(
            "[UNSUPPORTED_TYPE] Component 'payment' of Order holds Payment, whose permitted types are not all records with different simple names. Make each of them a record with a name of its own.",
            "Payment payment) {}"));
  }

  @Test
  void hiddenTypeIsRefused() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            Order.State state) {
          private enum State { OPEN, PAID }
        }
        """,
        problem(
            "[INACCESSIBLE] Component 'state' of Order has the type Order.State, which generated code cannot see. Make it public, or package-private in the table's package.",
            "Order.State state) {"));
  }

  @Test
  void recordsDoNotContainThemselves() {
    assertProblems(
        """
        @Table(entities = {Comment.class, Menu.class})
        interface Forum {}

        @Entity(pk = "COMMENT#{id}", sk = "COMMENT")
        record Comment(String id,
            List<Comment> replies) {}

        @Entity(pk = "MENU#{id}", sk = "MENU")
        record Menu(String id, Entry root) {}

        record Entry(String title,
            Optional<Entry> next) {}
        """,
        problem(
            "[RECURSIVE_RECORD] Component 'replies' of Comment makes Comment contain itself, but DynamoDB nests 32 levels at most. Store the id of the other one instead.",
            "List<Comment> replies) {}"),
        problem(
            "[RECURSIVE_RECORD] Component 'next' of Entry makes Entry contain itself, but DynamoDB nests 32 levels at most. Store the id of the other one instead.",
            "Optional<Entry> next) {}"));
  }

  @Test
  void attributeNamesAreUsedOnce() {
    assertProblems(
        """
        @Table(entities = User.class)
        interface Community {}

        @Entity(pk = "USER#{id}", sk = "USER")
        record User(String id, String name,
            @Attribute("name") String displayName,
            @Aliases("id") String nick,
            @Aliases({"mail", "mail"}) String email,
            Address address) {}

        record Address(String city,
            @Attribute("city") String town) {}
        """,
        problem(
            "[DUPLICATE_ATTRIBUTE] Components 'name' and 'displayName' of User both use the attribute \"name\", so one would overwrite the other. Give one of them another name with @Attribute or @Aliases.",
            "@Attribute(\"name\") String displayName,"),
        problem(
            "[DUPLICATE_ATTRIBUTE] Components 'id' and 'nick' of User both use the attribute \"id\", so one would overwrite the other. Give one of them another name with @Attribute or @Aliases.",
            "@Aliases(\"id\") String nick,"),
        problem(
            "[DUPLICATE_ATTRIBUTE] Component 'email' of User lists \"mail\" twice among its names. Remove it from @Aliases.",
            "@Aliases({\"mail\", \"mail\"}) String email,"),
        problem(
            "[DUPLICATE_ATTRIBUTE] Components 'city' and 'town' of Address both use the attribute \"city\", so one would overwrite the other. Give one of them another name with @Attribute or @Aliases.",
            "@Attribute(\"city\") String town) {}"));
  }

  @Test
  void attributesOfKeysAndTypeAreTaken() {
    assertProblems(
        """
        @Table(entities = User.class)
        interface Community {}

        @Entity(pk = "USER#{id}", sk = "USER")
        @Index(name = "GSI1", pk = "EMAIL#{email}", sk = "USER")
        record User(String id, String email,
            @Attribute("PK") String a,
            @Attribute("SK") String b,
            @Attribute("Type") String c,
            @Attribute("GSI1PK") String d,
            @Aliases("GSI1SK") String e) {}
        """,
        problem(
            "[RESERVED_ATTRIBUTE] Component 'a' of User is stored as \"PK\", which holds the partition key of the table. Give it another name with @Attribute, or declare another name for that attribute on @Table.",
            "@Attribute(\"PK\") String a,"),
        problem(
            "[RESERVED_ATTRIBUTE] Component 'b' of User is stored as \"SK\", which holds the sort key of the table. Give it another name with @Attribute, or declare another name for that attribute on @Table.",
            "@Attribute(\"SK\") String b,"),
        problem(
            "[RESERVED_ATTRIBUTE] Component 'c' of User is stored as \"Type\", which holds the type of the item. Give it another name with @Attribute, or declare another name for that attribute on @Table.",
            "@Attribute(\"Type\") String c,"),
        problem(
            "[RESERVED_ATTRIBUTE] Component 'd' of User is stored as \"GSI1PK\", which holds a key of an index. Give it another name with @Attribute, or declare another name for that attribute on @Table.",
            "@Attribute(\"GSI1PK\") String d,"),
        problem(
            "[RESERVED_ATTRIBUTE] Component 'e' of User is stored as \"GSI1SK\", which holds a key of an index. Give it another name with @Attribute, or declare another name for that attribute on @Table.",
            "@Aliases(\"GSI1SK\") String e) {}"));
  }

  /** Who says that it is on the index means it; who only has the name does not. */
  @Test
  void nativeKeysStandBesideTemplatesOfOthers() {
    String shop =
        """
        @Table(
            entities = {Order.class, Task.class},
            indexes = @IndexDefinition(name = "ByStatus", partitionKey = "status", sortKey = "SK"))
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        %srecord Order(String id, String status) {}

        @Entity(pk = "TASK#{id}", sk = "TASK")
        @Index(name = "ByStatus", pk = "TASK#{state}")
        record Task(String id, String state) {}
        """;
    assertGood(shop.formatted("@Index(name = \"ByStatus\") "));
    assertProblems(
        shop.formatted(""),
        problem(
            "[RESERVED_ATTRIBUTE] Component 'status' of Order is stored as \"status\", which holds a key of an index. Give it another name with @Attribute, or declare another name for that attribute on @Table.",
            "record Order(String id, String status) {}"));
  }

  @Test
  void discriminatorOfSealedInterfaceIsTaken() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id, Payment payment) {}

        sealed interface Payment permits Card {}
        record Card(
            @Attribute("$type") String brand) implements Payment {}
        """,
        problem(
            "[RESERVED_ATTRIBUTE] Component 'brand' of Card is stored as \"$type\", which tells the records of a sealed interface apart. Give it another name with @Attribute.",
            "@Attribute(\"$type\") String brand) implements Payment {}"));
  }

  @Test
  void nativeKeysAreTheirComponents() {
    assertGood(
        """
        @Table(
            entities = {Account.class, Transfer.class},
            partitionKey = "AccountID", sortKey = "CreatedAt", typeAttribute = "kind",
            indexes = @IndexDefinition(name = "ByStatus", partitionKey = "status", sortKey = "CreatedAt"))
        interface Bank {}

        @Entity(pk = "{accountId}", sk = "{createdAt}")
        @Index(name = "ByStatus", pk = "{status}")
        record Account(@Attribute("AccountID") LocalDate accountId, @Attribute("CreatedAt") long createdAt, String status) {}

        @Entity(pk = "{transferId}", sk = "{createdAt}")
        record Transfer(@Attribute("AccountID") UUID transferId, @Attribute("CreatedAt") long createdAt, String status) {}
        """);
  }

  @Test
  void keyAttributeHasOneType() {
    assertProblems(
        """
        @Table(entities = {Reading.class, Sensor.class}, partitionKey = "sensor", sortKey = "at",
            indexes = @IndexDefinition(name = "ByLevel", partitionKey = "level", sortKey = ""))
        interface Readings {}

        @Entity(pk = "{sensor}", sk = "{at}")
        @Index(name = "ByLevel", pk = "{level}")
        record Reading(String sensor, long at, String level) {}

        @Entity(pk = "{sensor}",
            sk = "INFO")
        record Sensor(String sensor,
            int level) {}
        """,
        problem(
            "[KEY_ATTRIBUTE_TYPE] The key attribute \"at\" is text in Sensor but a Number in Reading, and DynamoDB allows one type per key. Give one of them another attribute, or the same type.",
            "sk = \"INFO\")"),
        problem(
            "[KEY_ATTRIBUTE_TYPE] The key attribute \"level\" is a Number in Sensor but text in Reading, and DynamoDB allows one type per key. Give one of them another attribute, or the same type.",
            "int level) {}"));
  }

  @Test
  void booleansAndCollectionsAreNoKeyAttributes() {
    assertProblems(
        """
        @Table(entities = Order.class, indexes = {
            @IndexDefinition(name = "Open", partitionKey = "open", sortKey = ""),
            @IndexDefinition(name = "Tagged", partitionKey = "tags", sortKey = "")})
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "Open", pk = "{open}")
        record Order(String id, boolean open,
            List<String> tags) {}
        """,
        problem(
            "[NATIVE_KEY_TYPE] The key attribute \"open\" would be neither text nor Number nor Binary in Order, and DynamoDB has no other keys. Store the component under another name with @Attribute, or as text with @Convert.",
            "@Index(name = \"Open\", pk = \"{open}\")"),
        problem(
            "[NATIVE_KEY_TYPE] The key attribute \"tags\" would be neither text nor Number nor Binary in Order, and DynamoDB has no other keys. Store the component under another name with @Attribute, or as text with @Convert.",
            "List<String> tags) {}"));
  }

  @Test
  void namesAreNotEmptyAndKeysAreDifferentAttributes() {
    assertProblems(
        """
        @Table(entities = User.class, sortKey = "PK")
        interface OneKey {}

        @Table(entities = User.class, typeAttribute = "SK")
        interface TypeIsKey {}

        @Table(entities = User.class, partitionKey = "")
        interface Nameless {}

        @Table(entities = User.class, indexes =
            @IndexDefinition(name = "GSI1", partitionKey = "X", sortKey = "X"))
        interface OneIndexKey {}

        @Table(entities = Group.class)
        interface Groups {}

        @Entity(pk = "USER#{id}", sk = "USER")
        record User(String id) {}

        @Entity(pk = "GROUP#{id}", sk = "GROUP")
        record Group(String id,
            @Attribute("") String name) {}
        """,
        problem(
            "[ATTRIBUTE_NAME] Partition key and sort key of OneKey are both \"PK\". Name two attributes, or declare sortKey = \"\" for a table without one.",
            "@Table(entities = User.class, sortKey = \"PK\")"),
        problem(
            "[ATTRIBUTE_NAME] The type attribute of TypeIsKey is its key \"SK\". Name another attribute, or declare typeAttribute = \"\" for a table without one.",
            "@Table(entities = User.class, typeAttribute = \"SK\")"),
        problem(
            "[ATTRIBUTE_NAME] The partition key of Nameless has no name. Name its attribute, such as partitionKey = \"PK\".",
            "@Table(entities = User.class, partitionKey = \"\")"),
        problem(
            "[ATTRIBUTE_NAME] Partition key and sort key of GSI1 are both \"X\". Name two attributes, or declare sortKey = \"\" for an index without one.",
            "@IndexDefinition(name = \"GSI1\", partitionKey = \"X\", sortKey = \"X\"))"),
        problem(
            "[ATTRIBUTE_NAME] An attribute name of component 'name' is empty. Write the name, or remove the annotation to use the component's own.",
            "@Attribute(\"\") String name) {}"));
  }
}
