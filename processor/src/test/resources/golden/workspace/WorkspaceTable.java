package workspace;

import io.partita.runtime.Options;
import io.partita.runtime.generated.operation.GeneratedTable;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.RuntimeVersion;
import io.partita.runtime.generated.schema.TableDefinition;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The table that {@link Workspace} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WorkspaceTable extends GeneratedTable<WorkspaceTable> {
  static final TableDefinition DEFINITION;

  static {
    RuntimeVersion.require("WorkspaceTable", "0.1");
    DEFINITION = TableDefinition.partitionKey("PK", ScalarAttributeType.S)
            .sortKey("SK", ScalarAttributeType.S)
            .build();
  }

  private @Nullable OrgDao org;
  private @Nullable ProjectDao project;
  private @Nullable TaskDao task;
  private @Nullable CharterDao charter;

  private WorkspaceTable(PhysicalTable table) {
    super(table, WorkspaceTable::new, DEFINITION, "Workspace", OrgDao.TYPE, ProjectDao.TYPE,
        TaskDao.TYPE, CharterDao.TYPE);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static WorkspaceTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static WorkspaceTable of(DynamoDbClient client, String tableName, Options options) {
    return new WorkspaceTable(PhysicalTable.of(client, tableName, options));
  }

  /** The {@link Org} items of the table. */
  public OrgDao org() {
    OrgDao dao = org;
    if (dao == null) {
      dao = new OrgDao(physicalTable());
      org = dao;
    }
    return dao;
  }

  /** The {@link Project} items of the table. */
  public ProjectDao project() {
    ProjectDao dao = project;
    if (dao == null) {
      dao = new ProjectDao(physicalTable());
      project = dao;
    }
    return dao;
  }

  /** The {@link Task} items of the table. */
  public TaskDao task() {
    TaskDao dao = task;
    if (dao == null) {
      dao = new TaskDao(physicalTable());
      task = dao;
    }
    return dao;
  }

  /** The {@link Charter} items of the table. */
  public CharterDao charter() {
    CharterDao dao = charter;
    if (dao == null) {
      dao = new CharterDao(physicalTable());
      charter = dao;
    }
    return dao;
  }

  /**
   * Begins a transaction: writes of any entities that are done all or none. Nothing is sent before
   * {@code execute()}: one TransactWriteItems.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if nothing was
   *     written; it says which actions failed and why
   */
  public WorkspaceTransaction transact() {
    return new WorkspaceTransaction(physicalTable());
  }

  /**
   * Begins a batch: writes of any entities, each of which is done by itself. Nothing is sent before
   * {@code execute()}: one BatchWriteItem per 25 items, without conditions, then one
   * TransactWriteItems per 100 actions that also change what counts them or holds their unique
   * values. Each item costs what {@code putAll} or {@code deleteAll} of its DAO costs.
   *
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if something is left
   *     at the deadline, or since a request failed; it holds what is not known to be done
   */
  public WorkspaceBatch batch() {
    return new WorkspaceBatch(physicalTable());
  }
}
