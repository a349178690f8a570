package io.partita.processor.lock;

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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: new entity Order.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: new attribute 'address' of User; new attribute 'age' of User; 'active' of User stays in items, but is not read.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: new index GSI1: add it to the table; User is on GSI1: call UserDao.backfill().run() once it is deployed.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: index GSI1 is not used any more; User leaves GSI1: stored items stay there.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: new index ByStatus: add it to the table.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: User is declared by case6.Person; Person also reads the type "User".\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: 'addresses' of User is also read from former names; 'addresses[].city' of User is also read from former names; 'email' of User is also read from former names.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: 'age' of User is N:long, which reads N:integer; 'age' of User may be absent; 'status' of User is S, which reads S:enum; 'tags' of User is SS, which reads L.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: 'status' of User has further constants.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: new expiry 'expires': enable time to live for the table; new attribute 'expires' of User.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: 'name' of Group is not unique any more: the items of taken values stay; 'posts' of Group counts no more.\
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
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: new entity Post; new attribute 'posts' of Group.\
            """)
        .change(
            "how a condition is written does not matter",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}", where = "city = 'Rome' and status is not null")
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}", where = "status is not null and  city = Rome")
            record User(String id, String status, String city) {}
            """)
        .change(
            "a condition of an attribute that is renamed stays the same",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}", where = "city is null")
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}", where = "town is null")
            record User(String id, String status, @Aliases("city") String town) {}
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: 'town' of User is also read from former names.\
            """)
        .change(
            "bounds and allowances do not matter",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, List<String> tags) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Allow("UNBOUNDED_LIST")
            record User(String id, @Attribute(max = 10) List<String> tags) {}
            """)
        .change(
            "a component of the key may be stored in it alone, and beside it",
            """
            @Entity(pk = "USER#{id}", sk = "{kind}")
            record User(@KeyOnly String id, String kind) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "{kind}")
            record User(String id, @KeyOnly String kind) {}
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: 'id' of User is not in the key alone; 'kind' of User is in keys alone.\
            """)
        .change(
            "items need not say what they are",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Table(entities = User.class, typeAttribute = "")
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: items are known by their keys, not by a type attribute.\
            """)
        .change(
            "what is counted may be renamed with an alias",
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
            record Group(String groupId, @Count(Note.class) long items) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            @Aliases("Post")
            record Note(String groupId, String postId) {}
            @Entity(sk = "EVENT#{eventId}")
            @ChildOf(Group.class)
            record Event(String groupId, String eventId) {}
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: Post is declared by case19.Note; Note also reads the type "Post".\
            """)
        .change(
            "a list of records may be added",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Table(entities = User.class)
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, List<Address> homes) {}
            record Address(String city, Integer number) {}
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: new attribute 'homes' of User.\
            """)
        .change(
            "maps read other keys and times other offsets as far as these have the same text",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<Status, String> a, Map<Integer, String> b, Instant c, java.time.OffsetDateTime d) {}
            enum Status { NEW }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, Map<String, String> a, Map<Long, String> b, java.time.OffsetDateTime c, java.time.ZonedDateTime d) {}
            """,
            """
            [LOCK_OUTDATED] Stored items survive what has changed in Shop: 'a' of User is M:map, which reads M:map-by-enum; 'b' of User is M:map-by-long, which reads M:map-by-integer; 'c' of User is S:offset-date-time, which reads S:instant; 'd' of User is S:zoned-date-time, which reads S:offset-date-time.\
            """)
        .notes();
  }
}
