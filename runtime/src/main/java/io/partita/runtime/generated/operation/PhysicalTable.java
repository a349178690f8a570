package io.partita.runtime.generated.operation;

import io.partita.runtime.CallOptions;
import io.partita.runtime.Explanation;
import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.EntityTypes;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A physical table and how it is reached. Immutable. */
public final class PhysicalTable {

  private static final EntityTypes NONE = new EntityTypes(List.of());

  private final TableContext context;
  private final EntityTypes types;

  PhysicalTable(TableContext context) {
    this(context, NONE);
  }

  private PhysicalTable(TableContext context, EntityTypes types) {
    this.context = context;
    this.types = types;
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

  /** The same table with its entities, which tell keys apart. */
  PhysicalTable of(EntityTypes entities) {
    return new PhysicalTable(context, entities);
  }

  /** The same table, reached by another driver. */
  PhysicalTable over(Driver driver) {
    return new PhysicalTable(context.with(driver), types);
  }

  EntityTypes types() {
    return types;
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
