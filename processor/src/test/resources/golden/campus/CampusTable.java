package campus;

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

/** The table that {@link Campus} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CampusTable extends GeneratedTable<CampusTable> {
  static final TableDefinition DEFINITION;

  static {
    RuntimeVersion.require("CampusTable", "0.1");
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

  private @Nullable StudentDao student;
  private @Nullable CourseDao course;
  private @Nullable EnrollmentDao enrollment;

  private CampusTable(PhysicalTable table) {
    super(table, CampusTable::new, DEFINITION, "Campus", StudentDao.TYPE, CourseDao.TYPE,
        EnrollmentDao.TYPE);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static CampusTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static CampusTable of(DynamoDbClient client, String tableName, Options options) {
    return new CampusTable(PhysicalTable.of(client, tableName, options));
  }

  /** The {@link Student} items of the table. */
  public StudentDao student() {
    StudentDao dao = student;
    if (dao == null) {
      dao = new StudentDao(physicalTable());
      student = dao;
    }
    return dao;
  }

  /** The {@link Course} items of the table. */
  public CourseDao course() {
    CourseDao dao = course;
    if (dao == null) {
      dao = new CourseDao(physicalTable());
      course = dao;
    }
    return dao;
  }

  /** The {@link Enrollment} items of the table. */
  public EnrollmentDao enrollment() {
    EnrollmentDao dao = enrollment;
    if (dao == null) {
      dao = new EnrollmentDao(physicalTable());
      enrollment = dao;
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
  public CampusTransaction transact() {
    return new CampusTransaction(physicalTable());
  }

  /**
   * Begins a batch: writes of any entities, each of which is done by itself. Nothing is sent before
   * {@code execute()}: one BatchWriteItem per 25 items, without conditions. Each item costs what
   * {@code putAll} or {@code deleteAll} of its DAO costs.
   *
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if something is left
   *     at the deadline, or since a request failed; it holds what is not known to be done
   */
  public CampusBatch batch() {
    return new CampusBatch(physicalTable());
  }
}
