package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Versions, expiries, timestamps, and components that live in keys alone. */
final class ManagedRulesTest {

  @Test
  void managedTypesAreChecked() {
    assertProblems(
        """
        @Table(entities = {A.class, B.class})
        interface Documents {}

        @Entity(pk = "A#{id}", sk = "A")
        record A(String id,
            @Version String version,
            @Ttl LocalDate expires,
            @CreatedAt long created,
            @UpdatedAt LocalDateTime updated) {}

        @Entity(pk = "B#{id}", sk = "B")
        record B(String id,
            @Version Optional<Long> version,
            @Ttl @Attribute("expires") Optional<Instant> expiry,
            @CreatedAt Optional<Instant> created) {}
        """,
        problem(
            "[VERSION_TYPE] @Version stands on component 'version' of A, which is a String. Make it"
                + " a long or an int.",
            "@Version String version,"),
        problem(
            "[TTL_TYPE] @Ttl stands on component 'expires' of A, which is a LocalDate. Make it an"
                + " Instant, or a long of epoch seconds.",
            "@Ttl LocalDate expires,"),
        problem(
            "[TIMESTAMP_TYPE] @CreatedAt stands on component 'created' of A, which is a long. Make"
                + " it an Instant.",
            "@CreatedAt long created,"),
        problem(
            "[TIMESTAMP_TYPE] @UpdatedAt stands on component 'updated' of A, which is a"
                + " LocalDateTime. Make it an Instant.",
            "@UpdatedAt LocalDateTime updated) {}"),
        problem(
            "[VERSION_TYPE] @Version stands on component 'version' of B, which is an"
                + " Optional<Long>. Make it a long or an int.",
            "@Version Optional<Long> version,"),
        problem(
            "[TTL_TYPE] @Ttl stands on component 'expiry' of B, which is an Optional<Instant>. Make"
                + " it a plain Instant; null means that the item does not expire.",
            "@Ttl @Attribute(\"expires\") Optional<Instant> expiry,"),
        problem(
            "[TIMESTAMP_TYPE] @CreatedAt stands on component 'created' of B, which is an"
                + " Optional<Instant>. Make it an Instant.",
            "@CreatedAt Optional<Instant> created) {}"));
  }

  @Test
  void convertedTimestampIsAnInstantButConvertedExpiryIsNot() {
    assertProblems(
        """
        @Table(entities = Session.class)
        interface Sessions {}

        @Entity(pk = "SESSION#{id}", sk = "SESSION")
        record Session(String id,
            @CreatedAt @Convert(EpochMillis.class) Instant created,
            @Ttl @Convert(EpochMillis.class) Instant expires) {}
        """,
        problem(
            "[TTL_TYPE] @Ttl stands on component 'expires' of Session, which is an Instant. It is"
                + " always stored as epoch seconds: remove @Convert and make it an Instant or a"
                + " long.",
            "@Ttl @Convert(EpochMillis.class) Instant expires) {}"));
  }

  @Test
  void eachIsManagedOnce() {
    assertProblems(
        """
        @Table(entities = Document.class)
        interface Documents {}

        @Entity(pk = "DOC#{id}", sk = "DOC")
        record Document(String id, @Version long version,
            @Version int revision,
            @CreatedAt @UpdatedAt Instant at) {}
        """,
        problem(
            "[DUPLICATE_MANAGED] @Version stands on two components of Document, 'version' and"
                + " 'revision'. Keep it on one of them.",
            "@Version int revision,"),
        problem(
            "[DUPLICATE_MANAGED] Component 'at' of Document is both @CreatedAt and @UpdatedAt. Keep"
                + " one of them, and add a component for the other.",
            "@CreatedAt @UpdatedAt Instant at) {}"));
  }

  @Test
  void expiryIsOneAttributePerTable() {
    assertProblems(
        """
        @Table(entities = {Session.class, Code.class})
        interface Logins {}

        @Entity(pk = "SESSION#{id}", sk = "SESSION")
        record Session(String id, @Ttl Instant expires) {}

        @Entity(pk = "CODE#{id}", sk = "CODE")
        record Code(String id,
            @Ttl long expiresAt) {}
        """,
        problem(
            "[TTL_ATTRIBUTE] Code expires by \"expiresAt\" but Session by \"expires\", and DynamoDB"
                + " has one TTL attribute per table. Annotate 'expiresAt' with"
                + " @Attribute(\"expires\").",
            "@Ttl long expiresAt) {}"));
  }

