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
            [LOCK_TABLE_KEY] The key of Shop changes from PK (S), SK (S) to pk (S), SK (S), which DynamoDB does for no table that exists. Keep it, or create another table and write every item again before you accept the new lock.
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
            [LOCK_ENCODING] The key encoding of Shop changes from ORDERED to RAW: every key would be written otherwise than stored items have it. Keep keyEncoding = ORDERED, or write every item again under its new key before you accept the new lock.
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
            [LOCK_TYPE_ATTRIBUTE] The type attribute of Shop changes from 'Type' to 'kind': stored items do not have it and are not recognised. Keep typeAttribute = "Type", or write it to every item before you accept the new lock.
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
            [LOCK_LOCAL_INDEX] Local index ByCity of Shop is new, but DynamoDB adds none to a table that exists. Make it kind = GLOBAL, or create another table and write every item again before you accept the new lock.
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
            [LOCK_INDEX] Index GSI1 of Shop changes from global on GSI1PK (S), GSI1SK (S) to global on GSI1PK (S), other (S), which DynamoDB does for no index that exists. Give the new one another name and run backfill() of the entities on it, or keep it as it was.
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
            [LOCK_PROJECTION] Index GSI1 of Shop changes from carrying ALL to INCLUDE Type, city, which DynamoDB does for no index that exists. Give the new one another name and run backfill() of the entities on it, or keep the projection.
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
            [LOCK_EXPIRY] The expiry of Shop changes from 'expires' to 'until': stored items that have expired or are to expire do so no more. Keep @Ttl on 'expires', or delete them or write their new expiry before you accept the new lock.
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
            [LOCK_EXPIRY] The expiry of Shop changes from 'expires' to none: stored items that have expired or are to expire do so no more. Keep @Ttl on 'expires', or delete them or write their new expiry before you accept the new lock.
              at @Table(entities = {Session.class})\
            """)
        .errors();
  }
}
