package school;

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

/** The table that {@link School} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolTable extends GeneratedTable<SchoolTable> {
  static final TableDefinition DEFINITION;

  static {
    RuntimeVersion.require("SchoolTable", "0.1");
    DEFINITION = TableDefinition.partitionKey("PK", ScalarAttributeType.S)
            .sortKey("SK", ScalarAttributeType.S)
            .index(
                IndexDefinition.global("GSI1", "GSI1PK", ScalarAttributeType.S)
                    .sortKey("GSI1SK", ScalarAttributeType.S))
            .build();
  }

  private @Nullable StudentDao student;
  private @Nullable SchoolClassDao schoolClass;
  private @Nullable EnrollmentDao enrollment;

  private SchoolTable(PhysicalTable table) {
    super(table, SchoolTable::new, DEFINITION, "School", StudentDao.TYPE, SchoolClassDao.TYPE,
        EnrollmentDao.TYPE);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static SchoolTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static SchoolTable of(DynamoDbClient client, String tableName, Options options) {
    return new SchoolTable(PhysicalTable.of(client, tableName, options));
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

  /** The {@link SchoolClass} items of the table. */
  public SchoolClassDao schoolClass() {
    SchoolClassDao dao = schoolClass;
    if (dao == null) {
      dao = new SchoolClassDao(physicalTable());
      schoolClass = dao;
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
   * {@code execute()}: one TransactWriteItems.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if nothing was
   *     written; it says which actions failed and why
   */
  public SchoolTransaction transact() {
    return new SchoolTransaction(physicalTable());
  }

  /**
   * Begins a batch: writes of any entities, each of which is done by itself. Nothing is sent before
   * {@code execute()}: one BatchWriteItem per 25 items, without conditions. Each item costs what
   * {@code putAll} or {@code deleteAll} of its DAO costs.
   *
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if something is left
   *     at the deadline, or since a request failed; it holds what is not known to be done
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if a component has
   *     more elements than it may have
   */
  public SchoolBatch batch() {
    return new SchoolBatch(physicalTable());
  }
}
