package io.partita.it.faults;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** A batch of which DynamoDB processes a part only and hands back the rest. */
final class PartialBatch {

  private final Exchange exchange;
  private final boolean isRead;
  private final Map<String, Object> processed = new LinkedHashMap<>();
  private final Map<String, Object> unprocessed = new LinkedHashMap<>();

  private PartialBatch(Exchange exchange) {
    this.exchange = exchange;
    this.isRead = exchange.operation().equals("BatchGetItem");
  }

  /** Leaves each part unprocessed with a probability. */
  static PartialBatch of(Exchange exchange, double probability) {
    PartialBatch batch = new PartialBatch(exchange);
    batch
        .request()
        .get("RequestItems")
        .asObject()
        .forEach((table, parts) -> batch.split(table, parts, probability));
    return batch;
  }

  private Map<String, JsonNode> request() {
    return Json.read(exchange.body()).asObject();
  }

  private void split(String table, JsonNode parts, double probability) {
    List<JsonNode> kept = new ArrayList<>();
    List<JsonNode> left = new ArrayList<>();
    List<JsonNode> all = isRead ? parts.asObject().get("Keys").asArray() : parts.asArray();
    all.forEach(part -> (exchange.random().nextDouble() < probability ? left : kept).add(part));
    Function<List<JsonNode>, Object> form = some -> isRead ? with(parts, "Keys", some) : some;
    if (!kept.isEmpty()) {
      processed.put(table, form.apply(kept));
    }
    if (!left.isEmpty()) {
      unprocessed.put(table, form.apply(left));
    }
  }

  HttpExecuteResponse send() throws IOException {
    if (processed.isEmpty()) {
      Map<String, Object> nothing = isRead ? Map.of("Responses", Map.of()) : Map.of();
      return answer(nothing);
    }
    Map<String, Object> part = new LinkedHashMap<>(request());
    part.put("RequestItems", processed);
    HttpExecuteResponse response = exchange.send(Json.write(part));
    byte[] body = Exchange.read(response);
    if (!response.httpResponse().isSuccessful()) {
      throw new IOException("DynamoDB refused a part of the batch: " + new String(body, UTF_8));
    }
    return answer(Json.read(body).asObject());
  }

  private HttpExecuteResponse answer(Map<String, ?> body) {
    Map<String, Object> answer = new LinkedHashMap<>(body);
    answer.put(isRead ? "UnprocessedKeys" : "UnprocessedItems", unprocessed);
    return Responses.ok(answer);
  }

  private static Map<String, Object> with(JsonNode object, String name, Object value) {
    Map<String, Object> copy = new LinkedHashMap<>(object.asObject());
    copy.put(name, value);
    return copy;
  }
}
