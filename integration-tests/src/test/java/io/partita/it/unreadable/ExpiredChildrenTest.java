package io.partita.it.unreadable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.unreadable.Lockers.Locker;
import io.partita.it.unreadable.Lockers.Pass;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Items that have expired and are still stored, which reads do not show. */
@DynamoDbTest
class ExpiredChildrenTest {

  @Test
  void expiredChildrenGoWithTheirParent(DynamoDbClient client, @TableName String name) {
    Options impatient = Options.builder().cascadeDeadline(Duration.ofMillis(300)).build();
    LockersTable lockers = LockersTable.of(client, name, impatient);
    lockers.createTableIfMissing();
    lockers.locker().create(new Locker("l", "Hall"));
    // DynamoDB Local leaves alone what expired more than five years ago.
    lockers.pass().create(new Pass("l", "p1", Instant.ofEpochSecond(1_000_000_000L)));
    lockers.pass().create(new Pass("l", "p2", Instant.now().plusSeconds(600)));
    assertTrue(lockers.pass().find("l", "p1").isEmpty());
    assertEquals(3, lockers.locker().deleteCascade("l"));
    assertEquals(List.of(), new RawItems(client, name).query("l"));
  }
}
