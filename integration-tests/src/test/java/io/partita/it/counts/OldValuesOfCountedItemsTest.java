package io.partita.it.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.Directory.Seat;
import io.partita.it.counts.Directory.Team;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.UniqueViolationException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Writes that return what they replaced, where counts and unique values change with it. */
@DynamoDbTest
class OldValuesOfCountedItemsTest {

  private static DirectoryTable directory;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    directory = DirectoryTable.of(client, name);
    directory.createTableIfMissing();
  }

  @Test
  void aDeletedSeatIsReturnedAndNoLongerCounted() {
    Person person = directory.person().create(new Person("ann", "Ann", "ann@example.org", null));
    Team team = directory.team().create(new Team("ants", "Ants", "ants", 0, 0));
    Seat seat = directory.seat().create(new Seat("ann", "ants", "member"));
    Team counted = directory.team().get("ants");
    assertEquals(1, counted.seatCount());
    assertThrows(HasRelatedItemsException.class, () -> directory.team().getAndDelete("ants"));
    assertEquals(
        Optional.of(counted), directory.team().update("ants").name("Bees").getAndExecute());
    assertEquals(Optional.of(seat), directory.seat().getAndDelete("ann", "ants"));
    assertEquals(Optional.empty(), directory.seat().getAndDelete("ann", "ants"));
    assertEquals(
        Optional.of(new Team("ants", "Bees", "ants", 0, team.version() + 1)),
        directory.team().getAndDelete("ants"));
    assertEquals(Optional.of(person), directory.person().getAndDelete("ann"));
    directory.team().create(new Team("other", "Others", "ants", 0, 0));
  }

  @Test
  void anUpdateOfAUniqueValueReturnsTheOldRecordAndFreesTheOldValue() {
    Person person = directory.person().create(new Person("ben", "Ben", "ben@example.org", "ben"));
    directory.person().create(new Person("cat", "Cat", "cat@example.org", null));
    assertThrows(
        UniqueViolationException.class,
        () -> directory.person().update("ben").email("cat@example.org").getAndExecute());
    assertEquals(
        Optional.of(person),
        directory.person().update("ben").email("new@example.org").getAndExecute());
    directory.person().create(new Person("dan", "Dan", "ben@example.org", null));
    assertEquals("new@example.org", directory.person().getAndDelete("ben").orElseThrow().email());
    assertEquals(Optional.empty(), directory.person().findByEmail("new@example.org"));
  }
}
