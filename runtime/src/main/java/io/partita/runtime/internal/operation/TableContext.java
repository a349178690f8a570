package io.partita.runtime.internal.operation;

import io.partita.runtime.Options;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A physical table and how it is reached.
 *
 * @param driver runs the operations
 * @param tableName the table's name or ARN
 * @param options the choices of the application
 */
public record TableContext(Driver driver, String tableName, Options options) {

  public static TableContext of(DynamoDbClient client, String tableName, Options options) {
    return new TableContext(new ClientDriver(client), tableName, options);
  }

  /** The same table, reached by another driver. */
  public TableContext with(Driver other) {
    return new TableContext(other, tableName, options);
  }
}
