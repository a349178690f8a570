package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.wire.Attempts;
import io.partita.runtime.internal.wire.Exchange;
import io.partita.runtime.internal.wire.OutgoingBody;
import io.partita.runtime.internal.wire.Shape;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

/**
 * One request to DynamoDB and how a client sends it.
 *
 * @param <Q> the request
 * @param <S> the response
 */
public final class Call<Q extends DynamoDbRequest, S extends DynamoDbResponse> {

  private static final Supplier<String> NO_NOTE = () -> "";

  private final String operation;
  private final Q request;
  private final BiFunction<DynamoDbClient, Q, S> sender;
  private final Metering<Q, S> metering;
  private final @Nullable Shape items;
  private final @Nullable Outgoing<Q> outgoing;
  private final @Nullable Attempts attempts;
  private final Supplier<String> note;
  private final boolean decisive;

  private Call(
      String operation,
      Q request,
      BiFunction<DynamoDbClient, Q, S> sender,
      Metering<Q, S> metering,
      @Nullable Shape items,
      @Nullable Outgoing<Q> outgoing,
      @Nullable Attempts attempts,
      Supplier<String> note,
      boolean decisive) {
    this.operation = operation;
    this.request = request;
    this.sender = sender;
    this.metering = metering;
    this.items = items;
    this.outgoing = outgoing;
    this.attempts = attempts;
    this.note = note;
    this.decisive = decisive;
  }

  private static <Q extends DynamoDbRequest, S extends DynamoDbResponse> Call<Q, S> of(
      String operation,
      Q request,
      BiFunction<DynamoDbClient, Q, S> sender,
      Metering<Q, S> metering) {
    return new Call<>(operation, request, sender, metering, null, null, null, NO_NOTE, false);
  }

  public static Call<GetItemRequest, GetItemResponse> getItem(GetItemRequest request) {
    return of("GetItem", request, DynamoDbClient::getItem, Metering.GET_ITEM).items(Shape.ITEM);
  }

  /** Reads the whole item of a key. */
  public static Call<GetItemRequest, GetItemResponse> getItem(
      TableContext context, Map<String, AttributeValue> key, boolean isConsistent) {
    return getItem(
        GetItemRequest.builder()
            .tableName(context.tableName())
            .key(key)
            .consistentRead(isConsistent)
            .build());
  }

  public static Call<PutItemRequest, PutItemResponse> putItem(PutItemRequest request) {
    return of("PutItem", request, DynamoDbClient::putItem, Metering.PUT_ITEM)
        .items(returned(request.returnValues()));
  }

  public static Call<UpdateItemRequest, UpdateItemResponse> updateItem(UpdateItemRequest request) {
    return of("UpdateItem", request, DynamoDbClient::updateItem, Metering.UPDATE_ITEM)
        .items(returned(request.returnValues()));
  }

  public static Call<DeleteItemRequest, DeleteItemResponse> deleteItem(DeleteItemRequest request) {
    return of("DeleteItem", request, DynamoDbClient::deleteItem, Metering.DELETE_ITEM)
        .items(returned(request.returnValues()));
  }

  public static Call<BatchGetItemRequest, BatchGetItemResponse> batchGetItem(
      BatchGetItemRequest request) {
    return of("BatchGetItem", request, DynamoDbClient::batchGetItem, Metering.BATCH_GET_ITEM)
        .items(Shape.TABLES);
  }

  public static Call<BatchWriteItemRequest, BatchWriteItemResponse> batchWriteItem(
      BatchWriteItemRequest request) {
    return of("BatchWriteItem", request, DynamoDbClient::batchWriteItem, Metering.BATCH_WRITE_ITEM);
  }

  public static Call<TransactWriteItemsRequest, TransactWriteItemsResponse> transactWriteItems(
      TransactWriteItemsRequest request) {
    return of(
        "TransactWriteItems",
        request,
        DynamoDbClient::transactWriteItems,
        Metering.TRANSACT_WRITE_ITEMS);
  }

  public static Call<TransactGetItemsRequest, TransactGetItemsResponse> transactGetItems(
      TransactGetItemsRequest request) {
    return of(
            "TransactGetItems",
            request,
            DynamoDbClient::transactGetItems,
            Metering.TRANSACT_GET_ITEMS)
        .items(Shape.ANSWERS);
  }

  public static Call<QueryRequest, QueryResponse> query(QueryRequest request) {
    return of("Query", request, DynamoDbClient::query, Metering.QUERY)
        .items(isCount(request.select()) ? null : Shape.ITEMS);
  }

  public static Call<ScanRequest, ScanResponse> scan(ScanRequest request) {
    return of("Scan", request, DynamoDbClient::scan, Metering.SCAN)
        .items(isCount(request.select()) ? null : Shape.ITEMS);
  }

  public static Call<CreateTableRequest, CreateTableResponse> createTable(
      CreateTableRequest request) {
    return of(
        "CreateTable",
        request,
        DynamoDbClient::createTable,
        Metering.none(CreateTableRequest.class));
  }

  public static Call<DescribeTableRequest, DescribeTableResponse> describeTable(
      DescribeTableRequest request) {
    return of(
        "DescribeTable",
        request,
        DynamoDbClient::describeTable,
        Metering.none(DescribeTableRequest.class));
  }

