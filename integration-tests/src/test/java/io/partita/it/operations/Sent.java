package io.partita.it.operations;

import io.partita.it.Requests;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * The requests that a method really sent.
 *
 * @param partitionKey the table's attribute
 */
record Sent(List<DynamoDbRequest> requests, String partitionKey) {

  /** A condition on one partition, with its value in quotation marks. */
  private static final Pattern PARTITION = Pattern.compile("[^ ]+ = '?([^' ]*)'?");

  /**
   * What a policy has to allow.
   *
   * @param name the action as policies name it
   * @param index the index; empty for the table
   * @param partitionKeys whose items they are, all of one request; empty for a whole table or index
   */
  record Action(String name, Optional<String> index, Set<String> partitionKeys) {}

  /** The calls in their order, each followed by a space. */
  String calls() {
    return requests.stream().map(Sent::call).map(call -> call + " ").collect(Collectors.joining());
  }

  Set<String> distinctCalls() {
    return requests.stream().map(Sent::call).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String call(DynamoDbRequest request) {
    return request.getClass().getSimpleName().replaceAll("Request$", "");
  }

  /** The table and the indexes that were read by queries and scans. */
  Set<String> places() {
    return requests.stream()
        .filter(Sent::isSearch)
        .map(request -> index(request).orElse("table"))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static boolean isSearch(DynamoDbRequest request) {
    return request instanceof QueryRequest || request instanceof ScanRequest;
  }

  private static Optional<String> index(DynamoDbRequest request) {
    return request.getValueForField("IndexName", String.class);
  }

  /** Whether queries and scans, as far as there are any, are consistent or not. */
  boolean searches(boolean consistently) {
    return requests.stream()
        .filter(Sent::isSearch)
        .allMatch(request -> isConsistent(request) == consistently);
  }

  /** Whether reads by key, as far as there are any, are consistent or not. */
  boolean gets(boolean consistently) {
    return requests.stream()
        .flatMap(
            request ->
                request instanceof GetItemRequest
                    ? Stream.of(isConsistent(request))
                    : request instanceof BatchGetItemRequest batch
                        ? batch.requestItems().values().stream()
                            .map(keys -> Boolean.TRUE.equals(keys.consistentRead()))
                        : Stream.<Boolean>empty())
        .allMatch(consistent -> consistent == consistently);
  }

  private static boolean isConsistent(DynamoDbRequest request) {
    return request.getValueForField("ConsistentRead", Boolean.class).orElse(false);
  }

  /** How many queries there are. */
  long queries() {
    return requests.stream().filter(QueryRequest.class::isInstance).count();
  }

  /** The key conditions of queries, with their values. */
  List<String> keyConditions() {
    return requests.stream()
        .filter(QueryRequest.class::isInstance)
        .map(request -> Requests.keyCondition((QueryRequest) request))
        .toList();
  }

  /** The filters of queries, with their values. */
  List<String> filters() {
    return requests.stream()
        .filter(QueryRequest.class::isInstance)
        .map(request -> Requests.filter((QueryRequest) request))
        .toList();
  }

  /** How many items are read by key. */
  long keysRead() {
    return requests.stream()
        .filter(
            request ->
                Set.of("GetItem", "BatchGetItem", "TransactGetItems").contains(call(request)))
        .mapToLong(request -> keys(request).size())
        .sum();
  }

  /** Whether items are written. */
  boolean writes() {
    return itemsWritten() > 0;
  }

  /** What its writes cost if all items are small, on the table alone. */
  long writeUnits() {
    return itemsWritten()
        + requests.stream()
            .filter(TransactWriteItemsRequest.class::isInstance)
            .mapToLong(request -> keys(request).size())
            .sum();
  }

  boolean hasTransactions() {
    return requests.stream().anyMatch(TransactWriteItemsRequest.class::isInstance);
  }

  /** How many items are written, or actions done. */
  long itemsWritten() {
    return requests.stream()
        .filter(request -> call(request).matches(".*(Put|Update|Delete|Write)Items?"))
        .mapToLong(request -> keys(request).size())
        .sum();
  }

  /** The keys of items that are read or written, as conditions. */
  List<String> itemKeys(List<String> keyAttributes) {
    return requests.stream()
        .flatMap(request -> keys(request).stream())
        .map(
            key ->
                keyAttributes.stream()
                    .map(name -> name + " = " + text(key.get(name)))
                    .collect(Collectors.joining(" AND ")))
        .toList();
  }

  private static String text(AttributeValue value) {
    return value.s() == null ? value.n() : value.s();
  }

  /** The keys of the items that a request reads or writes; whole items where it puts them. */
  private static List<Map<String, AttributeValue>> keys(DynamoDbRequest request) {
    if (request instanceof GetItemRequest get) {
      return List.of(get.key());
    }
    if (request instanceof PutItemRequest put) {
      return List.of(put.item());
    }
    if (request instanceof UpdateItemRequest update) {
      return List.of(update.key());
    }
    if (request instanceof DeleteItemRequest delete) {
      return List.of(delete.key());
    }
    if (request instanceof BatchGetItemRequest batch) {
      return batch.requestItems().values().stream().flatMap(keys -> keys.keys().stream()).toList();
    }
    if (request instanceof BatchWriteItemRequest batch) {
      return batch.requestItems().values().stream().flatMap(List::stream).map(Sent::key).toList();
    }
    if (request instanceof TransactGetItemsRequest gets) {
      return gets.transactItems().stream().map(item -> item.get().key()).toList();
    }
    return request instanceof TransactWriteItemsRequest writes
        ? writes.transactItems().stream().map(Sent::key).toList()
        : List.of();
  }

  /** How many actions the last transaction has; 0 without one. */
  int transactionSize() {
    return requests.stream()
        .filter(TransactWriteItemsRequest.class::isInstance)
        .mapToInt(request -> ((TransactWriteItemsRequest) request).transactItems().size())
        .reduce(0, (before, last) -> last);
  }

  /** What must be allowed for all of them. */
  List<Action> actions() {
    return requests.stream().flatMap(this::actions).toList();
  }

  private Stream<Action> actions(DynamoDbRequest request) {
    if (request instanceof TransactWriteItemsRequest writes) {
      return transaction(writes.transactItems());
    }
    List<Map<String, AttributeValue>> keys = keys(request);
    if (!keys.isEmpty()) {
      return Stream.of(on(call(request).replace("TransactGetItems", "GetItem"), keys));
    }
    Set<String> partition =
        request instanceof QueryRequest query ? Set.of(partition(query)) : Set.of();
    return Stream.of(new Action(call(request), index(request), partition));
  }

  private static String partition(QueryRequest query) {
    Matcher condition = PARTITION.matcher(Requests.keyCondition(query));
    if (!condition.lookingAt()) {
      throw new AssertionError(query.keyConditionExpression());
    }
    return condition.group(1);
  }

  private Stream<Action> transaction(Collection<TransactWriteItem> items) {
    Map<String, List<Map<String, AttributeValue>>> keys = new LinkedHashMap<>();
    items.forEach(
        item -> {
          String name =
              item.put() != null
                  ? "PutItem"
                  : item.update() != null
                      ? "UpdateItem"
                      : item.delete() != null ? "DeleteItem" : "ConditionCheckItem";
          keys.computeIfAbsent(name, action -> new ArrayList<>()).add(key(item));
        });
    return keys.entrySet().stream().map(entry -> on(entry.getKey(), entry.getValue()));
  }

  private static Map<String, AttributeValue> key(TransactWriteItem item) {
    return item.put() != null
        ? item.put().item()
        : item.update() != null
            ? item.update().key()
            : item.delete() != null ? item.delete().key() : item.conditionCheck().key();
  }

  private static Map<String, AttributeValue> key(WriteRequest write) {
    return write.putRequest() == null ? write.deleteRequest().key() : write.putRequest().item();
  }

  private Action on(String name, List<Map<String, AttributeValue>> keys) {
    return new Action(
        name,
        Optional.empty(),
        keys.stream()
            .map(key -> key.get(partitionKey))
            .map(Sent::text)
            .collect(Collectors.toCollection(LinkedHashSet::new)));
  }
}
