package io.partita.it.wire;

import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** A wrapper of a client that passes requests on as they are, until it is told otherwise. */
final class WrappingClient implements DynamoDbClient {

  private final DynamoDbClient client;
  private boolean copies;
  private boolean strips;

  WrappingClient(DynamoDbClient client) {
    this.client = client;
  }

  /** From now on it passes copies on. */
  void copy() {
    copies = true;
  }

  /** From now on it passes copies on, without their configuration. */
  void strip() {
    copies = true;
    strips = true;
  }

  private <Q extends DynamoDbRequest> Q passedOn(Class<Q> type, Q request) {
    if (!copies) {
      return request;
    }
    AwsRequestOverrideConfiguration configuration =
        strips ? null : request.overrideConfiguration().orElse(null);
    return type.cast(request.toBuilder().overrideConfiguration(configuration).build());
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    return client.batchWriteItem(passedOn(BatchWriteItemRequest.class, request));
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    return client.putItem(passedOn(PutItemRequest.class, request));
  }

  @Override
  public ScanResponse scan(ScanRequest request) {
    return client.scan(passedOn(ScanRequest.class, request));
  }

  @Override
  public DynamoDbServiceClientConfiguration serviceClientConfiguration() {
    return client.serviceClientConfiguration();
  }

  @Override
  public String serviceName() {
    return client.serviceName();
  }

  @Override
  public void close() {
    client.close();
  }
}
