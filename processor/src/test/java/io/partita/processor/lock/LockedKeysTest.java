package io.partita.processor.lock;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Changes of keys that stored items do not survive. */
final class LockedKeysTest {

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> changedKeysOfTheTable() {
    return new LockPrograms(folder)
        .change(
            "renaming a prefix loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "MEMBER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            [LOCK_KEY_TEXT] PK of User changes from "USER#{id}" to "MEMBER#{id}": the values are the same, but the text around them is not. Stored items are not found any more, and no item can change its key: keep the key, or write every User again under its new one before you accept the new lock.
              at @Entity(pk = "MEMBER#{id}", sk = "INFO")\
            """)
        .change(
            "reordering the values of a key loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{year}#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}#{year}")
            record Order(String id, String year, String number) {}
            """,
            """
            [LOCK_KEY_ORDER] SK of Order changes from "ORDER#{year}#{number}" to "ORDER#{number}#{year}": the values are the same, but in another order. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{number}#{year}")\
            """)
        .change(
            "taking a component out of a key loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{year}#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            [LOCK_KEY_VALUE_REMOVED] SK of Order changes from "ORDER#{year}#{number}" to "ORDER#{number}": it loses 'year'. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{number}")\
            """)
        .change(
            "putting a component into a key loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{year}#{number}")
            record Order(String id, String year, String number) {}
            """,
            """
            [LOCK_KEY_VALUE_ADDED] SK of Order changes from "ORDER#{number}" to "ORDER#{year}#{number}": it gets 'year'. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{year}#{number}")\
            """)
        .change(
            "writing a value otherwise loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, int number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number:6}")
            record Order(String id, int number) {}
            """,
            """
            [LOCK_KEY_FORMAT] SK of Order has 'number' written as padded-integer and would have it as width-6. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{number:6}")\
            """)
        .change(
            "a wider number in a sort key loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, int number) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(String id, long number) {}
            """,
            """
            [LOCK_KEY_FORMAT] SK of Order has 'number' written as padded-integer and would have it as padded-long. Stored items are not found any more, and no item can change its key: keep the key, or write every Order again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{id}", sk = "ORDER#{number}")\
            """)
        .change(
            "a component that is in the key alone may have any name",
            """
            @Entity(pk = "USER#{id}", sk = "ORDER#{number}")
            record Order(@KeyOnly String id, int number) {}
            """,
            """
            @Entity(pk = "USER#{userId}", sk = "ORDER#{number}")
            record Order(@KeyOnly String userId, int number) {}
            """)
        .change(
            "a component of the key may be renamed with an alias",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{userId}", sk = "INFO")
            record User(@Aliases("id") String userId) {}
            """)
        .change(
            "a key of another component loses the items",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String email) {}
            """,
            """
            @Entity(pk = "USER#{email}", sk = "INFO")
            record User(String id, String email) {}
            """,
            """
            [LOCK_KEY_VALUE_REMOVED] PK of User changes from "USER#{id}" to "USER#{email}": it loses 'id'. Stored items are not found any more, and no item can change its key: keep the key, or write every User again under its new one before you accept the new lock.
              at @Entity(pk = "USER#{email}", sk = "INFO")\
            """)
        .change(
            "a prefix of a parent is a prefix of its children",
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO")
            record Group(String groupId) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """,
            """
            @Entity(pk = "TEAM#{groupId}", sk = "INFO")
            record Group(String groupId) {}
            @Entity(sk = "POST#{postId}")
            @ChildOf(Group.class)
            record Post(String groupId, String postId) {}
            """,
            """
            [LOCK_KEY_TEXT] PK of Group changes from "GROUP#{groupId}" to "TEAM#{groupId}": the values are the same, but the text around them is not. Stored items are not found any more, and no item can change its key: keep the key, or write every Group again under its new one before you accept the new lock.
              at @Entity(pk = "TEAM#{groupId}", sk = "INFO")\
            """,
            """
            [LOCK_KEY_TEXT] PK of Post changes from "GROUP#{groupId}" to "TEAM#{groupId}": the values are the same, but the text around them is not. Stored items are not found any more, and no item can change its key: keep the key, or write every Post again under its new one before you accept the new lock.
              at @ChildOf(Group.class)\
            """)
        .change(
            "an id in a key may become text",
            """
            @Entity(pk = "USER#{id}", sk = "{status}")
            record User(UUID id, Status status) {}
            enum Status { NEW }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "{status}")
            record User(String id, String status) {}
            """)
        .change(
            "a number in the text of the table's key may be wider",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(int id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(long id) {}
            """)
        .errors();
  }

  @TestFactory
  Stream<DynamicTest> changedKeysOfIndexes() {
    return new LockPrograms(folder)
        .change(
            "renaming a prefix needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}")
            record User(String id, String status) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATE#{status}", sk = "USER#{id}")
            record User(String id, String status) {}
            """,
            """
            [LOCK_KEY_TEXT] GSI1PK of User changes from "STATUS#{status}" to "STATE#{status}": the values are the same, but the text around them is not. Queries of GSI1 miss stored items until their keys are written again: keep the key, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATE#{status}", sk = "USER#{id}")\
            """)
        .change(
            "cutting a time needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "USERS", sk = "{joined}", as = "all")
            record User(String id, Instant joined) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "USERS", sk = "{joined:day}", as = "all")
            record User(String id, Instant joined) {}
            """,
            """
            [LOCK_KEY_FORMAT] GSI1SK of User has 'joined' written as instant-nanos and would have it as instant-day. Queries of GSI1 miss stored items until their keys are written again: keep the key, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "USERS", sk = "{joined:day}", as = "all")\
            """)
        .change(
            "changing the number of shards needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}", shards = 4)
            record User(String id, String status) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}", shards = 8)
            record User(String id, String status) {}
            """,
            """
            [LOCK_SHARDS] GSI1PK of User is spread over 4 shards and would be spread over 8 shards. Queries of GSI1 miss stored items until their keys are written again: keep the key, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}", shards = 8)\
            """)
        .change(
            "spreading an index over shards needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}")
            record User(String id, String status) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}", shards = 8)
            record User(String id, String status) {}
            """,
            """
            [LOCK_SHARDS] GSI1PK of User is in one partition and would be spread over 8 shards. Queries of GSI1 miss stored items until their keys are written again: keep the key, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}", shards = 8)\
            """)
        .change(
            "another condition needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}", where = "status = ACTIVE")
            record User(String id, Status status) {}
            enum Status { ACTIVE, GONE, NEW }
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}", where = "status = NEW")
            record User(String id, Status status) {}
            enum Status { ACTIVE, GONE, NEW }
            """,
            """
            [LOCK_CONDITION] User is on GSI1 where status = ACTIVE and would be where status = NEW. Until their keys are written again, stored items are on GSI1 as they were: keep the condition, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}", where = "status = NEW")\
            """)
        .change(
            "moving keys to another index needs a backfill, and is one problem",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}")
            record User(String id, String status) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI2", pk = "STATUS#{status}", sk = "USER#{id}")
            record User(String id, String status) {}
            """,
            """
            [LOCK_INDEX_REASSIGNED] User moves "STATUS#{status}" from GSI1 to GSI2. Stored items are on GSI1 alone: name it again, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI2", pk = "STATUS#{status}", sk = "USER#{id}")\
            """)
        .change(
            "exchanging two indexes is two problems",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}")
            @Index(name = "GSI2", pk = "CITY#{city}", sk = "AT#{id}")
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI2", pk = "STATUS#{status}", sk = "USER#{id}")
            @Index(name = "GSI1", pk = "CITY#{city}", sk = "AT#{id}")
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_INDEX_REASSIGNED] User moves "STATUS#{status}" from GSI1 to GSI2. Stored items are on GSI1 alone: name it again, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at record User(String id, String status, String city) {}\
            """,
            """
            [LOCK_INDEX_REASSIGNED] User moves "CITY#{city}" from GSI2 to GSI1. Stored items are on GSI2 alone: name it again, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at record User(String id, String status, String city) {}\
            """)
        .change(
            "reordering the values of an index key needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{city}#{id}")
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}#{city}")
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_KEY_ORDER] GSI1SK of User changes from "{city}#{id}" to "{id}#{city}": the values are the same, but in another order. Queries of GSI1 miss stored items until their keys are written again: keep the key, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}#{city}")\
            """)
        .change(
            "taking a component out of an index key needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{city}#{id}")
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}")
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_KEY_VALUE_REMOVED] GSI1SK of User changes from "{city}#{id}" to "{id}": it loses 'city'. Queries of GSI1 miss stored items until their keys are written again: keep the key, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}")\
            """)
        .change(
            "putting a component into an index key needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}")
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{city}#{id}")
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_KEY_VALUE_ADDED] GSI1SK of User changes from "{id}" to "{city}#{id}": it gets 'city'. Queries of GSI1 miss stored items until their keys are written again: keep the key, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{city}#{id}")\
            """)
        .change(
            "moving the shard within a key needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}", shards = 4)
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{$shard}#{status}", sk = "{id}", shards = 4)
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_KEY_TEXT] GSI1PK of User changes from "STATUS#{status}#SHARD#{$shard}" to "STATUS#{$shard}#{status}": the values are the same, but the text around them is not. Queries of GSI1 miss stored items until their keys are written again: keep the key, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{$shard}#{status}", sk = "{id}", shards = 4)\
            """)
        .change(
            "a condition where there was none needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}")
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}", where = "city is not null")
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_CONDITION] User is on GSI1 always and would be where city is not null. Until their keys are written again, stored items are on GSI1 as they were: keep the condition, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}", where = "city is not null")\
            """)
        .change(
            "no condition where there was one needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}", where = "city is null")
            record User(String id, String status, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}")
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_CONDITION] User is on GSI1 where city is null and would be always. Until their keys are written again, stored items are on GSI1 as they were: keep the condition, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}")\
            """)
        .change(
            "one of two conditions on an index needs a backfill",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "PAID#{city}", sk = "P#{id}", where = "paid = true", as = "paid")
            @Index(name = "GSI1", pk = "OPEN#{city}", sk = "O#{id}", where = "paid = false", as = "open")
            record User(String id, boolean paid, String city) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "PAID#{city}", sk = "P#{id}", where = "paid = true", as = "paid")
            record User(String id, boolean paid, String city) {}
            """,
            """
            [LOCK_CONDITION] User is on GSI1 where paid = false or where paid = true and would be where paid = true. Until their keys are written again, stored items are on GSI1 as they were: keep the condition, or accept the new lock and call UserDao.backfill().run() once it is deployed.
              at @Index(name = "GSI1", pk = "PAID#{city}", sk = "P#{id}", where = "paid = true", as = "paid")\
            """)
        .errors();
  }
}
