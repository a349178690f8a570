package io.partita.processor.document;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Changes of entities and their attributes that stored items do not survive. */
final class LockedEntitiesTest {

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> changedEntities() {
    return new LockPrograms(folder)
        .change(
            "an entity that is not declared leaves its items",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            @Entity(pk = "ORDER#{id}", sk = "INFO")
            record Order(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """)
        .change(
            "another type value needs an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO", type = "Person")
            record User(String id) {}
            """)
        .change(
            "renaming a record needs an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Unique String email) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record Person(String id, @Unique String email) {}
            """)
        .change(
            "an alias of a type is not dropped",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Aliases("Person")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """)
        .change(
            "unique values are looked for where they are stored",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Unique String email) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Aliases("User")
            record Person(String id, @Unique String email) {}
            """)
        .change(
            "values of stored items are not unique from one day to the next",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String email) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Unique String email) {}
            """)
        .change(
            "stored items were not counted",
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """,
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId, @Count(Post.class) long posts) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """)
        .errors();
  }

  @TestFactory
  Stream<DynamicTest> changedAttributes() {
    return new LockPrograms(folder)
        .change(
            "renaming an attribute needs an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String mail) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String email) {}
            """)
        .change(
            "renaming an attribute of a nested record needs an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, List<Address> homes) {}
            record Address(String town) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Aliases("homes") List<Address> addresses) {}
            record Address(String city) {}
            """)
        .change(
            "an alias of an attribute is not dropped",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Aliases("mail") String email) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String email) {}
            """)
        .change(
            "text is not read as a number",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String age) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Integer age) {}
            """)
        .change(
            "a larger number is not read as a smaller one",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<String, Long> scores) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<String, Integer> scores) {}
            """)
        .change(
            "a set is not read as a list",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Set<String> tags) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, List<String> tags) {}
            """)
        .change(
            "a record that becomes text is one problem",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Address address) {}
            record Address(String street, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String address) {}
            """)
        .change(
            "another converter may store otherwise",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Convert(EpochSeconds.class) Instant joined) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Convert(EpochMillis.class) Instant joined) {}
            """)
        .change(
            "constants of an enum are not removed",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Status status) {}
            enum Status { NEW, ACTIVE, GONE }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Status status) {}
            enum Status { ACTIVE, GONE }
            """)
        .change(
            "variants of a sealed interface are not removed",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Payment payment) {}
            sealed interface Payment permits Card, Cash {}
            record Card(String number) implements Payment {}
            record Cash() implements Payment {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Payment payment) {}
            sealed interface Payment permits Cash {}
            record Cash() implements Payment {}
            """)
        .change(
            "a new attribute may not be a primitive",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, int age) {}
            """)
        .change(
            "an attribute does not become a primitive",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Integer age) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, int age) {}
            """)
        .errors();
  }
}