  @Test
  void whatEveryWriteChangesIsNotInTheKey() {
    assertProblems(
        """
        @Table(entities = Document.class)
        interface Documents {}

        @Entity(pk = "DOC#{id}",
            sk = "V#{version}#{changed}")
        @Index(name = "GSI1", as = "byVersion", pk = "DOC#{id}",
            sk = "V#{version}")
        record Document(String id, @Version long version, @UpdatedAt Instant changed) {}
        """,
        problem(
            "[MANAGED_IN_KEY] Sort key \"V#{version}#{changed}\" of Document contains 'version',"
                + " which is @Version: every write changes it, but an item keeps its key. Remove it"
                + " from the key.",
            "sk = \"V#{version}#{changed}\")"),
        problem(
            "[MANAGED_IN_KEY] Sort key \"V#{version}#{changed}\" of Document contains 'changed',"
                + " which is @UpdatedAt: every write changes it, but an item keeps its key. Remove"
                + " it from the key.",
            "sk = \"V#{version}#{changed}\")"),
        problem(
            "[MANAGED_IN_KEY] Sort key \"V#{version}\" of Document on GSI1 contains the version"
                + " 'version', which can be an index key only as a Number of its own. Declare the"
                + " index with \"version\" as its key attribute and write \"{version}\", or remove"
                + " it.",
            "sk = \"V#{version}\")"));
  }

  @Test
  void versionIsANativeIndexKey() {
    assertGood(
        """
        @Table(entities = Document.class, indexes = @IndexDefinition(name = "ByVersion", partitionKey = "PK", sortKey = "version"))
        interface Documents {}

        @Entity(pk = "DOC#{id}", sk = "DOC")
        @Index(name = "ByVersion", sk = "{version}")
        @Index(name = "GSI2", pk = "DOC#{id}", sk = "CHANGED#{changed:day}")
        record Document(String id, @Version long version, @UpdatedAt Instant changed) {}
        """);
  }

  @Test
  void keyOnlyComponentsAreInAKeyThatCanBeReadBack() {
    assertProblems(
        """
        @Table(entities = Order.class, indexes = @IndexDefinition(name = "ByBuyer", partitionKey = "buyer", sortKey = ""))
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{placed:day}#{id}")
        @Index(name = "ByBuyer", pk = "{buyer}")
        record Order(@KeyOnly String id,
            @KeyOnly String note,
            @KeyOnly Instant placed,
            @KeyOnly String buyer,
            @KeyOnly @Version long version,
            String status) {}
        """,
        problem(
            "[KEY_ONLY] Component 'note' of Order is @KeyOnly, but no key contains it. Add it to a"
                + " key template, or remove @KeyOnly.",
            "@KeyOnly String note,"),
        problem(
            "[KEY_ONLY] Component 'placed' of Order is @KeyOnly, but the format ':day' loses part"
                + " of its value. Remove the format, or remove @KeyOnly: items stored without the"
                + " attribute are then read with null, and keep their keys.",
            "@KeyOnly Instant placed,"),
        problem(
            "[KEY_ONLY] Component 'buyer' of Order is @KeyOnly, but it is a key attribute itself."
                + " Remove @KeyOnly.",
            "@KeyOnly String buyer,"),
        problem(
            "[KEY_ONLY] Component 'version' of Order is @KeyOnly, but @Version needs an attribute"
                + " of its own. Remove @KeyOnly.",
            "@KeyOnly @Version long version,"));
  }

  @Test
  void keyOnlyComponentOfIndexThatIsSparseForAnotherReasonIsRefused() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "COUPON#{coupon}", sk = "BUYER#{buyer}")
        record Order(String id,
            @KeyOnly String coupon,
            String buyer) {}
        """,
        problem(
            "[KEY_ONLY] Component 'coupon' of Order is @KeyOnly, but only the keys of GSI1 contain"
                + " it, and items without 'buyer' are not on that index. Put it into the table's"
                + " key, or remove @KeyOnly: items stored without the attribute are still read from"
                + " that key.",
            "@KeyOnly String coupon,"));
  }

  @Test
  void keyOnlyComponentsThatDecideAloneAreFine() {
    assertGood(
        """
        @Table(entities = {Order.class, Marker.class})
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "{placed:day}#{total}")
        @Index(name = "GSI1", pk = "COUPON#{coupon}", sk = "{total}#{id}")
        record Order(@KeyOnly UUID id, @KeyOnly @CreatedAt Instant placed, @KeyOnly String coupon, long total) {}

        @Entity(pk = "MARKER", sk = "MARKER")
        record Marker() {}
        """);
  }
}
