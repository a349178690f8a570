package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Components that are several attributes of the item: embedded records, and the rest. */
final class ItemAttributeRulesTest {

  private static final String VALUE =
      "software.amazon.awssdk.services.dynamodb.model.AttributeValue";

  @Test
  void whatIsEmbeddedIsARecordOfTheItem() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            @Embedded String text,
            @Embedded(prefix = "a")
            Optional<Address> maybe,
            @Embedded
            Order again,
            List<Buyer> buyers) {}

        record Address(String city) {}
        record Buyer(
            @Embedded Address address) {}
        """,
        problem(
            "[EMBEDDED] Order.text is @Embedded, but String is not a record of other components that generated code can see. Remove @Embedded.",
            "@Embedded String text,"),
        problem(
            "[EMBEDDED] Order.maybe is @Embedded, but Optional<Address> is not a record of other components that generated code can see. Remove @Embedded.",
            "@Embedded(prefix = \"a\")"),
        problem(
            "[EMBEDDED] Order.again is @Embedded, but Order is not a record of other components that generated code can see. Remove @Embedded.",
            "@Embedded"),
        problem(
            "[EMBEDDED] 'address' of Buyer is @Embedded, but Buyer is stored as a map, and is not an item. Embed Buyer as well, or remove @Embedded.",
            "@Embedded Address address) {}"));
  }

  @Test
  void whatIsEmbeddedSaysNothingElseOfItself() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            @Embedded(prefix = "a_") @Unique Address a,
            @Embedded(prefix = "b_") @Aliases("c") Address b,
            @Embedded(prefix = "c_") @Convert(EpochMillis.class) Instant c,
            @Embedded(prefix = "d_") Outer d) {}

        record Address(String city) {}
        record Outer(
            @Embedded @Attribute("x") Address inner,
            @KeyOnly String key,
            @Version long version) {}
        """,
        problem(
            "[EMBEDDED] 'a' of Order is @Embedded, and has no attribute of its own that @Unique could be about. Remove @Unique.",
            "@Embedded(prefix = \"a_\") @Unique Address a,"),
        problem(
            "[EMBEDDED] 'b' of Order is @Embedded, and has no attribute of its own that @Aliases could be about. Remove @Aliases.",
            "@Embedded(prefix = \"b_\") @Aliases(\"c\") Address b,"),
        problem(
            "[EMBEDDED] Order.c is both @Embedded and converted, and is stored in one way only. Remove one of them.",
            "@Embedded(prefix = \"c_\") @Convert(EpochMillis.class) Instant c,"),
        problem(
            "[EMBEDDED] 'd.inner' of Order is @Embedded, and has no attribute of its own that @Attribute could be about. Remove @Attribute.",
            "@Embedded @Attribute(\"x\") Address inner,"),
        problem(
            "[EMBEDDED] 'd.key' of Order is in an embedded record, which may be null, but what @KeyOnly says is true of every item. Put it on a component of Order itself.",
            "@KeyOnly String key,"),
        problem(
            "[EMBEDDED] 'd.version' of Order is in an embedded record, which may be null, but what @Version says is true of every item. Put it on a component of Order itself.",
            "@Version long version) {}"));
  }

  @Test
  void namesInEmbeddedRecordsDoNotClash() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            @Embedded Address a,
            @Embedded(prefix = "P") Key b,
            String city) {}

        record Address(String city) {}
        record Key(
            String K) {}
        """,
        problem(
            "[DUPLICATE_ATTRIBUTE] Components 'a.city' and 'city' of Order both use the attribute \"city\", so one would overwrite the other. Give one of them another name with @Attribute or @Aliases.",
            "String city) {}"),
        problem(
            "[RESERVED_ATTRIBUTE] Component 'b.K' of Order is stored as \"PK\", which holds the partition key of the table. Give it another name with @Attribute, or declare another name for that attribute on @Table.",
            "String K) {}"));
  }

  @Test
  void embeddedComponentsAreInKeysConditionsAndIndexes() {
    assertGood(
        """
        @Table(
            entities = Order.class,
            indexes = @IndexDefinition(
                name = "GSI1",
                projection = Projection.INCLUDE,
                include = "a_zip"))
        interface Shop {}

        @Entity(pk = "ORDER#{a.city}", sk = "{b.city}")
        @Index(name = "GSI1", pk = "ZIP#{a.inner.zip}", sk = "{b.city}", where = "b.zip is not null")
        record Order(@Embedded(prefix = "a_") Address a, @Embedded(prefix = "b_") Address b, String note) {}

        record Address(String city, String zip, @Embedded(prefix = "i_") Inner inner) {}
        record Inner(String zip) {}
        """);
  }

  @Test
  void theRestIsOneMapOfAttributes() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            @Rest Map<String, String> wrong,
            @Rest Map<String, %1$s> second,
            Buyer buyer) {}

        record Buyer(
            @Rest Map<String, %1$s> others) {}
        """
            .formatted(VALUE),
        problem(
            "[REST] 'wrong' of Order holds what no component names, but it is a Map<String, String>, which cannot hold attributes of any type as they are. Make it a Map<String, AttributeValue>, with the AttributeValue of software.amazon.awssdk.services.dynamodb.model.",
            "@Rest Map<String, String> wrong,"),
        problem(
            "[REST] 'second' of Order holds what no component names, as 'wrong' does, but an attribute is read into one component. Keep one of them.",
            "@Rest Map<String, %s> second,".formatted(VALUE)),
        problem(
            "[REST] 'others' of Buyer holds what no component names, but Buyer is stored inside an item, and only an item has attributes of others. Put @Rest on a component of the entity.",
            "@Rest Map<String, %s> others) {}".formatted(VALUE)));
  }

  @Test
  void theRestIsNoPartOfAKey() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}",
            sk = "{others.x}")
        record Order(String id, @Rest Map<String, %s> others) {}
        """
            .formatted(VALUE),
        problem(
            "[UNKNOWN_COMPONENT] Sort key \"{others.x}\" of Order refers to 'others.x', which holds attributes that no component names. Declare a component for the one that the key needs, and refer to that.",
            "sk = \"{others.x}\")"));
  }
}
