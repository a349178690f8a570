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
            "renaming a record with unique values needs its type",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Unique String email) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record Person(String id, @Unique String email) {}
            """,
            """
            [LOCK_TYPE_VALUE] The type of Person changes from "User" to "Person": stored items are not recognised. Give it @Entity(type = "User"), which is also in the keys of its unique values.
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
            [LOCK_UNIQUE] Taken values of 'email' of Person are stored as UNIQUE#User#email#{email:text} and would be looked for as UNIQUE#Person#email#{email:text}: none would be found, and two items could have one value. Keep @Entity(type = "User"), or write an item with the new key for each of them before you accept the new lock.
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
            [LOCK_COUNT] 'posts' of Group did not count the items of "Post" so far: it would be wrong, and deleting them could fail. Accept the new lock, and call GroupDao.recount(key) for every Group once it is deployed.
              at record Group(String groupId, @Count(Post.class) long posts) {}\
            """)
        .change(
            "renaming a record needs an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record Person(String id) {}
            """,
            """
            [LOCK_TYPE_VALUE] The type of Person changes from "User" to "Person": stored items are not recognised. Put @Aliases("User") on Person, or give it @Entity(type = "User").
              at @Entity(pk = "USER#{id}", sk = "INFO")\
            """)
        .change(
            "the name of a unique component is in the keys of its values",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Unique String mail) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Unique @Aliases("mail") String email) {}
            """,
            """
            [LOCK_UNIQUE] Taken values of 'email' of User are stored as UNIQUE#User#mail#{mail:text} and would be looked for as UNIQUE#User#email#{email:text}: none would be found, and two items could have one value. Keep the component's name, or write an item with the new key for each of them before you accept the new lock.
              at record User(String id, @Unique @Aliases("mail") String email) {}\
            """)
        .change(
            "a unique value that cannot be read is one problem",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Unique String tax) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Unique @Convert(EpochSeconds.class) Instant tax) {}
            """,
            """
            [LOCK_CONVERTER] 'tax' of User was stored without a converter as S and would be read by io.partita.annotations.EpochSeconds as N:long. If both store the same, accept the new lock; else keep it as it was, store the component under a new name with @Attribute, or write every User again before.
              at record User(String id, @Unique @Convert(EpochSeconds.class) Instant tax) {}\
            """)
        .change(
            "a count that counts something else has not counted",
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId, @Count(Post.class) long items) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            @Entity(sk = "EVENT#{eventId}")
            @ChildOf(Group.class)
            record Event(String groupId, String eventId) {}
            """,
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId, @Count(Event.class) long items) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            @Entity(sk = "EVENT#{eventId}")
            @ChildOf(Group.class)
            record Event(String groupId, String eventId) {}
            """,
            """
            [LOCK_COUNT] 'items' of Group did not count the items of "Event" so far: it would be wrong, and deleting them could fail. Accept the new lock, and call GroupDao.recount(key) for every Group once it is deployed.
              at record Group(String groupId, @Count(Event.class) long items) {}\
            """)
        .change(
            "a new item for counts has not counted what is stored",
            """
            @Entity(pk = "USER#{userId}", sk = "INFO")
            record User(String userId) {}
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId) {}
            @Entity
            @ManyToMany(left = User.class, right = Group.class)
            record Membership(String userId, String groupId) {}
            """,
            """
            @Entity(pk = "USER#{userId}", sk = "INFO")
            record User(String userId) {}
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId) {}
            @Entity
            @ManyToMany(left = User.class, right = Group.class)
            record Membership(String userId, String groupId) {}
            @Entity(pk = "GROUP#{groupId}", sk = "COUNT")
            record Members(String groupId, @Count(Membership.class) long members) {}
            """,
            """
            [LOCK_COUNT] 'members' of Members did not count the items of "Membership" so far: it would be wrong, and deleting them could fail. Accept the new lock, and call MembersDao.create(...) and MembersDao.recount(key) for every Members once it is deployed.
              at record Members(String groupId, @Count(Membership.class) long members) {}\
            """)
        .change(
            "a count of the other side has not counted",
            """
            @Entity(pk = "USER#{userId}", sk = "INFO")
            record User(String userId, @Count(value = Following.class, side = Side.LEFT) long follows) {}
            @Entity(sk = "FOLLOWED#{followedId}")
            @Index(name = "GSI1", pk = "USER#{followedId}", sk = "FOLLOWER#{followerId}")
            @ManyToMany(left = User.class, right = User.class, leftKey = "followerId", rightKey = "followedId")
            record Following(String followerId, String followedId) {}
            """,
            """
            @Entity(pk = "USER#{userId}", sk = "INFO")
            record User(String userId, @Count(value = Following.class, side = Side.RIGHT) long follows) {}
            @Entity(sk = "FOLLOWED#{followedId}")
            @Index(name = "GSI1", pk = "USER#{followedId}", sk = "FOLLOWER#{followerId}")
            @ManyToMany(left = User.class, right = User.class, leftKey = "followerId", rightKey = "followedId")
            record Following(String followerId, String followedId) {}
            """,
            """
            [LOCK_COUNT] 'follows' of User did not count the items of "Following" so far: it would be wrong, and deleting them could fail. Accept the new lock, and call UserDao.recount(key) for every User once it is deployed.
              at record User(String userId, @Count(value = Following.class, side = Side.RIGHT) long follows) {}\
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
            [LOCK_CONVERTER] 'joined' of User was stored by io.partita.annotations.EpochSeconds as N:long and would be read by io.partita.annotations.EpochMillis as N:long. If both store the same, accept the new lock; else keep it as it was, store the component under a new name with @Attribute, or write every User again before.
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
            [LOCK_CONSTANT] The enum of 'status' of User no longer has NEW: items with it cannot be read. Keep the constant, or change those items before you accept the new lock.
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
        .change(
            "text is not read as another text",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Instant born) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, LocalDate born) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'born' of User changes from S:instant to S:local-date, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, LocalDate born) {}\
            """)
        .change(
            "elements of a list are not read as others",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Attribute(max = 9) List<String> scores) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Attribute(max = 9) List<Integer> scores) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'scores[]' of User changes from S to N:integer, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, @Attribute(max = 9) List<Integer> scores) {}\
            """)
        .change(
            "what is in the key of an index alone is not read from an attribute",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "CITY#{city}", sk = "{id}")
            record User(String id, @KeyOnly String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "CITY#{city}", sk = "{id}")
            record User(String id, String city) {}
            """,
            """
            [LOCK_ATTRIBUTE_TYPE] 'city' of User changes from the key of an index alone to S, as which stored values cannot be read. Keep @KeyOnly, store it under a new name with @Attribute, or write every User again before you accept the new lock.
              at record User(String id, String city) {}\
            """)
        .change(
            "constants of an enum that is in the key alone are not removed",
            """
            @Entity(pk = "USER#{id}", sk = "{kind}")
            record User(String id, @KeyOnly Kind kind) {}
            enum Kind { A, B, C }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "{kind}")
            record User(String id, @KeyOnly Kind kind) {}
            enum Kind { B }
            """,
            """
            [LOCK_CONSTANT] The enum of 'kind' of User no longer has A, C: items with one of them cannot be read. Keep the constants, or change those items before you accept the new lock.
              at record User(String id, @KeyOnly Kind kind) {}\
            """)
        .change(
            "a converter that is left out is another",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Convert(EpochSeconds.class) Instant joined) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Long joined) {}
            """,
            """
            [LOCK_CONVERTER] 'joined' of User was stored by io.partita.annotations.EpochSeconds as N:long and would be read without a converter as N:long. If both store the same, accept the new lock; else keep it as it was, store the component under a new name with @Attribute, or write every User again before.
              at record User(String id, Long joined) {}\
            """)
        .change(
            "a new version is in no stored item",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, @Version long version) {}
            """,
            """
            [LOCK_REQUIRED] 'version' of User is a primitive, but stored items may lack it, and then cannot be read. Use its wrapper or Optional, or write it to every User before you accept the new lock.
              at record User(String id, @Version long version) {}\
            """)
        .errors();
  }
}
