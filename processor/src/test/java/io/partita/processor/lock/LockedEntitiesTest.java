package io.partita.processor.lock;

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
            """,
            """
            [LOCK_ENTITY_REMOVED] Order is no entity of Shop any more: its stored items stay, and nothing reads or deletes them. Keep it in @Table(entities), or delete them before you accept the new lock. If another record has taken its place, put @Aliases("Order") on that.
              at @Table(entities = {User.class})\
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
            """,
            """
            [LOCK_TYPE_VALUE] The type of User changes from "User" to "Person": stored items are not recognised. Put @Aliases("User") on User, or give it @Entity(type = "User").
              at @Entity(pk = "USER#{id}", sk = "INFO", type = "Person")\
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
            """,
            """
            [LOCK_TYPE_VALUE] The type of Person changes from "User" to "Person": stored items are not recognised. Put @Aliases("User") on Person, or give it @Entity(type = "User").
              at @Entity(pk = "USER#{id}", sk = "INFO")\
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
            """,
            """
            [LOCK_ALIAS] User no longer reads items of the type "Person", of which some may be stored. Keep @Aliases("Person"), or write every User again before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "INFO")\
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
            """,
            """
            [LOCK_UNIQUE] Taken values of 'email' of Person are stored as UNIQUE#User#email#{email:text} and would be looked for as UNIQUE#Person#email#{email:text}: none would be found, and two items could have one value. Keep the type, the component's name and its type, or write every Person again before you accept the new lock.
              at record Person(String id, @Unique String email) {}\
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
            """,
            """
            [LOCK_UNIQUE] 'email' of User becomes @Unique, but nothing says which values stored items have taken. Accept the new lock only if there are none, or after you have written an item with the key UNIQUE#User#email#{email} for each of them.
              at record User(String id, @Unique String email) {}\
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
            """,
            """
            [LOCK_COUNT] 'posts' of Group did not count the items of "Post" so far: it would be too small, and deleting them would fail. Accept the new lock, and run recount of GroupDao for every item once it is deployed.
              at record Group(String groupId, @Count(Post.class) long posts) {}\
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
            """,
            """
            [LOCK_ATTRIBUTE_RENAMED] User has 'email' where stored items have 'mail': their values are not read. If it is the same under a new name, put @Aliases("mail") or @Attribute("mail") on the component; if it is another, accept the new lock.
              at record User(String id, String email) {}\
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
            """,
            """
            [LOCK_ATTRIBUTE_RENAMED] User has 'addresses[].city' where stored items have 'homes[].town': their values are not read. If it is the same under a new name, put @Aliases("town") or @Attribute("town") on the component; if it is another, accept the new lock.
              at record User(String id, @Aliases("homes") List<Address> addresses) {}\
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
            """,
            """
            [LOCK_ALIAS] 'email' of User is no longer read from 'mail', under which items may have it. Keep @Aliases("mail"), or write every User again before you accept the new lock.
              at record User(String id, String email) {}\
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
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'age' of User changes from S to N:integer, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, Integer age) {}\
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
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'scores{}' of User changes from N:long to N:integer, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, Map<String, Integer> scores) {}\
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
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'tags' of User changes from SS to L, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, List<String> tags) {}\
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
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'address' of User changes from M:record to S, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, String address) {}\
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
            """,
            """
            [LOCK_CONVERTER] 'joined' of User was stored by io.partita.annotations.EpochSeconds as N:long and would be read by io.partita.annotations.EpochMillis as N:long. If both store the same, accept the new lock; else keep it, store the component under a new name with @Attribute, or write every User again before.
              at record User(String id, @Convert(EpochMillis.class) Instant joined) {}\
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
            """,
            """
            [LOCK_CONSTANT] The enum of 'status' of User has no NEW any more: items that have it cannot be read. Keep the constant, or change those items before you accept the new lock.
              at record User(String id, Status status) {}\
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
            """,
            """
            [LOCK_VARIANT] 'payment' of User can no longer be a Card: items that have one cannot be read. Keep a record of that name among the permitted ones, or change those items before you accept the new lock.
              at record User(String id, Payment payment) {}\
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
            """,
            """
            [LOCK_REQUIRED] 'age' of User is a primitive, but stored items may lack it, and then cannot be read. Use its wrapper or Optional, or write it to every User before you accept the new lock.
              at record User(String id, int age) {}\
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
            """,
            """
            [LOCK_REQUIRED] 'age' of User is a primitive, but stored items may lack it, and then cannot be read. Use its wrapper or Optional, or write it to every User before you accept the new lock.
              at record User(String id, int age) {}\
            """)
        .errors();
  }
}
