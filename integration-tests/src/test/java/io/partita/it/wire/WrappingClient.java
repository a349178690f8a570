package io.partita.it.wire;

import java.util.Optional;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** A wrapper of a client that, once told to, passes requests on without their configuration. */
final class StrippingClient implements DynamoDbClient {

  private final DynamoDbClient client;
  private boolean strips;

  StrippingClient(DynamoDbClient client) {
    this.client = client;
  }

  void strip() {
    strips = true;
  }

  private AwsRequestOverrideConfiguration stripped(
      Optional<AwsRequestOverrideConfiguration> configuration) {
    return strips ? null : configuration.orElse(null);
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    return client.batchWriteItem(
        request.toBuilder()
            .overrideConfiguration(stripped(request.overrideConfiguration()))
            .build());
  }

  @Override
  public ScanResponse scan(ScanRequest request) {
    return client.scan(
        request.toBuilder()
            .overrideConfiguration(stripped(request.overrideConfiguration()))
            .build());
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
