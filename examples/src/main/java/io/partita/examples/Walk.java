package io.partita.examples;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What an example does: it creates its table, fills it, and asks what the pattern is for. */
@FunctionalInterface
public interface Walk {

  /** Makes all calls; what the client sends is printed by whoever gives it. */
  void walk(DynamoDbClient client, String tableName, Narrator narrator);
}
