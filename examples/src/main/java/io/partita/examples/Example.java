package io.partita.examples;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** One pattern: annotated records and a walk through their access patterns. */
public interface Example {

  /** The name to run it by. */
  String name();

  /** What it shows, in one line. */
  String summary();

  /** Creates its table and makes its calls; what the client sends is printed by the caller. */
  void run(DynamoDbClient client, Narrator narrator);
}
