package io.partita.runtime.internal.operation;

import io.partita.runtime.UsedCapacity;
import io.partita.runtime.UsedCapacity.Units;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * How the requests of one kind ask for the capacity they consume, and how their responses tell it.
 *
 * @param type the requests
 * @param kind what they consume
 * @param asking makes a request ask
 * @param told what a response tells; null if it does not
 */
record Metering<Q, S>(
    Class<Q> type,
    Kind kind,
    UnaryOperator<Q> asking,
    Function<S, @Nullable List<ConsumedCapacity>> told) {

  private static final ReturnConsumedCapacity INDEXES = ReturnConsumedCapacity.INDEXES;

  static final Metering<GetItemRequest, GetItemResponse> GET_ITEM =
      new Metering<>(
          GetItemRequest.class,
          Kind.READ,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          response -> one(response.consumedCapacity()));

  static final Metering<PutItemRequest, PutItemResponse> PUT_ITEM =
      new Metering<>(
          PutItemRequest.class,
          Kind.WRITE,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          response -> one(response.consumedCapacity()));

  static final Metering<UpdateItemRequest, UpdateItemResponse> UPDATE_ITEM =
      new Metering<>(
          UpdateItemRequest.class,
          Kind.WRITE,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          response -> one(response.consumedCapacity()));

  static final Metering<DeleteItemRequest, DeleteItemResponse> DELETE_ITEM =
      new Metering<>(
          DeleteItemRequest.class,
          Kind.WRITE,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          response -> one(response.consumedCapacity()));

  static final Metering<BatchGetItemRequest, BatchGetItemResponse> BATCH_GET_ITEM =
      new Metering<>(
          BatchGetItemRequest.class,
          Kind.READ,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          BatchGetItemResponse::consumedCapacity);

  static final Metering<BatchWriteItemRequest, BatchWriteItemResponse> BATCH_WRITE_ITEM =
      new Metering<>(
          BatchWriteItemRequest.class,
          Kind.WRITE,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          BatchWriteItemResponse::consumedCapacity);

  static final Metering<TransactGetItemsRequest, TransactGetItemsResponse> TRANSACT_GET_ITEMS =
      new Metering<>(
          TransactGetItemsRequest.class,
          Kind.READ,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          TransactGetItemsResponse::consumedCapacity);

  static final Metering<TransactWriteItemsRequest, TransactWriteItemsResponse>
      TRANSACT_WRITE_ITEMS =
          new Metering<>(
              TransactWriteItemsRequest.class,
              Kind.WRITE,
              request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
              TransactWriteItemsResponse::consumedCapacity);

  static final Metering<QueryRequest, QueryResponse> QUERY =
      new Metering<>(
          QueryRequest.class,
          Kind.PAGE,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          response -> one(response.consumedCapacity()));

  static final Metering<ScanRequest, ScanResponse> SCAN =
      new Metering<>(
          ScanRequest.class,
          Kind.PAGE,
          request -> request.toBuilder().returnConsumedCapacity(INDEXES).build(),
          response -> one(response.consumedCapacity()));

  /** What a request consumes, where DynamoDB tells only one number. */
  enum Kind {
    READ,
    /** Reads a page. */
    PAGE,
    WRITE
  }

  private static List<ConsumedCapacity> one(@Nullable ConsumedCapacity capacity) {
    return capacity == null ? List.of() : List.of(capacity);
  }

  /** For requests about tables, which consume no capacity and have nothing to ask. */
  static <Q, S> Metering<Q, S> none(Class<Q> type) {
    return new Metering<>(type, Kind.READ, request -> request, response -> List.of());
  }

  Usage usage(S response) {
    List<ConsumedCapacity> capacities = told.apply(response);
    return new Usage(
        kind == Kind.PAGE,
        capacities == null ? List.of() : capacities.stream().map(this::used).toList());
  }

  private UsedCapacity used(ConsumedCapacity capacity) {
    Units total =
        units(
            capacity.capacityUnits(), capacity.readCapacityUnits(), capacity.writeCapacityUnits());
    Map<String, Units> indexes = new HashMap<>();
    capacity.globalSecondaryIndexes().forEach((name, used) -> indexes.put(name, units(used)));
    capacity.localSecondaryIndexes().forEach((name, used) -> indexes.put(name, units(used)));
    return new UsedCapacity(
        total, capacity.table() == null ? total : units(capacity.table()), indexes);
  }

  private Units units(Capacity capacity) {
    return units(
        capacity.capacityUnits(), capacity.readCapacityUnits(), capacity.writeCapacityUnits());
  }

  /** Only transactions tell reads and writes apart. */
  private Units units(@Nullable Double all, @Nullable Double read, @Nullable Double write) {
    if (read != null || write != null) {
      return new Units(orZero(read), orZero(write));
    }
    return kind == Kind.WRITE ? new Units(0, orZero(all)) : new Units(orZero(all), 0);
  }

  private static double orZero(@Nullable Double units) {
    return units == null ? 0 : units;
  }
}
