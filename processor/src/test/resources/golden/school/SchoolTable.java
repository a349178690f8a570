package school;

import io.partita.runtime.Options;
import io.partita.runtime.generated.operation.GeneratedTable;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.RuntimeVersion;
import io.partita.runtime.generated.schema.IndexDefinition;
import io.partita.runtime.generated.schema.TableDefinition;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
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

  private final StudentDao student;
  private final SchoolClassDao schoolClass;
  private final EnrollmentDao enrollment;

  private SchoolTable(PhysicalTable table) {
    super(table, SchoolTable::new, DEFINITION, "School", StudentDao.TYPE, SchoolClassDao.TYPE,
        EnrollmentDao.TYPE);
    this.student = new StudentDao(table);
    this.schoolClass = new SchoolClassDao(table);
    this.enrollment = new EnrollmentDao(table);
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
    return student;
  }

  /** The {@link SchoolClass} items of the table. */
  public SchoolClassDao schoolClass() {
    return schoolClass;
  }

  /** The {@link Enrollment} items of the table. */
  public EnrollmentDao enrollment() {
    return enrollment;
  }

  /**
   * Begins a transaction: writes of any entities that are done all or none. Nothing is sent before
   * {@code execute()}, {@code find} or {@code get}: one TransactWriteItems, and one GetItem before
   * it if the transaction reads an item.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if nothing was
   *     written; it says which actions failed and why
   */
  public SchoolTransaction transact() {
    return new SchoolTransaction(physicalTable());
  }

  /**
   * Runs code that reads and plans writes with a transaction, then executes that: again from the
   * start, up to {@code Options.writeAttempts} times, if what the code read has changed meanwhile.
   * One GetItem per item that is read, one after another, then {@link #transact()} on the condition
   * that all of it is unchanged. The code may run several times, so it must do nothing else that
   * matters; if it throws, nothing is written. It must not execute the transaction, nor use it
   * later. Failures for other reasons than what was read are thrown at once.
   *
   * @throws io.partita.runtime.TransactionFailedException if nothing was written; it says which
   *     actions failed and why
   */
  public void transact(Consumer<? super SchoolTransaction> work) {
    transact(SchoolTransaction::new, work);
  }

  /** As {@link #transact(Consumer)}, and returns what the code returned the last time. */
  public <R> R transactAndGet(Function<? super SchoolTransaction, R> work) {
    return transactAndGet(SchoolTransaction::new, work);
  }
}
