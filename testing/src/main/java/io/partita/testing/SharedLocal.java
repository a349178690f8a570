package io.partita.testing;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The server and the client that all test classes of a JVM share. */
final class SharedLocal implements AutoCloseable {

  private final DynamoDbLocal local;
  private final DynamoDbClient client;

  SharedLocal() {
    this.local = DynamoDbLocal.start();
    this.client = local.client();
  }

  DynamoDbLocal local() {
    return local;
  }

  DynamoDbClient client() {
    return client;
  }

  @Override
  public void close() {
    client.close();
    local.close();
  }
}
