package io.partita.runtime.internal.operation;

import io.partita.runtime.CallOptions;
import io.partita.runtime.Options;
import java.util.function.Consumer;
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
    Driver driver = ClientDriver.of(client, options).with(options, tableName);
    return new TableContext(driver, tableName, options);
  }

  /** The same table for calls with other options, over the same client. */
  public TableContext withOptions(Consumer<? super CallOptions> changes) {
    Options.Builder changed = options.toBuilder();
    changes.accept(changed);
    Options others = changed.build();
    return new TableContext(driver.with(others, tableName), tableName, others);
  }

  /** The same table, reached by another driver. */
  public TableContext with(Driver other) {
    return new TableContext(other, tableName, options);
  }
}
