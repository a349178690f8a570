package io.partita.runtime.generated.operation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** A client that answers from a script and remembers what it was asked. */
class ScriptedClient implements DynamoDbClient {

  private final Deque<Object> script = new ArrayDeque<>();
  private final List<DynamoDbRequest> requests = new ArrayList<>();

  ScriptedClient then(DynamoDbResponse response) {
    script.add(response);
    return this;
  }

  ScriptedClient thenFail(SdkException failure) {
    script.add(failure);
    return this;
  }

  /** GetItem finds an item; an empty one is none. */
  ScriptedClient thenFind(Map<String, AttributeValue> item) {
    return then(GetItemResponse.builder().item(item.isEmpty() ? null : item).build());
  }

  /** UpdateItem succeeds and returns an item. */
  ScriptedClient thenUpdate(Map<String, AttributeValue> item) {
    return then(UpdateItemResponse.builder().attributes(item).build());
  }

  /** The condition is not true of the stored item. */
  ScriptedClient thenReject(Map<String, AttributeValue> item) {
    return thenReject(item, 1);
  }

  /**
   * The condition is not true of the stored item, in an attempt after the SDK had sent the request
   * before.
   */
  ScriptedClient thenReject(Map<String, AttributeValue> item, int attempts) {
    return thenFail(
        ConditionalCheckFailedException.builder()
            .message("The conditional request failed")
            .item(item.isEmpty() ? null : item)
            .numAttempts(attempts)
            .build());
  }

  /** A transaction is cancelled. */
  ScriptedClient thenCancel(@Nullable String code, Map<String, AttributeValue> item) {
    return thenFail(
        TransactionCanceledException.builder()
            .message("Transaction cancelled")
            .cancellationReasons(
                CancellationReason.builder().code(code).item(item.isEmpty() ? null : item).build())
            .build());
  }

  /** A transaction of several actions is cancelled, each for its own reason. */
  ScriptedClient thenCancelEach(String... codes) {
    return thenFail(
        TransactionCanceledException.builder()
            .message("Transaction cancelled")
            .cancellationReasons(
                Stream.of(codes)
                    .map(code -> CancellationReason.builder().code(code).build())
                    .toList())
            .build());
  }

  /**
   * The conditions of some actions of a transaction are not true of the items that are stored; an
   * empty item is none, and null stands for an action that is not at fault.
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  final ScriptedClient thenRefuse(Map<String, AttributeValue>... items) {
    return thenFail(
        TransactionCanceledException.builder()
            .message("Transaction cancelled")
            .cancellationReasons(Stream.of(items).map(ScriptedClient::reason).toList())
            .build());
  }

  private static CancellationReason reason(@Nullable Map<String, AttributeValue> item) {
    CancellationReason.Builder reason = CancellationReason.builder();
    return item == null
        ? reason.code("None").build()
        : reason.code("ConditionalCheckFailed").item(item.isEmpty() ? null : item).build();
  }

  /** A transaction is done. */
  ScriptedClient thenCommit() {
    return then(TransactWriteItemsResponse.builder().build());
  }

  /** BatchGetItem finds some items. */
  ScriptedClient thenFindAll(String table, List<Map<String, AttributeValue>> items) {
    return then(BatchGetItemResponse.builder().responses(Map.of(table, items)).build());
  }

  /** The actions of a transaction that was sent. */
  List<TransactWriteItem> actions(int position) {
    return request(position, TransactWriteItemsRequest.class).transactItems();
  }

  List<DynamoDbRequest> requests() {
    return requests;
  }

  <Q extends DynamoDbRequest> Q request(int position, Class<Q> type) {
    return type.cast(requests.get(position));
  }

  boolean isDone() {
    return script.isEmpty();
  }

  private <S extends DynamoDbResponse> S answer(DynamoDbRequest request, Class<S> type) {
    requests.add(request);
    if (script.isEmpty()) {
      throw new NoSuchElementException("No answer left for " + request.getClass().getSimpleName());
    }
    Object answer = script.remove();
    if (answer instanceof SdkException failure) {
      throw failure;
    }
    return type.cast(answer);
  }

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return answer(request, GetItemResponse.class);
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    return answer(request, PutItemResponse.class);
  }

  @Override
  public UpdateItemResponse updateItem(UpdateItemRequest request) {
    return answer(request, UpdateItemResponse.class);
  }

  @Override
  public DeleteItemResponse deleteItem(DeleteItemRequest request) {
    return answer(request, DeleteItemResponse.class);
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    return answer(request, BatchGetItemResponse.class);
  }

  @Override
  public TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
    return answer(request, TransactGetItemsResponse.class);
  }

  @Override
  public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
    return answer(request, TransactWriteItemsResponse.class);
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {}
}
