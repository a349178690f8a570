package community;

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

/** The table that {@link Community} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CommunityTable extends GeneratedTable<CommunityTable> {
  static final TableDefinition DEFINITION;

  static {
    RuntimeVersion.require("CommunityTable", "0.1");
    DEFINITION = TableDefinition.partitionKey("PK", ScalarAttributeType.S)
            .sortKey("SK", ScalarAttributeType.S)
            .index(
                IndexDefinition.global("GSI1", "GSI1PK", ScalarAttributeType.S)
                    .sortKey("GSI1SK", ScalarAttributeType.S))
            .build();
  }

  private @Nullable UserDao user;
  private @Nullable GroupDao group;
  private @Nullable MembershipDao membership;
  private @Nullable SettingsDao settings;

  private CommunityTable(PhysicalTable table) {
    super(table, CommunityTable::new, DEFINITION, "Community", UserDao.TYPE, GroupDao.TYPE,
        MembershipDao.TYPE, SettingsDao.TYPE);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static CommunityTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static CommunityTable of(DynamoDbClient client, String tableName, Options options) {
    return new CommunityTable(PhysicalTable.of(client, tableName, options));
  }

  /** The {@link User} items of the table. */
  public UserDao user() {
    UserDao dao = user;
    if (dao == null) {
      dao = new UserDao(physicalTable());
      user = dao;
    }
    return dao;
  }

  /** The {@link Group} items of the table. */
  public GroupDao group() {
    GroupDao dao = group;
    if (dao == null) {
      dao = new GroupDao(physicalTable());
      group = dao;
    }
    return dao;
  }

  /** The {@link Membership} items of the table. */
  public MembershipDao membership() {
    MembershipDao dao = membership;
    if (dao == null) {
      dao = new MembershipDao(physicalTable());
      membership = dao;
    }
    return dao;
  }

  /** The {@link Settings} items of the table. */
  public SettingsDao settings() {
    SettingsDao dao = settings;
    if (dao == null) {
      dao = new SettingsDao(physicalTable());
      settings = dao;
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
  public CommunityTransaction transact() {
    return new CommunityTransaction(physicalTable());
  }

  /**
   * Begins a batch: writes of any entities, each of which is done by itself. Nothing is sent before
   * {@code execute()}: one BatchWriteItem per 25 items, without conditions, then one BatchGetItem
   * per 100 keys (GetItem of one) of what is deleted with unique values, then one
   * TransactWriteItems per 100 actions that also change what counts them or holds their unique
   * values. Each item costs what {@code putAll} or {@code deleteAll} of its DAO costs.
   *
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if something is left
   *     at the deadline, or since a request failed; it holds what is not known to be done
   */
  public CommunityBatch batch() {
    return new CommunityBatch(physicalTable());
  }
}
