package io.partita.runtime.generated.operation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** A client that answers from a script about a shelf, and remembers what it was asked. */
final class Librarian implements DynamoDbClient {

  static final String SHELF = "crime";

  private final Deque<Object> script = new ArrayDeque<>();
  final List<DynamoDbRequest> requests = new ArrayList<>();

  /** An update is made. */
  Librarian updates() {
    return then(UpdateItemResponse.builder().attributes(shelf(0)).build());
  }

  /** A recount marks the shelf. */
  Librarian marks() {
    return then("write");
  }

  /** A recount writes its numbers in place of those that were stored. */
  Librarian recounts(Map<String, AttributeValue> before) {
    return then(UpdateItemResponse.builder().attributes(before).build());
  }

  /** An update's condition is not true. */
  Librarian refusesUpdate() {
    return then(ConditionalCheckFailedException.builder().message("refused").build());
  }

  /** An update's condition is not true, perhaps because an attempt before has made it. */
  Librarian refusesRepeatedUpdate() {
    return then(
        ConditionalCheckFailedException.builder().message("refused").numAttempts(2).build());
  }

  /** A list shows some books. */
  Librarian lists(String... titles) {
    return then(
        QueryResponse.builder()
            .count(titles.length)
            .items(Stream.of(titles).map(Librarian::book).toList())
            .build());
  }

  /** A list shows some books and has further pages. */
  Librarian listsAndGoesOn(String... titles) {
    return then(
        QueryResponse.builder()
            .count(titles.length)
            .items(Stream.of(titles).map(Librarian::book).toList())
            .lastEvaluatedKey(key(book(titles[titles.length - 1])))
            .build());
  }

  Librarian counts(int books) {
    return then(QueryResponse.builder().count(books).build());
  }

  /** A transaction or batch is done. */
  Librarian removes() {
    return then("write");
  }

  /** A transaction fails because the condition on the shelf is not true of what is stored. */
  Librarian refuses(Map<String, AttributeValue> stored) {
    Function<TransactWriteItemsRequest, SdkException> refusal =
        request ->
            TransactionCanceledException.builder()
                .message("cancelled")
                .cancellationReasons(
                    request.transactItems().stream().map(action -> reason(action, stored)).toList())
                .build();
    return then(refusal);
  }

  private static CancellationReason reason(
      TransactWriteItem action, Map<String, AttributeValue> stored) {
    Map<String, AttributeValue> key =
        action.update() == null ? action.delete().key() : action.update().key();
    return key.equals(Shelf.Key.of(SHELF).attributes())
        ? CancellationReason.builder()
            .code("ConditionalCheckFailed")
            .item(stored.isEmpty() ? null : stored)
            .build()
        : CancellationReason.builder().code("None").build();
  }

  Librarian finds(Map<String, AttributeValue> item) {
    return then(GetItemResponse.builder().item(item.isEmpty() ? null : item).build());
  }

  Librarian scans(Map<String, AttributeValue> item) {
    return then(ScanResponse.builder().items(List.of(item)).count(1).build());
  }

  private Librarian then(Object answer) {
    script.add(answer);
    return this;
  }

  boolean isDone() {
    return script.isEmpty();
  }

  /** The names of the operations that were asked for, in order. */
  List<String> operations() {
    return requests.stream()
        .map(request -> request.getClass().getSimpleName().replace("Request", ""))
        .toList();
  }

  <Q extends DynamoDbRequest> Q request(int position, Class<Q> type) {
    return type.cast(requests.get(position));
  }

  static Map<String, AttributeValue> shelf(int books) {
    return Shelf.TYPE.mapper().toItem(new Shelf(SHELF, books));
  }

  /** The shelf while it is being deleted. */
  static Map<String, AttributeValue> marked(int books) {
    Map<String, AttributeValue> item = new LinkedHashMap<>(shelf(books));
    item.put("_deleting", AttributeValue.fromN("1"));
    return item;
  }

  private static Map<String, AttributeValue> book(String title) {
    return Shelf.Book.COUNTED.mapper().toItem(new Shelf.Book(SHELF, title));
  }

  private static Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    return Map.of("PK", item.get("PK"), "SK", item.get("SK"));
  }

  private <S extends DynamoDbResponse> S answer(DynamoDbRequest request, S done, Class<S> type) {
    requests.add(request);
    if (script.isEmpty()) {
      throw new NoSuchElementException("No answer left for " + operations());
    }
    Object answer = script.remove();
    if (answer instanceof SdkException failure) {
      throw failure;
    }
    return answer.equals("write") ? done : type.cast(answer);
  }

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return answer(request, GetItemResponse.builder().build(), GetItemResponse.class);
  }

  @Override
  public UpdateItemResponse updateItem(UpdateItemRequest request) {
    return answer(request, UpdateItemResponse.builder().build(), UpdateItemResponse.class);
  }

  @Override
  public DeleteItemResponse deleteItem(DeleteItemRequest request) {
    return answer(request, DeleteItemResponse.builder().build(), DeleteItemResponse.class);
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    return answer(request, QueryResponse.builder().build(), QueryResponse.class);
  }

  @Override
  public ScanResponse scan(ScanRequest request) {
    return answer(request, ScanResponse.builder().build(), ScanResponse.class);
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    return answer(request, BatchWriteItemResponse.builder().build(), BatchWriteItemResponse.class);
  }

  @Override
  public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
    Object next = script.peek();
    if (next instanceof Function<?, ?>) {
      script.remove();
      requests.add(request);
      throw refusal(next).apply(request);
    }
    return answer(
        request, TransactWriteItemsResponse.builder().build(), TransactWriteItemsResponse.class);
  }

  @SuppressWarnings("unchecked") // refuses() is the only way in
  private static Function<TransactWriteItemsRequest, SdkException> refusal(Object answer) {
    return (Function<TransactWriteItemsRequest, SdkException>) answer;
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
