package io.partita.it.faults;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Shows the global indexes of every table as they were some writes ago: it follows the writes that
 * pass through it, and sends queries and scans of such an index to a replica that is behind.
 */
final class LaggingHttpClient implements SdkHttpClient {

  private final SdkHttpClient delegate;
  private final DynamoDbClient plain;
  private final IndexLag lag;
  private final Map<String, IndexReplica> replicas = new LinkedHashMap<>();

  LaggingHttpClient(SdkHttpClient delegate, DynamoDbClient plain, IndexLag lag) {
    this.delegate = delegate;
    this.plain = plain;
    this.lag = lag;
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    ExecutableHttpRequest sent = delegate.prepareRequest(request);
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        Exchange exchange = new Exchange(delegate, request);
        if (Operations.isWrite(exchange.operation())) {
          return write(exchange);
        }
        return Operations.isRange(exchange.operation()) ? range(exchange) : sent.call();
      }

      @Override
      public void abort() {
        sent.abort();
      }
    };
  }

  /** One write at a time, so that each one's image of an item is its own. */
  private synchronized HttpExecuteResponse write(Exchange exchange) throws IOException {
    String operation = exchange.operation();
    JsonNode body = Json.read(exchange.body());
    // Made before the write, so that a replica does not begin with what it should not show yet.
    WrittenKeys.tables(operation, body).forEach(this::replica);
    HttpExecuteResponse response = exchange.send();
    if (response.httpResponse().isSuccessful()) {
      for (String table : WrittenKeys.tables(operation, body)) {
        IndexReplica replica = replica(table);
        replica.record(WrittenKeys.of(operation, body, table, replica.keyNames()));
      }
    }
    return response;
  }

  private synchronized HttpExecuteResponse range(Exchange exchange) throws IOException {
    Map<String, JsonNode> body = Json.read(exchange.body()).asObject();
    Optional<String> index = Optional.ofNullable(body.get("IndexName")).map(JsonNode::asString);
    if (index.isEmpty()) {
      return exchange.send();
    }
    IndexReplica replica = replica(body.get("TableName").asString());
    if (!replica.has(index.get())) {
      return exchange.send();
    }
    replica.catchUp();
    Map<String, Object> late = new LinkedHashMap<>(body);
    late.put("TableName", replica.name());
    return exchange.send(Json.write(late));
  }

  private IndexReplica replica(String table) {
    return replicas.computeIfAbsent(table, name -> IndexReplica.of(plain, lag, name));
  }

  @Override
  public String clientName() {
    return "Lagging";
  }

  /** Removes the replicas; the connections belong to others. */
  @Override
  public synchronized void close() {
    replicas.values().forEach(IndexReplica::delete);
    replicas.clear();
  }
}
