package io.partita.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.model.Membership;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.OrderKey;
import io.partita.benchmarks.model.ShopTable;
import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Score;
import io.partita.testing.DynamoDbLocal;
import java.time.Duration;
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
      if (workload.contenders().contains(contender)) {
        LocalTable.prepare(client, DATA, workload);
        Results.check(workload, contender.open(client, DATA), DATA);
        checkStored(workload);
        LocalTable.undo(client, DATA, workload);
      }
    }
  }

  /** Reads have been checked; of writes the table tells. */
  private static void checkStored(Workload workload) {
    ShopTable table = ShopTable.of(client, Dataset.TABLE);
    switch (workload) {
      case ITEM_WRITE ->
          assertEquals(DATA.newOrder(), table.order().get(OrderKey.of(DATA.newOrder())));
      case BATCH_WRITE -> {
        assertEquals(DATA.batch(), table.order().byCustomerId("batch").list());
        table.order().deleteAll(DATA.batch().stream().map(OrderKey::of).toList());
      }
      case PUT, REPLACE ->
          assertEquals(DATA.changedOrder(), table.order().get(OrderKey.of(DATA.changedOrder())));
      case UPDATE -> {
        Order paid = table.order().get(OrderKey.of(DATA.changedOrder()));
        assertEquals(Order.Status.PAID, paid.status());
        table.order().put(DATA.changedOrder());
      }
      case COUNTED_CREATE -> assertMembers(table, DATA.memberships().subList(0, 1));
      case COUNTED_DELETE -> assertMembers(table, List.of());
      case COUNTED_BATCH -> assertMembers(table, DATA.memberships());
      default -> {}
    }
  }

  private static void assertMembers(ShopTable table, List<Membership> expected) {
    assertEquals(expected, table.membership().byClub(Dataset.CLUB).list());
    assertEquals(expected.size(), table.club().get(Dataset.CLUB).memberCount());
  }

  @ParameterizedTest
  @EnumSource
  void everyContenderHasItsTurn(Workload workload) {
    List<Score> scores = new LocalTurns(client, DATA, Duration.ofMillis(1)).run(3, workload);

    assertEquals(
        workload.contenders().stream().map(Contender::label).toList(),
        scores.stream()
            .filter(score -> score.measure() == Measure.BYTES)
            .map(Score::contender)
            .toList());
    assertEquals(3 * workload.contenders().size(), scores.size());
    for (Score score : scores) {
      assertEquals(Labels.local(workload), score.workload());
      assertEquals(3, score.round());
      assertTrue(score.value() > 0, score::toString);
    }
  }
}
