package io.partita.it.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.collections.Depot.Box;
import io.partita.it.collections.Depot.BoxWithThings;
import io.partita.it.collections.Depot.Thing;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class DepotTest {

  private static DepotTable depot;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    depot = DepotTable.of(client, name);
    depot.createTableIfMissing();
  }

  @Test
  void rawNamesThatBeginLikeTheRootsAreOthers() {
    Box box = depot.box().create(new Box("d", "red"));
    Thing thing = depot.thing().create(new Thing("d", "red", "hat"));
    // A space stands before '#', so that these lie between the box and its things.
    Box other = depot.box().create(new Box("d", "red one"));
    Thing elsewhere = depot.thing().create(new Thing("d", "red one", "coat"));
    assertEquals(
        Optional.of(new BoxWithThings(box, List.of(thing))),
        depot.boxWithThings().find("d", "red"));
    assertEquals(
        Optional.of(new BoxWithThings(other, List.of(elsewhere))),
        depot.boxWithThings().find("d", "red one"));
    assertEquals(
        Optional.of(new BoxWithThings(box, List.of(thing))),
        depot.boxWithThings().byBox("d", "red").limit(2).find());
  }
}
