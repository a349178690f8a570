package io.partita.runtime.generated.operation;

import io.partita.runtime.internal.expression.ValueOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * A table in memory that answers Query as DynamoDB does: sorted, filtered after the limit, and
 * strict about where a request may begin.
 */
final class QueryTable implements DynamoDbClient {

  static final String NAME = "school";

  final List<QueryRequest> queries = new ArrayList<>();
  final List<BatchGetItemRequest> batches = new ArrayList<>();
  final Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items = new LinkedHashMap<>();

  /** Keys of items that only indexes still have. */
  final Set<Map<String, AttributeValue>> gone = new HashSet<>();

  /** How many keys each coming batch processes; afterwards all. */
  final Deque<Integer> processed = new ArrayDeque<>();

  /** How many items one response looks at. */
  int responseItems = Integer.MAX_VALUE;

  private final List<String> tableKey;
  private final Map<String, List<String>> indexKeys = new HashMap<>();

  QueryTable(String... tableKey) {
    this.tableKey = List.of(tableKey);
  }

  QueryTable index(String name, String... keys) {
    indexKeys.put(name, List.of(keys));
    return this;
  }

  void store(Map<String, AttributeValue> item) {
    items.put(only(tableKey, item), item);
  }

  private static Map<String, AttributeValue> only(
      Collection<String> attributes, Map<String, AttributeValue> item) {
    Map<String, AttributeValue> only = new HashMap<>();
    attributes.stream().filter(item::containsKey).forEach(name -> only.put(name, item.get(name)));
    return only;
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    queries.add(request);
    List<String> keys = request.indexName() == null ? tableKey : indexKeys.get(request.indexName());
    ExpressionText condition = ExpressionText.of(request, request.keyConditionExpression());
    Set<String> position = new LinkedHashSet<>(keys);
    position.addAll(tableKey);
    Comparator<Map<String, AttributeValue>> order = order(position);
    if (Boolean.FALSE.equals(request.scanIndexForward())) {
      order = order.reversed();
    }
    List<Map<String, AttributeValue>> range =
        items.values().stream()
            .filter(item -> item.keySet().containsAll(keys))
            .filter(condition::holds)
            .filter(after(request, position, condition, order))
            .sorted(order)
            .toList();
    int limit = request.limit() == null ? responseItems : Math.min(responseItems, request.limit());
    int to = Math.min(range.size(), limit);
    return response(
        request, range.subList(0, to), to == limit ? only(position, range.get(to - 1)) : Map.of());
  }

  private static Comparator<Map<String, AttributeValue>> order(Set<String> attributes) {
    return attributes.stream()
        .map(
            name ->
                Comparator.<Map<String, AttributeValue>, AttributeValue>comparing(
                    item -> item.get(name), ValueOrder::compare))
        .reduce(Comparator::thenComparing)
        .orElseThrow();
  }

  private static java.util.function.Predicate<Map<String, AttributeValue>> after(
      QueryRequest request,
      Set<String> position,
      ExpressionText condition,
      Comparator<Map<String, AttributeValue>> order) {
    if (!request.hasExclusiveStartKey()) {
      return item -> true;
    }
    Map<String, AttributeValue> start = request.exclusiveStartKey();
    if (!start.keySet().equals(new HashSet<>(position)) || !condition.holds(start)) {
      throw new IllegalArgumentException("The provided starting key is outside query boundaries.");
    }
    return item -> order.compare(item, start) > 0;
  }

  private static QueryResponse response(
      QueryRequest request,
      List<Map<String, AttributeValue>> evaluated,
      Map<String, AttributeValue> last) {
    List<Map<String, AttributeValue>> found =
        request.filterExpression() == null
            ? evaluated
            : evaluated.stream()
                .filter(ExpressionText.of(request, request.filterExpression())::holds)
                .toList();
    QueryResponse.Builder response = QueryResponse.builder().count(found.size());
    if (request.select() != Select.COUNT) {
      response.items(found.stream().map(item -> projected(request, item)).toList());
    }
    return last.isEmpty() ? response.build() : response.lastEvaluatedKey(last).build();
  }

  private static Map<String, AttributeValue> projected(
      QueryRequest request, Map<String, AttributeValue> item) {
    return request.projectionExpression() == null
        ? item
        : only(
            Stream.of(request.projectionExpression().split(", "))
                .map(request.expressionAttributeNames()::get)
                .toList(),
            item);
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    batches.add(request);
    List<Map<String, AttributeValue>> keys = request.requestItems().get(NAME).keys();
    if (keys.size() > 100 || new HashSet<>(keys).size() < keys.size()) {
      throw new IllegalArgumentException("Too many keys, or one twice.");
    }
    Integer limit = processed.poll();
    int count = limit == null ? keys.size() : Math.min(limit, keys.size());
    BatchGetItemResponse.Builder response =
        BatchGetItemResponse.builder()
            .responses(
                Map.of(
                    NAME,
                    keys.subList(0, count).stream()
                        .filter(key -> items.containsKey(key) && !gone.contains(key))
                        .map(items::get)
                        .toList()));
    if (count < keys.size()) {
      response.unprocessedKeys(
          Map.of(NAME, KeysAndAttributes.builder().keys(keys.subList(count, keys.size())).build()));
    }
    return response.build();
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {
    // Holds nothing.
  }
}
