package io.partita.processor.lock;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Changes of entities that stored items do not survive. */
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
}
