package io.partita.processor.document;

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
            """)
        .errors();
  }
}
