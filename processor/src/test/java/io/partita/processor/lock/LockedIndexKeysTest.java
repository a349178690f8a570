package io.partita.processor.lock;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Changes of index keys that stored items do not survive. */
final class LockedIndexKeysTest {

  @TempDir Path folder;

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
