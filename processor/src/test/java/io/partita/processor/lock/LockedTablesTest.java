package io.partita.processor.lock;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Changes of tables and indexes that stored items do not survive. */
final class LockedTablesTest {

  private static final String USER =
      """
      @Entity(pk = "USER#{id}", sk = "INFO")
      @Index(name = "GSI1", pk = "STATUS#{status}", sk = "USER#{id}")
      record User(String id, String status, String city) {}
      """;

  private static final String TABLE =
      """
      @Table(entities = User.class)
      interface Shop {}
      """;

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> changedTables() {
    return new LockPrograms(folder)
        .change(
            "no table gets other key attributes",
            TABLE + USER,
            """
            @Table(entities = User.class, partitionKey = "pk")
            interface Shop {}
            """
                + USER,
            """
            [LOCK_TABLE_KEY] The key of Shop changes from PK (S), SK (S) to pk (S), SK (S), but DynamoDB changes the key of no table. Keep it, or create another table and write every item to it before you accept the new lock.
              at @Table(entities = User.class, partitionKey = "pk")\
            """)
        .change(
            "another encoding is one problem, however many keys there are",
            TABLE + USER,
            """
            @Table(entities = User.class, keyEncoding = KeyEncoding.RAW)
            interface Shop {}
            """
                + USER,
            """
            [LOCK_ENCODING] The key encoding of Shop changes from ORDERED to RAW: keys would be written otherwise than stored items have them. Keep keyEncoding = KeyEncoding.ORDERED, or write every item again under its new key before you accept the new lock.
              at @Table(entities = User.class, keyEncoding = KeyEncoding.RAW)\
            """)
        .change(
            "another type attribute is not in stored items",
            TABLE + USER,
            """
            @Table(entities = User.class, typeAttribute = "kind")
            interface Shop {}
            """
                + USER,
            """
            [LOCK_TYPE_ATTRIBUTE] The type attribute of Shop changes from 'Type' to 'kind': stored items do not have it and are not recognised. Keep typeAttribute = "Type", or write 'kind' to every item before you accept the new lock.
              at @Table(entities = User.class, typeAttribute = "kind")\
            """)
        .change(
            "no local index is added to a table",
            TABLE + USER,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", kind = IndexKind.LOCAL, sortKey = "city"))
            interface Shop {}
            """
                + USER,
            """
            [LOCK_LOCAL_INDEX] Local index ByCity of Shop is new, but DynamoDB adds none to a table that exists. Make it kind = IndexKind.GLOBAL, or create another table and write every item to it before you accept the new lock.
              at @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", kind = IndexKind.LOCAL, sortKey = "city"))\
            """)
        .change(
            "no index gets other key attributes",
            TABLE + USER,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "GSI1", sortKey = "other"))
            interface Shop {}
            """
                + USER,
            """
            [LOCK_INDEX] Index GSI1 of Shop changes from global on GSI1PK (S), GSI1SK (S) to global on GSI1PK (S), other (S), but DynamoDB changes no index. Keep it, or declare the new one under another name, add it to the table, and run backfill() of the entities on it.
              at @Table(entities = User.class, indexes = @IndexDefinition(name = "GSI1", sortKey = "other"))\
            """)
        .change(
            "no index gets another projection",
            TABLE + USER,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "GSI1", projection = Projection.INCLUDE, include = "city"))
            interface Shop {}
            """
                + USER,
            """
            [LOCK_PROJECTION] Index GSI1 of Shop carries ALL and would carry INCLUDE Type, city, but DynamoDB changes no projection. Keep it, or declare the new index under another name on GSI1PK and GSI1SK, and add it to the table: DynamoDB fills it.
              at @Table(entities = User.class, indexes = @IndexDefinition(name = "GSI1", projection = Projection.INCLUDE, include = "city"))\
            """)
        .change(
            "another expiry keeps items from expiring",
            """
            @Entity(pk = "SESSION#{id}", sk = "INFO")
            record Session(String id, @Ttl Instant expires) {}
            """,
            """
            @Entity(pk = "SESSION#{id}", sk = "INFO")
            record Session(String id, Optional<Long> expires, @Ttl Instant until) {}
            """,
            """
            [LOCK_EXPIRY] The expiry of Shop changes from 'expires' to 'until': stored items do not expire any more, and expired ones that DynamoDB has not deleted yet are back. Keep @Ttl on 'expires', or delete them or write their new expiry before you accept the new lock.
              at @Table(entities = {Session.class})\
            """)
        .change(
            "without an expiry items do not expire",
            """
            @Entity(pk = "SESSION#{id}", sk = "INFO")
            record Session(String id, @Ttl Instant expires) {}
            """,
            """
            @Entity(pk = "SESSION#{id}", sk = "INFO")
            record Session(String id, Long expires) {}
            """,
            """
            [LOCK_EXPIRY] The expiry of Shop changes from 'expires' to none: stored items do not expire any more, and expired ones that DynamoDB has not deleted yet are back. Keep @Ttl on 'expires', or delete them or write their new expiry before you accept the new lock.
              at @Table(entities = {Session.class})\
            """)
        .change(
            "no table loses its sort key",
            """
            @Table(entities = User.class)
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Table(entities = User.class, sortKey = "")
            interface Shop {}
            @Entity(pk = "USER#{id}")
            record User(String id) {}
            """,
            """
            [LOCK_TABLE_KEY] The key of Shop changes from PK (S), SK (S) to PK (S), but DynamoDB changes the key of no table. Keep it, or create another table and write every item to it before you accept the new lock.
              at @Table(entities = User.class, sortKey = "")\
            """)
        .change(
            "no key attribute gets another type",
            """
            @Table(entities = Reading.class, partitionKey = "sensor", sortKey = "at")
            interface Shop {}
            @Entity(pk = "{sensor}", sk = "{at}")
            record Reading(String sensor, long at) {}
            """,
            """
            @Table(entities = Reading.class, partitionKey = "sensor", sortKey = "at")
            interface Shop {}
            @Entity(pk = "{sensor}", sk = "{at}")
            record Reading(String sensor, String at) {}
            """,
            """
            [LOCK_TABLE_KEY] The key of Shop changes from sensor (S), at (N) to sensor (S), at (S), but DynamoDB changes the key of no table. Keep it, or create another table and write every item to it before you accept the new lock.
              at @Table(entities = Reading.class, partitionKey = "sensor", sortKey = "at")\
            """)
        .change(
            "a table without types does not get them later",
            """
            @Table(entities = User.class, typeAttribute = "")
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id) {}
            """,
            """
            [LOCK_TYPE_ATTRIBUTE] The type attribute of Shop changes from none to 'Type': stored items do not have it and are not recognised. Keep typeAttribute = "", or write 'Type' to every item before you accept the new lock.
              at @Table(entities = {User.class})\
            """)
        .change(
            "no index becomes a local one",
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", partitionKey = "PK", sortKey = "city"))
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String status, String city) {}
            """,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", kind = IndexKind.LOCAL, sortKey = "city"))
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_INDEX] Index ByCity of Shop changes from global on PK (S), city (S) to local on PK (S), city (S), but DynamoDB changes no index. Keep it, or create another table and write every item to it before you accept the new lock.
              at @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", kind = IndexKind.LOCAL, sortKey = "city"))\
            """)
        .change(
            "no index carries further attributes",
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", projection = Projection.INCLUDE, partitionKey = "status", sortKey = "", include = "city"))
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String status, String city) {}
            """,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", projection = Projection.INCLUDE, partitionKey = "status", sortKey = "", include = {"city", "id"}))
            interface Shop {}
            @Entity(pk = "USER#{id}", sk = "INFO")
            record User(String id, String status, String city) {}
            """,
            """
            [LOCK_PROJECTION] Index ByCity of Shop carries INCLUDE Type, city and would carry INCLUDE Type, city, id, but DynamoDB changes no projection. Keep it, or declare the new index under another name on status, and add it to the table: DynamoDB fills it.
              at @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", projection = Projection.INCLUDE, partitionKey = "status", sortKey = "", include = {"city", "id"}))\
            """)
        .change(
            "an index that gets a sort key by its first entity with one is another",
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}")
            record User(String id, String status) {}
            """,
            """
            @Entity(pk = "USER#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}")
            record User(String id, String status) {}
            """,
            """
            [LOCK_INDEX] Index GSI1 of Shop changes from global on GSI1PK (S) to global on GSI1PK (S), GSI1SK (S), but DynamoDB changes no index. Keep it, or declare the new one under another name, add it to the table, and run backfill() of the entities on it.
              at @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{id}")\
            """)
        .errors();
  }
}
