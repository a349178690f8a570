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

  /**
   * @throws IllegalStateException if the AWS SDK is older than what Partita needs
   */
  public static TableContext of(DynamoDbClient client, String tableName, Options options) {
    SdkVersion.check();
    Driver driver =
        new ClientDriver(
            client, options.reportConsumedCapacity(), options.fastPath(), options.fastPathForced());
    Driver told =
        options
            .listener()
            .<Driver>map(
                listener ->
                    new ReportingDriver(
                        driver,
                        tableName,
                        options.reportConsumedCapacity(),
                        listener,
                        SdkRetries.publishers(client)))
            .orElse(driver);
    return new TableContext(told, tableName, options);
  }

  /** The same table, whose writes always tell their outcome. */
  public TableContext exactOutcomes() {
    return new TableContext(driver, tableName, options.toBuilder().exactOutcomes(true).build());
  }

  /** The same table, reached by another driver. */
  public TableContext with(Driver other) {
    return new TableContext(other, tableName, options);
  }
}
