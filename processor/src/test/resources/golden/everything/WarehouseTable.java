package everything;

import io.partita.runtime.Options;
import io.partita.runtime.generated.operation.GeneratedTable;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.RuntimeVersion;
import io.partita.runtime.generated.schema.IndexDefinition;
import io.partita.runtime.generated.schema.TableDefinition;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The table that {@link Warehouse} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WarehouseTable extends GeneratedTable<WarehouseTable> {
  static final TableDefinition DEFINITION;

  static {
    RuntimeVersion.require("WarehouseTable", "0.1");
    DEFINITION = TableDefinition.partitionKey("PK", ScalarAttributeType.S)
            .sortKey("SK", ScalarAttributeType.S)
            .index(
                IndexDefinition.global("GSI1", "GSI1PK", ScalarAttributeType.S)
                    .sortKey("GSI1SK", ScalarAttributeType.S))
            .index(
                IndexDefinition.global("GSI2", "GSI2PK", ScalarAttributeType.S)
                    .sortKey("GSI2SK", ScalarAttributeType.S))
            .timeToLive("expires")
            .build();
  }

  private @Nullable ProductDao product;

  private WarehouseTable(PhysicalTable table) {
    super(table, WarehouseTable::new, DEFINITION, "Warehouse", ProductDao.TYPE);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static WarehouseTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static WarehouseTable of(DynamoDbClient client, String tableName, Options options) {
    return new WarehouseTable(PhysicalTable.of(client, tableName, options));
  }

  /** The {@link Product} items of the table. */
  public ProductDao product() {
    ProductDao dao = product;
    if (dao == null) {
      dao = new ProductDao(physicalTable());
      product = dao;
    }
    return dao;
  }

  /**
   * Begins a transaction: writes of any entities that are done all or none. Nothing is sent before
   * {@code execute()}: one TransactWriteItems, and one BatchGetItem (GetItem of one) before it if
   * an action depends on what is stored. If it is refused because an expired item is there, one
   * DeleteItem removes that, and it is sent once more.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if nothing was
   *     written; it says which actions failed and why
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if keys are still
   *     unprocessed after all attempts
   */
  public WarehouseTransaction transact() {
    return new WarehouseTransaction(physicalTable());
  }

  /**
   * Begins a batch: writes of any entities, each of which is done by itself. Nothing is sent before
   * {@code execute()}: one BatchWriteItem per 25 items, without conditions. Each item costs what
   * {@code putAll} or {@code deleteAll} of its DAO costs.
   *
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if something is left
   *     at the deadline, or since a request failed; it holds what is not known to be done
   */
  public WarehouseBatch batch() {
    return new WarehouseBatch(physicalTable());
  }
}
