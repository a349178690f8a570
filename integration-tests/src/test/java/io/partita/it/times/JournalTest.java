package io.partita.it.times;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.Requests;
import io.partita.it.times.Journal.Chapter;
import io.partita.it.times.Journal.Incident;
import io.partita.it.times.Journal.Log;
import io.partita.it.times.Journal.Note;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Children of what has no components in its key, or of a time that its partition has a part of. */
@DynamoDbTest
class JournalTest {

  private static final Instant MORNING = Instant.parse("2024-05-01T08:00:00Z");
  private static final Instant EVENING = Instant.parse("2024-05-01T20:00:00Z");

  private final JournalTable journal;

  JournalTest(DynamoDbClient client, @TableName String name) {
    journal = JournalTable.of(client, name);
    journal.createTableIfMissing();
  }

  @BeforeEach
  void clear() {
    journal.log().scan().list().forEach(log -> journal.log().deleteCascade());
    journal
        .incident()
        .scan()
        .list()
        .forEach(incident -> journal.incident().deleteCascade(incident.at()));
  }

  @Test
  void whatHasNoComponentsInItsKeyCountsAndRemovesItsChildren() {
    journal.log().create(new Log("ship", 0));
    journal.chapter().create(new Chapter(1, "harbour"));
    journal.chapter().create(new Chapter(2, "storm"));
    assertEquals(2, journal.log().get().chapters());
    assertEquals(2, journal.log().recount().chapters());
    assertEquals(List.of(), journal.log().verifyCounts());
    assertThrows(HasRelatedItemsException.class, () -> journal.log().delete());
    journal.log().deleteCascade();
    assertEquals(List.of(), journal.chapter().scan().list());
    assertEquals(Optional.empty(), journal.log().find());
  }

  @Test
  void childrenBelongToTheWholeTimeAndNotToItsDay() {
    journal.incident().create(new Incident(MORNING, 0));
    journal.incident().create(new Incident(EVENING, 0));
    Note first = new Note(MORNING, 1, "sun");
    Note second = new Note(EVENING, 1, "moon");
    journal.note().create(first);
    journal.note().create(second);
    assertEquals(List.of(first), journal.note().byIncident(MORNING).list());
    assertEquals(List.of(second), journal.note().byIncident(EVENING).numberFrom(1).list());
    assertEquals(1, journal.incident().get(MORNING).notes());
    assertEquals(1, journal.incident().recount(EVENING).notes());
    journal.incident().deleteCascade(MORNING);
    assertEquals(List.of(second), journal.note().scan().list());
    assertEquals(List.of(new Incident(EVENING, 1)), journal.incident().ofDay(MORNING).list());
  }

  @Test
  void theQueryIsNarrowedToTheWholeTime() {
    assertEquals(
        "PK = 'DAY#2024-05-01' AND begins_with(SK,"
            + " 'INCIDENT#2024-05-01T08:00:00.000000000Z#NOTE#')",
        Requests.keyCondition(
            (QueryRequest)
                journal.note().byIncident(MORNING).explain().requests().get(0).request()));
  }
}