  public static Call<UpdateTimeToLiveRequest, UpdateTimeToLiveResponse> updateTimeToLive(
      UpdateTimeToLiveRequest request) {
    return of(
        "UpdateTimeToLive",
        request,
        DynamoDbClient::updateTimeToLive,
        Metering.none(UpdateTimeToLiveRequest.class));
  }

  public static Call<DescribeTimeToLiveRequest, DescribeTimeToLiveResponse> describeTimeToLive(
      DescribeTimeToLiveRequest request) {
    return of(
        "DescribeTimeToLive",
        request,
        DynamoDbClient::describeTimeToLive,
        Metering.none(DescribeTimeToLiveRequest.class));
  }

  private static boolean isCount(@Nullable Select select) {
    return select == Select.COUNT;
  }

  /** A write that returns nothing has no items in its response. */
  private static @Nullable Shape returned(@Nullable ReturnValue values) {
    return values == null || values == ReturnValue.NONE ? null : Shape.ATTRIBUTES;
  }

  /** The same call with items in its response. */
  private Call<Q, S> items(@Nullable Shape shape) {
    return new Call<>(
        operation, request, sender, metering, shape, outgoing, attempts, note, decisive);
  }

  /** The same call with a sentence on what follows it, for explanations. */
  public Call<Q, S> note(String sentence) {
    return note(() -> sentence);
  }

  /** The same with a sentence that is made only when somebody asks for an explanation. */
  public Call<Q, S> note(Supplier<String> note) {
    return new Call<>(
        operation, request, sender, metering, items, outgoing, attempts, note, decisive);
  }

  /** The same call, of which nobody can tell without its response what follows. */
  public Call<Q, S> decisive() {
    return new Call<>(operation, request, sender, metering, items, outgoing, attempts, note, true);
  }

  boolean isDecisive() {
    return decisive;
  }

  /** The same call, whose response tells the consumed capacity. */
  Call<Q, S> reportingCapacity() {
    return with(metering.asking().apply(request));
  }

  /** The same call, which the SDK gives up after some time, its own attempts included. */
  Call<Q, S> within(Duration timeout) {
    return configured(configuration -> configuration.apiCallTimeout(timeout));
  }

  /** The same call, whose metrics the SDK gives to some publishers instead of the client's. */
  Call<Q, S> publishing(List<MetricPublisher> publishers) {
    return configured(configuration -> configuration.metricPublishers(publishers));
  }

  /** Where the items are in the response; null if there are none. */
  @Nullable Shape items() {
    return items;
  }

  /**
   * The same call, whose items go past the SDK.
   *
   * @param carried the items
   * @param whole puts them into the request, where they cannot
   */
  public Call<Q, S> carrying(OutgoingBody carried, UnaryOperator<Q> whole) {
    return new Call<>(
        operation,
        request,
        sender,
        metering,
        items,
        new Outgoing<>(carried, whole),
        attempts,
        note,
        decisive);
  }

  /** The items that go past the SDK; null if the request has them. */
  @Nullable OutgoingBody outgoing() {
    return outgoing == null ? null : outgoing.items();
  }

  /** The same call, of which every attempt is told. */
  Call<Q, S> watchedBy(Attempts watching) {
    return new Call<>(
        operation, request, sender, metering, items, outgoing, watching, note, decisive);
  }

  /** Who is told of the attempts; null if nobody wants to know. */
  @Nullable Attempts attempts() {
    return attempts;
  }

  /** The same call with all items in the request. */
  Call<Q, S> whole() {
    return outgoing == null
        ? this
        : new Call<>(
            operation,
            outgoing.whole().apply(request),
            sender,
            metering,
            items,
            null,
            attempts,
            note,
            decisive);
  }

  /** The same call, whose items may come past the SDK. */
  Call<Q, S> through(Exchange exchange) {
    return configured(
        configuration -> configuration.putExecutionAttribute(Exchange.ATTRIBUTE, exchange));
  }

  private Call<Q, S> configured(Consumer<AwsRequestOverrideConfiguration.Builder> settings) {
    AwsRequestOverrideConfiguration.Builder configuration =
        request
            .overrideConfiguration()
            .map(AwsRequestOverrideConfiguration::toBuilder)
            .orElseGet(AwsRequestOverrideConfiguration::builder);
    settings.accept(configuration);
    return with(
        metering
            .type()
            .cast(request.toBuilder().overrideConfiguration(configuration.build()).build()));
  }

  private Call<Q, S> with(Q other) {
    return new Call<>(
        operation, other, sender, metering, items, outgoing, attempts, note, decisive);
  }

  /** What a response tells of the request's cost. */
  Usage usage(S response) {
    return metering.usage(response);
  }

  /** The DynamoDB operation, such as {@code GetItem}. */
  public String operation() {
    return operation;
  }

  public Q request() {
    return request;
  }

  /** What follows the call and depends on its response; empty if nothing does. */
  public String note() {
    return note.get();
  }

  /** Sends the request and waits for the response. */
  public S send(DynamoDbClient client) {
    return sender.apply(client, request);
  }

  /** Items that are not in the request, and what puts them there. */
  private record Outgoing<Q>(OutgoingBody items, UnaryOperator<Q> whole) {}
}
