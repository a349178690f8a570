package io.partita.it.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Directory.Memo;
import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.Directory.Seat;
import io.partita.it.counts.Directory.Team;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.runtime.CountMismatchException;
import io.partita.runtime.IncompleteBatchException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is counted or unique is deleted in transactions, beside the rest of a batch. */
@DynamoDbTest
class CountedBatchTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static DynamoDbClient client;
  private static DirectoryTable directory;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    directory = DirectoryTable.of(client, name);
    directory.createTableIfMissing();
    raw = new RawItems(plain, name);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  /** A team with people in it. */
  private static void team(String id, int people) {
    directory.team().create(new Team(id, "Team", id, 0, 0));
    for (int i = 0; i < people; i++) {
      directory.person().create(new Person(id + i, "Name", id + i + "@example.org", null));
      directory.seat().create(new Seat(id + i, id, "member"));
    }
  }

  @Test
  void countsAndUniqueValuesFollow() {
    team("ants", 60);
    HTTP.script();
    DirectoryBatch batch = directory.batch().put(new Memo("ants", "closed"));
    IntStream.range(0, 55).forEach(i -> batch.delete(SeatKey.of("ants" + i, "ants")));
    batch.delete(PersonKey.of("ants0")).delete(SeatKey.of("nobody", "ants")).execute();
    assertEquals("BatchWriteItem", HTTP.operations().get(0));
    assertEquals(5, directory.team().get("ants").seatCount());
    assertEquals(5, directory.seat().byTeam("ants").list().size());
    assertEquals(Optional.empty(), directory.person().findByEmail("ants0@example.org"));
    directory.person().create(new Person("heir", "Name", "ants0@example.org", null));
    assertTrue(directory.memo().exists("ants"));
  }

  @Test
  void deletionsOfSeveralEntitiesShareATransaction() {
    team("bees", 2);
    HTTP.script();
    directory
        .batch()
        .delete(SeatKey.of("bees0", "bees"))
        .delete(PersonKey.of("bees0"))
        .delete(SeatKey.of("bees1", "bees"))
        .execute();
    assertEquals(List.of("GetItem", "TransactWriteItems"), HTTP.operations());
    assertEquals(0, directory.team().get("bees").seatCount());
    assertFalse(directory.person().exists("bees0"));
  }

  @Test
  void whatIsRefusedIsLeftWithItsReason() {
    team("cats", 2);
    raw.add("TEAM#cats", "TEAM", Map.of("seatCount", AttributeValue.fromN("0")));
    DirectoryBatch batch =
        directory
            .batch()
            .put(new Memo("cats", "text"))
            .delete(SeatKey.of("cats0", "cats"))
            .delete(SeatKey.of("cats1", "cats"));
    IncompleteBatchException left = assertThrows(IncompleteBatchException.class, batch::execute);
    assertInstanceOf(CountMismatchException.class, left.getCause());
    assertEquals(
        Set.of(SeatKey.of("cats0", "cats"), SeatKey.of("cats1", "cats")),
        new HashSet<>(left.remaining()));
    assertTrue(directory.memo().exists("cats"));
    directory.team().recount("cats");
    HTTP.script();
    batch.execute();
    assertEquals(List.of("TransactWriteItems"), HTTP.operations());
    assertEquals(0, directory.team().get("cats").seatCount());
  }
}
