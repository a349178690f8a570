package io.partita.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.partita.examples.community.ManyMembersWalk;
import io.partita.examples.locations.ManyStoresWalk;
import io.partita.runtime.Progress;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class LargeWalksTest {

  private final List<Progress> told = new ArrayList<>();

  private long last() {
    return told.get(told.size() - 1).done();
  }

  @Test
  void storesAreMadeUpAndCounted(DynamoDbClient client, @TableName String table) {
    ManyStoresWalk walk = new ManyStoresWalk();
    walk.fill(client, table, 1200, told::add);
    assertEquals(1200, last());
    Narrator narrator = Walks.walked(walk, client, table);
    assertEquals(1200L, narrator.answer("How many in the country"));
    assertEquals(
        List.of("State 49", "State 48", "State 47"),
        narrator.answer("The last three states, without reading their stores"));
  }

  @Test
  void membershipsAreMadeUpAndCounted(DynamoDbClient client, @TableName("members") String table) {
    ManyMembersWalk walk = new ManyMembersWalk();
    walk.fill(client, table, 90, told::add);
    assertEquals(90, last());
    Narrator narrator = Walks.walked(walk, client, table);
    assertEquals(narrator.answer("How many it has"), narrator.answer("What a group has counted"));
    assertNotEquals(0L, narrator.answer("How many it has"));
  }
}
