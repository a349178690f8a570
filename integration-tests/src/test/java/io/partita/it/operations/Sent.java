package io.partita.it.operations;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** The requests that a method really sent. */
record Sent(List<DynamoDbRequest> requests) {

  /**
   * What a policy has to allow.
   *
   * @param name the action as policies name it
   * @param index the index; empty for the table
   * @param partitionKey whose item it is, where the request says so
   */
  record Action(String name, Optional<String> index, Optional<String> partitionKey) {

    private static Action of(String name, Map<String, AttributeValue> key) {
      return new Action(name, Optional.empty(), Optional.of(key.get("PK").s()));
    }
  }

  /** The calls in their order, each followed by a space. */
  String calls() {
    return requests.stream().map(Sent::call).map(call -> call + " ").collect(Collectors.joining());
  }

  private static String call(DynamoDbRequest request) {
    return request.getClass().getSimpleName().replaceAll("Request$", "");
  }

  /** The table and the indexes that were read. */
  List<String> places() {
    return requests.stream().map(Sent::place).flatMap(Optional::stream).distinct().toList();
  }

  private static Optional<String> place(DynamoDbRequest request) {
    return request instanceof QueryRequest || request instanceof ScanRequest
        ? Optional.of(index(request).orElse("table"))
        : Optional.empty();
  }

  private static Optional<String> index(DynamoDbRequest request) {
    return request.getValueForField("IndexName", String.class);
  }

  /** What must be allowed for all of them. */
  List<Action> actions() {
    return requests.stream().flatMap(Sent::actions).toList();
  }

  private static Stream<Action> actions(DynamoDbRequest request) {
    if (request instanceof GetItemRequest get) {
      return Stream.of(Action.of("GetItem", get.key()));
    }
    if (request instanceof PutItemRequest put) {
      return Stream.of(Action.of("PutItem", put.item()));
    }
    if (request instanceof UpdateItemRequest update) {
      return Stream.of(Action.of("UpdateItem", update.key()));
    }
    if (request instanceof DeleteItemRequest delete) {
      return Stream.of(Action.of("DeleteItem", delete.key()));
    }
    if (request instanceof BatchGetItemRequest batch) {
      return batch.requestItems().values().stream()
          .flatMap(keys -> keys.keys().stream())
          .map(key -> Action.of("BatchGetItem", key));
    }
    if (request instanceof BatchWriteItemRequest batch) {
      return batch.requestItems().values().stream().flatMap(Collection::stream).map(Sent::action);
    }
    if (request instanceof TransactGetItemsRequest gets) {
      return gets.transactItems().stream().map(item -> Action.of("GetItem", item.get().key()));
    }
    if (request instanceof TransactWriteItemsRequest writes) {
      return writes.transactItems().stream().map(Sent::action);
    }
    return Stream.of(new Action(call(request), index(request), Optional.empty()));
  }

  private static Action action(WriteRequest write) {
    return Action.of(
        "BatchWriteItem",
        write.putRequest() == null ? write.deleteRequest().key() : write.putRequest().item());
  }

  private static Action action(TransactWriteItem item) {
    if (item.put() != null) {
      return Action.of("PutItem", item.put().item());
    }
    if (item.update() != null) {
      return Action.of("UpdateItem", item.update().key());
    }
    return item.delete() != null
        ? Action.of("DeleteItem", item.delete().key())
        : Action.of("ConditionCheckItem", item.conditionCheck().key());
  }
}
