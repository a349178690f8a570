package io.partita.examples.analytics;

import static io.partita.examples.analytics.AnalyticsWalk.MOUSE;
import static io.partita.examples.analytics.AnalyticsWalk.PRINTER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.runtime.BackfillReport;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class AnalyticsTest {

  @Test
  void itemsAreExportedByTypeAndPutOnANewIndex(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new AnalyticsWalk(), client, table);
    assertEquals(List.of("1", "2", "3"), told.answer("All tickets, in two segments side by side"));
    assertEquals(
        Map.of("Ticket", 3L, "Comment", 1L), told.answer("How many items there are of each type"));
    assertEquals(1L, told.answer("Who is on the index"));
    BackfillReport<TicketKey> report = new BackfillReport<>(3, 2, Map.of("GSI1", 2L), List.of(), 0);
    assertEquals(report, told.answer("What would change"));
    assertEquals(report, told.answer("Change it"));
    assertEquals(List.of(PRINTER, MOUSE), told.answer("The tickets of an agent"));
  }
}
