package io.partita.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.benchmarks.data.CannedHttpClient;
import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.shop.ShopClient;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What is compared must do the same: read equal data and send equal items. */
class ContendersTest {

  private final Dataset data = Dataset.create();

  @ParameterizedTest
  @EnumSource
  void readsWhatIsStored(Contender contender) {
    for (Workload workload : Workload.values()) {
      if (!workload.contenders().contains(contender)) {
        continue;
      }
      try (DynamoDbClient client =
          PipelineTurns.client(new CannedHttpClient(workload.response(data)))) {
        Results.check(workload, contender.open(client, data), data);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void writesTheSameItem(Contender contender) {
    JsonNode sent = sent(contender, Workload.ITEM_WRITE);
    JsonNode expected = sent(Contender.HAND_WRITTEN, Workload.ITEM_WRITE);
    assertEquals(field(expected, "Item"), field(sent, "Item"));
  }

  @ParameterizedTest
  @EnumSource
  void writesTheSameBatch(Contender contender) {
    assertEquals(
        items(sent(Contender.HAND_WRITTEN, Workload.BATCH_WRITE)),
        items(sent(contender, Workload.BATCH_WRITE)));
  }

  @ParameterizedTest
  @EnumSource(names = {"COUNTED_CREATE", "COUNTED_BATCH"})
  void writesTheSameEdges(Workload workload) {
    List<JsonNode> byHand = puts(sent(Contender.HAND_WRITTEN, workload));
    for (Contender contender : workload.contenders()) {
      assertEquals(byHand, puts(sent(contender, workload)), contender.label());
    }
  }

  private static List<JsonNode> puts(JsonNode transaction) {
    return field(transaction, "TransactItems").asArray().stream()
        .flatMap(action -> action.field("Put").stream())
        .map(put -> field(put, "Item"))
        .toList();
  }

  private JsonNode sent(Contender contender, Workload workload) {
    RecordingHttpClient http =
        new RecordingHttpClient(new CannedHttpClient(workload.response(data)));
    try (DynamoDbClient client = PipelineTurns.client(http)) {
      ShopClient<?, ?, ?> shop = contender.open(client, data);
      workload.run(shop);
      // Only when a first request has shown that it can, Partita writes the bytes itself.
      workload.run(shop);
      return http.lastBody();
    }
  }

  private static List<JsonNode> items(JsonNode batch) {
    return field(field(batch, "RequestItems"), Dataset.TABLE).asArray();
  }

  private static JsonNode field(JsonNode node, String name) {
    return node.field(name).orElseThrow();
  }
}
