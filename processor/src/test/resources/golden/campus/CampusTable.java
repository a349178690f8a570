package campus;

import io.partita.runtime.EntityKey;
import io.partita.runtime.Explanation;
import io.partita.runtime.ItemSnapshot;
import io.partita.runtime.ItemVerification;
import io.partita.runtime.Options;
import io.partita.runtime.TableReport;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.table.IndexDefinition;
import io.partita.runtime.internal.table.RuntimeVersion;
import io.partita.runtime.internal.table.TableAdmin;
import io.partita.runtime.internal.table.TableDefinition;
import io.partita.runtime.internal.verify.TableVerification;
import io.partita.runtime.internal.write.TransactionalReads;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The table that {@link Campus} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CampusTable {
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

  private final TableContext context;
  private final TableAdmin admin;
  private final TransactionalReads reads;
  private final List<EntityType<?, ?>> types;
  private final StudentDao student;
  private final CourseDao course;
  private final EnrollmentDao enrollment;

  private CampusTable(TableContext context) {
    this.context = context;
    this.admin = new TableAdmin(context, DEFINITION);
    this.types = List.of(StudentDao.TYPE, CourseDao.TYPE, EnrollmentDao.TYPE);
    this.reads = new TransactionalReads(context, types);
    this.student = new StudentDao(context);
    this.course = new CourseDao(context);
    this.enrollment = new EnrollmentDao(context);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static CampusTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static CampusTable of(DynamoDbClient client, String tableName, Options options) {
    return new CampusTable(TableContext.of(client, tableName, options));
  }

  /** The {@link Student} items of the table. */
  public StudentDao student() {
    return student;
  }

  /** The {@link Course} items of the table. */
  public CourseDao course() {
    return course;
  }

  /** The {@link Enrollment} items of the table. */
  public EnrollmentDao enrollment() {
    return enrollment;
  }

  /**
   * Begins a transaction: writes of any entities that are done all or none.
   *
   * <p>Nothing is sent before {@code execute()}: one TransactWriteItems, and BatchGetItem, or
   * GetItem of one, before it if an action depends on what is stored. If it is refused because
   * an expired item is there, one DeleteItem removes that, and it is sent once more.
   */
  public CampusTransaction transact() {
    return new CampusTransaction(context);
  }

  /**
   * The items of several keys as they are at one moment.
   *
   * <p>One TransactGetItems on the table, strongly consistent: 2 read units per 4 KB of each
   * item. There may be 100 different keys.
   *
   * @return the items, to be asked for by key
   * @throws io.partita.runtime.TransactionFailedException if items were being written until the
   *     deadline
   */
  public ItemSnapshot transactionalGet(EntityKey<?>... keys) {
    return transactionalGet(List.of(keys));
  }

  /** As {@link #transactionalGet(EntityKey...)}. */
  public ItemSnapshot transactionalGet(Collection<? extends EntityKey<?>> keys) {
    return reads.get(keys);
  }

  /**
   * This table, but every write of one item is a transaction of one action, whose token tells
   * its outcome even after a lost response. Makes no call; costs nothing to keep.
   *
   * <p>Writes then cost twice the write units, and {@code put}, {@code replace} and
   * {@code executeAndGet} one consistent GetItem more. {@code OutcomeUnknownException} is not
   * thrown for a failed condition, and {@code addTo} and {@code appendTo} are made once.
   *
   * @return the table, for the calls that must know their outcome
   */
  public CampusTable exactOutcomes() {
    return new CampusTable(context.exactOutcomes());
  }

  /**
   * Creates the physical table unless it exists, and waits until it is active.
   *
   * <p>DescribeTable, and if it is missing CreateTable, DescribeTable until it is active and
   * UpdateTimeToLive, and DescribeTimeToLive if that is refused as somebody else creates the
   * table meanwhile. A table that exists is left as it is.
   *
   * @return whether it was created
   */
  public boolean createTableIfMissing() {
    return admin.createIfMissing();
  }

  /** The request that creates the physical table: keys, indexes, capacity. Makes no call. */
  public CreateTableRequest createTableRequest() {
    return admin.createRequest();
  }

  /**
   * Compares the physical table with what this one needs, by one DescribeTable and one
   * DescribeTimeToLive. Changes nothing.
   */
  public TableReport verifyTable() {
    return admin.verify();
  }

  /**
   * Looks at every item of the table for what would not come back as it is stored: items of no
   * entity, items that cannot be read or written, attributes that contradict the key, index keys
   * that a write would not store, edges and children of what does not exist. Changes nothing.
   *
   * <p>Sends nothing before {@code run()}. Scan of the whole table, eventually consistent: 0.5
   * read units per 4 KB of all items; BatchGetItem of the owners of each page, 0.5 read units
   * per 4 KB of each that was not met lately, and again strongly consistent for those that are
   * missing. DescribeTable before it, if somebody is told of the progress.
   *
   * @return the verification, to be run; it can be resumed
   */
  public ItemVerification verifyItems() {
    return TableVerification.of(context, "Campus", types);
  }

  /**
   * The record of any item of the table, or of an image in its stream. Makes no call.
   *
   * @return the record, expired or not; empty if the item is none of this table's entities
   * @throws io.partita.runtime.MappingException if the item cannot be read as the record it says
   *     it is
   */
  public Optional<Record> read(Map<String, AttributeValue> item) {
    if (StudentDao.TYPE.matches(item)) {
      return Optional.of(StudentMapper.INSTANCE.fromItem(item));
    }
    if (CourseDao.TYPE.matches(item)) {
      return Optional.of(CourseMapper.INSTANCE.fromItem(item));
    }
    if (EnrollmentDao.TYPE.matches(item)) {
      return Optional.of(EnrollmentMapper.INSTANCE.fromItem(item));
    }
    return Optional.empty();
  }

  /**
   * The requests that a call would send, such as {@code table -> table.student().scan().list()}.
   * Sends nothing, so it stops where the call needs a response; what would follow it, further
   * calls too, is not shown.
   *
   * @return the requests known beforehand, with notes on those that depend on responses
   */
  public Explanation explain(Consumer<CampusTable> calls) {
    return ExplainDriver.explain(context, explaining -> calls.accept(new CampusTable(explaining)));
  }

  /** The table's name. */
  @Override
  public String toString() {
    return getClass().getSimpleName() + "[" + context.tableName() + "]";
  }
}
