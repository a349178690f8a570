package io.partita.runtime.internal.operation;

import java.util.function.BiFunction;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
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
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
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

  private final String operation;
  private final Q request;
  private final BiFunction<DynamoDbClient, Q, S> sender;
  private final String note;

  private Call(String operation, Q request, BiFunction<DynamoDbClient, Q, S> sender, String note) {
    this.operation = operation;
    this.request = request;
    this.sender = sender;
    this.note = note;
  }

  public static Call<GetItemRequest, GetItemResponse> getItem(GetItemRequest request) {
    return new Call<>("GetItem", request, DynamoDbClient::getItem, "");
  }

  public static Call<PutItemRequest, PutItemResponse> putItem(PutItemRequest request) {
    return new Call<>("PutItem", request, DynamoDbClient::putItem, "");
  }

  public static Call<UpdateItemRequest, UpdateItemResponse> updateItem(UpdateItemRequest request) {
    return new Call<>("UpdateItem", request, DynamoDbClient::updateItem, "");
  }

  public static Call<DeleteItemRequest, DeleteItemResponse> deleteItem(DeleteItemRequest request) {
    return new Call<>("DeleteItem", request, DynamoDbClient::deleteItem, "");
  }

  public static Call<BatchGetItemRequest, BatchGetItemResponse> batchGetItem(
      BatchGetItemRequest request) {
    return new Call<>("BatchGetItem", request, DynamoDbClient::batchGetItem, "");
  }

  public static Call<BatchWriteItemRequest, BatchWriteItemResponse> batchWriteItem(
      BatchWriteItemRequest request) {
    return new Call<>("BatchWriteItem", request, DynamoDbClient::batchWriteItem, "");
  }

  public static Call<TransactWriteItemsRequest, TransactWriteItemsResponse> transactWriteItems(
      TransactWriteItemsRequest request) {
    return new Call<>("TransactWriteItems", request, DynamoDbClient::transactWriteItems, "");
  }

  public static Call<QueryRequest, QueryResponse> query(QueryRequest request) {
    return new Call<>("Query", request, DynamoDbClient::query, "");
  }

  public static Call<ScanRequest, ScanResponse> scan(ScanRequest request) {
    return new Call<>("Scan", request, DynamoDbClient::scan, "");
  }

  public static Call<CreateTableRequest, CreateTableResponse> createTable(
      CreateTableRequest request) {
    return new Call<>("CreateTable", request, DynamoDbClient::createTable, "");
  }

  public static Call<DescribeTableRequest, DescribeTableResponse> describeTable(
      DescribeTableRequest request) {
    return new Call<>("DescribeTable", request, DynamoDbClient::describeTable, "");
  }

  public static Call<UpdateTimeToLiveRequest, UpdateTimeToLiveResponse> updateTimeToLive(
      UpdateTimeToLiveRequest request) {
    return new Call<>("UpdateTimeToLive", request, DynamoDbClient::updateTimeToLive, "");
  }

  public static Call<DescribeTimeToLiveRequest, DescribeTimeToLiveResponse> describeTimeToLive(
      DescribeTimeToLiveRequest request) {
    return new Call<>("DescribeTimeToLive", request, DynamoDbClient::describeTimeToLive, "");
  }

  /** The same call with a sentence on what follows it, for explanations. */
  public Call<Q, S> note(String note) {
    return new Call<>(operation, request, sender, note);
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
    return note;
  }

  /** Sends the request and waits for the response. */
  public S send(DynamoDbClient client) {
    return sender.apply(client, request);
  }
}
