package io.partita.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.model.ShopTable;
import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Score;
import io.partita.testing.DynamoDbLocal;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The workloads against DynamoDB Local, where the data has to be what the requests ask for. */
class LocalTest {

  private static final Dataset DATA = Dataset.create();
  private static DynamoDbLocal local;
  private static DynamoDbClient client;

  @BeforeAll
  static void fill() {
    local = DynamoDbLocal.start();
    client = LocalTable.client(local.endpoint().toString());
    LocalTable.fill(client, DATA);
  }

  @AfterAll
  static void close() {
    client.close();
    local.close();
  }

  @ParameterizedTest
  @EnumSource
  void everyContenderDoesEveryWorkload(Contender contender) {
    for (Workload workload : Workload.values()) {
      Results.check(workload, contender.open(client, DATA), DATA);
    }
    ShopTable table = ShopTable.of(client, Dataset.TABLE);
    assertEquals(DATA.newOrder(), table.order().get("new", DATA.newOrder().orderId()));
    assertEquals(DATA.batch(), table.order().byCustomerId("batch").list());
    LocalTable.deleteNewOrder(client, DATA);
    table
        .order()
        .byCustomerId("batch")
        .list()
        .forEach(o -> table.order().delete("batch", o.orderId()));
  }

  @ParameterizedTest
  @EnumSource
  void everyContenderHasItsTurn(Workload workload) {
    List<Score> scores = new LocalTurns(client, DATA, Duration.ofMillis(1)).run(3, workload);

    assertEquals(
        Arrays.stream(Contender.values()).map(Contender::label).toList(),
        scores.stream()
            .filter(score -> score.measure() == Measure.BYTES)
            .map(Score::contender)
            .toList());
    assertEquals(2 * Contender.values().length, scores.size());
    for (Score score : scores) {
      assertEquals(Labels.local(workload), score.workload());
      assertEquals(3, score.round());
      assertTrue(score.value() > 0);
    }
  }
}
