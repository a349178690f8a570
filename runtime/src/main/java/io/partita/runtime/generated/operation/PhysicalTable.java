package io.partita.runtime.generated.operation;

import io.partita.runtime.CallOptions;
import io.partita.runtime.Explanation;
import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.TableContext;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A physical table and how it is reached. Immutable. */
public final class PhysicalTable {

  private final TableContext context;

  PhysicalTable(TableContext context) {
    this.context = context;
  }

  /**
   * A table by its name or ARN. Makes no call.
   *
   * @throws IllegalStateException if the AWS SDK is older than what Partita needs
   */
  public static PhysicalTable of(DynamoDbClient client, String tableName, Options options) {
    return new PhysicalTable(TableContext.of(client, tableName, options));
  }

  /** The same table for calls with other options. */
  PhysicalTable with(Consumer<? super CallOptions> changes) {
    return new PhysicalTable(context.withOptions(changes));
  }

  /** The table's name or ARN. */
  String name() {
    return context.tableName();
  }

  /** Runs code against the table as if it were there, and tells what it would send. */
  Explanation explain(Consumer<PhysicalTable> code) {
    return ExplainDriver.explain(context, explaining -> code.accept(new PhysicalTable(explaining)));
  }

  TableContext context() {
    return context;
  }
}
