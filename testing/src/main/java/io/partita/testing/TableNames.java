package io.partita.testing;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** The table names handed out to one test class. */
final class TableNames {

  private static final int MAX_READABLE = 200;

  private final String testClass;
  private final Map<String, String> names = new ConcurrentHashMap<>();

  TableNames(String testClass) {
    this.testClass = testClass;
  }

  String name(String purpose) {
    return names.computeIfAbsent(purpose, this::newName);
  }

  /** Readable in a list of tables, and unique even on a server that outlives this JVM. */
  private String newName(String purpose) {
    String readable = purpose.isEmpty() ? testClass : testClass + "-" + purpose;
    String legal = readable.replaceAll("[^A-Za-z0-9_.-]", "_");
    return legal.substring(0, Math.min(legal.length(), MAX_READABLE)) + "-" + UUID.randomUUID();
  }

  void deleteTables(DynamoDbClient client) {
    names.values().forEach(name -> deleteIfExists(client, name));
  }

  private static void deleteIfExists(DynamoDbClient client, String name) {
    try {
      client.deleteTable(request -> request.tableName(name));
    } catch (ResourceNotFoundException e) {
      // The class never created it, or deleted it itself.
      return;
    }
  }
}
