package poll;

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

/** The table that {@link Poll} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PollTable extends GeneratedTable<PollTable> {
  static final TableDefinition DEFINITION;

  static {
    RuntimeVersion.require("PollTable", "0.1");
    DEFINITION = TableDefinition.partitionKey("PK", ScalarAttributeType.S)
            .sortKey("SK", ScalarAttributeType.S)
            .index(
                IndexDefinition.global("GSI1", "GSI1PK", ScalarAttributeType.S)
                    .sortKey("GSI1SK", ScalarAttributeType.S))
            .index(
                IndexDefinition.global("GSI2", "GSI2PK", ScalarAttributeType.S)
                    .sortKey("GSI2SK", ScalarAttributeType.S))
            .build();
  }

  private @Nullable VoteDao vote;

  private PollTable(PhysicalTable table) {
    super(table, PollTable::new, DEFINITION, "Poll", VoteDao.TYPE);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static PollTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static PollTable of(DynamoDbClient client, String tableName, Options options) {
    return new PollTable(PhysicalTable.of(client, tableName, options));
  }

  /** The {@link Vote} items of the table. */
  public VoteDao vote() {
    VoteDao dao = vote;
    if (dao == null) {
      dao = new VoteDao(physicalTable());
      vote = dao;
    }
    return dao;
  }

  /**
   * Begins a transaction: writes of any entities that are done all or none. Nothing is sent before
   * {@code execute()}: one TransactWriteItems, and one BatchGetItem (GetItem of one) before it if
   * an action depends on what is stored.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if nothing was
   *     written; it says which actions failed and why
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if keys are still
   *     unprocessed after all attempts
   */
  public PollTransaction transact() {
    return new PollTransaction(physicalTable());
  }

  /**
   * Begins a batch: writes of any entities, each of which is done by itself. Nothing is sent before
   * {@code execute()}: one BatchWriteItem per 25 items, without conditions. Each item costs what
   * {@code putAll} or {@code deleteAll} of its DAO costs.
   *
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if something is left
   *     at the deadline, or since a request failed; it holds what is not known to be done
   */
  public PollBatch batch() {
    return new PollBatch(physicalTable());
  }
}
