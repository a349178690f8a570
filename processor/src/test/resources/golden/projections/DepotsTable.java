package projections;

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

/** The table that {@link Depots} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotsTable extends GeneratedTable<DepotsTable> {
  static final TableDefinition DEFINITION;

  static {
    RuntimeVersion.require("DepotsTable", "0.1");
    DEFINITION = TableDefinition.partitionKey("PK", ScalarAttributeType.S)
            .sortKey("SK", ScalarAttributeType.S)
            .index(
                IndexDefinition.global("GSI1", "GSI1PK", ScalarAttributeType.S)
                    .sortKey("GSI1SK", ScalarAttributeType.S)
                    .include("hours", "label", "Type", "until"))
            .index(
                IndexDefinition.local("ByHours", "PK", ScalarAttributeType.S)
                    .sortKey("hours", ScalarAttributeType.N)
                    .keysOnly())
            .timeToLive("until")
            .typeAttribute("Type")
            .build();
  }

  private @Nullable DriverDao driver;
  private @Nullable DepotDao depot;
  private @Nullable ShiftDao shift;

  private DepotsTable(PhysicalTable table) {
    super(table, DepotsTable::new, DEFINITION, "Depots", DriverDao.TYPE, DepotDao.TYPE,
        ShiftDao.TYPE);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static DepotsTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static DepotsTable of(DynamoDbClient client, String tableName, Options options) {
    return new DepotsTable(PhysicalTable.of(client, tableName, options));
  }

  /** The {@link Depots.Driver} items of the table. */
  public DriverDao driver() {
    DriverDao dao = driver;
    if (dao == null) {
      dao = new DriverDao(physicalTable());
      driver = dao;
    }
    return dao;
  }

  /** The {@link Depots.Depot} items of the table. */
  public DepotDao depot() {
    DepotDao dao = depot;
    if (dao == null) {
      dao = new DepotDao(physicalTable());
      depot = dao;
    }
    return dao;
  }

  /** The {@link Depots.Shift} items of the table. */
  public ShiftDao shift() {
    ShiftDao dao = shift;
    if (dao == null) {
      dao = new ShiftDao(physicalTable());
      shift = dao;
    }
    return dao;
  }

  /**
   * Begins a transaction: writes of any entities that are done all or none. Nothing is sent before
   * {@code execute()}: one TransactWriteItems. If it is refused because an expired item is there,
   * one DeleteItem removes that, and it is sent once more.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if nothing was
   *     written; it says which actions failed and why
   */
  public DepotsTransaction transact() {
    return new DepotsTransaction(physicalTable());
  }

  /**
   * Begins a batch: writes of any entities, each of which is done by itself. Nothing is sent before
   * {@code execute()}: one BatchWriteItem per 25 items, without conditions. Each item costs what
   * {@code putAll} or {@code deleteAll} of its DAO costs.
   *
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if something is left
   *     at the deadline, or since a request failed; it holds what is not known to be done
   */
  public DepotsBatch batch() {
    return new DepotsBatch(physicalTable());
  }
}
