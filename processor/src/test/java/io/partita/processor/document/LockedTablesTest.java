package io.partita.processor.document;

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
                + USER)
        .change(
            "another encoding is one problem, however many keys there are",
            TABLE + USER,
            """
            @Table(entities = User.class, keyEncoding = KeyEncoding.RAW)
            interface Shop {}
            """
                + USER)
        .change(
            "another type attribute is not in stored items",
            TABLE + USER,
            """
            @Table(entities = User.class, typeAttribute = "kind")
            interface Shop {}
            """
                + USER)
        .change(
            "no local index is added to a table",
            TABLE + USER,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "ByCity", kind = IndexKind.LOCAL, sortKey = "city"))
            interface Shop {}
            """
                + USER)
        .change(
            "no index gets other key attributes",
            TABLE + USER,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "GSI1", sortKey = "other"))
            interface Shop {}
            """
                + USER)
        .change(
            "no index gets another projection",
            TABLE + USER,
            """
            @Table(entities = User.class, indexes = @IndexDefinition(name = "GSI1", projection = Projection.INCLUDE, include = "city"))
            interface Shop {}
            """
                + USER)
        .change(
            "another expiry keeps items from expiring",
            """
            @Entity(pk = "SESSION#{id}", sk = "INFO")
            record Session(String id, @Ttl Instant expires) {}
            """,
            """
            @Entity(pk = "SESSION#{id}", sk = "INFO")
            record Session(String id, Optional<Long> expires, @Ttl Instant until) {}
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
            """)
        .errors();
  }
}
