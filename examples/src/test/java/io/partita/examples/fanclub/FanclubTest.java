package io.partita.examples.fanclub;

import static io.partita.examples.fanclub.FanclubWalk.member;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.fanclub.Fanclub.Group;
import io.partita.runtime.Linked;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class FanclubTest {

  @Test
  void shardsReadLikeOnePartition(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new FanclubWalk(), client, table);
    assertEquals(
        List.of(new Linked<>(member(7), Optional.of(new Group("popular", "Everybody")))),
        told.answer("The groups of a user"));
    assertEquals(
        List.of(member(0), member(1), member(2)),
        ((Page<?>) told.answer("The first three")).items());
    assertEquals(
        List.of(member(3), member(4), member(5)),
        ((Page<?>) told.answer("The next three; the cursor keeps a position per shard")).items());
    assertEquals(List.of(member(39), member(38)), told.answer("The last two"));
    assertEquals(40L, told.answer("How many there are"));
    Set<String> partitions = new HashSet<>();
    client
        .scanPaginator(scan -> scan.tableName(table).indexName("GSI1"))
        .items()
        .forEach(item -> partitions.add(item.get("GSI1PK").s()));
    assertEquals(8, partitions.size());
  }
}
