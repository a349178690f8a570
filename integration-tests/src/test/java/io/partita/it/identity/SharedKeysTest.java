package io.partita.it.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.operations.RobotKey;
import io.partita.it.operations.Theatre.Robot;
import io.partita.it.operations.Theatre.Usher;
import io.partita.it.operations.TheatreTable;
import io.partita.it.operations.UsherKey;
import io.partita.runtime.FoundItems;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Keys of two entities that may be those of one item. */
@DynamoDbTest
class SharedKeysTest {

  @Test
  void anItemIsFoundByTheKeyOfItsOwnEntity(DynamoDbClient client, @TableName String name) {
    TheatreTable theatre = TheatreTable.of(client, name);
    theatre.createTableIfMissing();
    UUID id = new UUID(1, 2);
    Robot robot = theatre.robot().create(new Robot(id, "Robbie"));
    Usher usher = theatre.usher().create(new Usher("ann", 7));
    UsherKey foreign = UsherKey.of(id.toString());

    FoundItems found =
        theatre.findAll(
            List.of(foreign, RobotKey.of(id), UsherKey.of("ann"), foreign, RobotKey.of(id)));

    assertEquals(foreign.attributes(), RobotKey.of(id).attributes());
    assertEquals(Optional.empty(), found.find(foreign));
    assertEquals(Optional.of(robot), found.find(RobotKey.of(id)));
    assertEquals(Optional.of(usher), found.find(UsherKey.of("ann")));
  }
}
