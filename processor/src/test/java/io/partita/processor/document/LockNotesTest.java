package io.partita.processor.document;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Changes that stored items survive: a note says what they are and what to do for them. */
final class LockNotesTest {

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> compatibleChanges() {
    return new LockPrograms(folder)
        .change(
            "the order of declarations does not matter",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String name) {}
            @Entity(pk = "ORDER#{id}", sk = "INFO")
            record Order(String id, Status status) {}
            enum Status { NEW, PAID }
            """,
            """
            @Entity(pk = "ORDER#{number}", sk = "INFO")
            record Order(Status status, @Attribute("id") String number) {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String name, String id) {}
            enum Status { PAID, NEW }
            """)
        .change(
            "an entity may be added",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            @Entity(pk = "ORDER#{id}", sk = "INFO")
            record Order(String id, int amount) {}
            """)
        .change(
            "an attribute that may be absent can be added or removed",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Boolean active) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Integer age, Optional<Address> address) {}
            record Address(int number) {}
            """)
        .change(
            "a new index needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String status) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}")
            record User(String id, String status) {}
            """)
        .change(
            "an index may be left",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}")
            record User(String id, String status) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String status) {}
            """)
        .change(
            "an index on an attribute that items have needs no backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String status) {}
            """,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "ByStatus", partitionKey = "status", sortKey = ""))
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "ByStatus")
            record User(String id, String status) {}
            """)
        .change(
            "a type may be renamed with an alias, and the record with it",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Aliases("User")
            record Person(String id) {}
            """)
        .change(
            "an attribute may be renamed with an alias, also in nested records",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String mail, List<Address> homes) {}
            record Address(String town) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Aliases("mail") String email, @Aliases("homes") List<Address> addresses) {}
            record Address(@Aliases("town") String city) {}
            """)
        .change(
            "wider types read narrower ones",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, int age, Status status, List<String> tags) {}
            enum Status { NEW }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Long age, String status, Set<String> tags) {}
            """)
        .change(
            "constants may be added to an enum",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Status status) {}
            enum Status { NEW }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Status status) {}
            enum Status { NEW, GONE }
            """)
        .change(
            "an expiry may be added",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Ttl Instant expires) {}
            """)
        .change(
            "an expiry may be a time or its seconds",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Ttl Instant expires) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Ttl Long expires) {}
            """)
        .change(
            "a value need not be unique any more, and a count need not be kept",
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId, @Unique String name, @Count(Post.class) long posts) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """,
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId, String name, Long posts) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """)
        .change(
            "what is new may be counted",
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId) {}
            """,
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId, @Count(Post.class) long posts) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """)
        .notes();
  }
}
