package campus;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.Backfill;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Enrollment} items:
 * {@code PK = "STUDENT#{studentId}"}, {@code SK = "COURSE#{semester}#{courseId:plain}"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentDao {
  static final EntityType<Enrollment, EnrollmentKey> TYPE =
      EntityType.<Enrollment, EnrollmentKey>builder(EnrollmentMapper.INSTANCE, EnrollmentSchema.KEY,
          EnrollmentKey::of, EnrollmentKey::new)
          .type("Type", "Enrollment")
          .components(EnrollmentSchema.STUDENT_ID, EnrollmentSchema.SEMESTER,
              EnrollmentSchema.COURSE_ID, EnrollmentSchema.GRADE, EnrollmentSchema.VERSION,
              EnrollmentSchema.EXPIRES)
          .indexes(EnrollmentSchema.GSI1, EnrollmentSchema.GSI2)
          .version(EnrollmentSchema.VERSION)
          .ttl(EnrollmentSchema.EXPIRES)
          .reference(
              Relation.to("student", () -> StudentDao.TYPE, (EnrollmentKey key) -> StudentKey.of(key.studentId())))
          .reference(
              Relation.to("course", () -> CourseDao.TYPE, (EnrollmentKey key) -> CourseKey.of(key.courseId())))
          .build();

  static final AccessPattern<Enrollment> BY_STUDENT =
      AccessPattern.table(TYPE, "byStudent", KeyEncoding.ORDERED);
  static final AccessPattern<Enrollment> BY_COURSE =
      AccessPattern.index(TYPE, "byCourse", "GSI1", false,
          KeyAttribute.partition("GSI1PK", EnrollmentSchema.GSI1_PK),
          KeyAttribute.sort("GSI1SK", EnrollmentSchema.GSI1_SK), KeyEncoding.ORDERED);

  static final AccessPattern<Enrollment> GRADED =
      AccessPattern.index(TYPE, "graded", "GSI2", false,
          KeyAttribute.partition("GSI2PK", EnrollmentSchema.GSI2_PK),
          KeyAttribute.sort("GSI2SK", EnrollmentSchema.GSI2_SK), KeyEncoding.ORDERED);

  private final EntityOperations<Enrollment, EnrollmentKey> operations;
  private final PhysicalTable table;

  EnrollmentDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.table = table;
  }

  /**
   * Finds the {@code Enrollment} with this key. One GetItem on the table, strongly consistent
   * unless the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it has expired, or it is another entity's
   */
  public Optional<Enrollment> find(EnrollmentKey key) {
    return operations.find(key);
  }

  /**
   * Finds the {@code Enrollment} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Enrollment get(EnrollmentKey key) {
    return operations.get(key);
  }

  /**
   * Whether an {@code Enrollment} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(EnrollmentKey key) {
    return operations.exists(key);
  }

  /**
   * Stores a new {@code Enrollment}, and returns it as it is stored. One PutItem on the condition
   * that no item has its key. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code GSI1}, {@code GSI2}. Partita writes {@code version}.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   */
  public Enrollment create(Enrollment enrollment) {
    return operations.create(enrollment);
  }

  /**
   * Stores the {@code Enrollment} in place of the one with its key, which must exist, and returns
   * it as it is stored. One UpdateItem on the condition that the item exists and has the record's
   * version: sets what the record has, removes what is null, keeps attributes the record does not
   * know. Costs 1 write unit per KB, and as much for each index the item is on: {@code GSI1},
   * {@code GSI2}. Partita writes {@code version}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's
   */
  public Enrollment replace(Enrollment enrollment) {
    return operations.replace(enrollment);
  }

  /** As {@link #replace(Enrollment)}, if the item fulfils the condition. */
  public Enrollment replace(Enrollment enrollment, Condition<Enrollment> condition) {
    return operations.replace(enrollment, condition);
  }

  /**
   * Begins a change of some components of the {@code Enrollment} with this key. Nothing is sent
   * before {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem,
   * which also rewrites the index keys that depend on what changes. If an index key needs a
   * component that is not set, the item is read first by one GetItem and the write conditioned on
   * what was read. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code GSI1}, {@code GSI2}. If it is refused because an expired item is there, one DeleteItem
   * removes that, and it is sent once more.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such
   *     item, and {@code orCreate()} is not called
   * @throws io.partita.runtime.ConditionFailedException on {@code execute()}, if an item of another
   *     entity has its key, and {@code orCreate()} is called
   * @throws io.partita.runtime.VersionConflictException on {@code execute()}, if {@code version} is
   *     not the expected one
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public EnrollmentUpdate update(EnrollmentKey key) {
    return new EnrollmentUpdate(operations, key);
  }

  /**
   * Removes the {@code Enrollment} with this key, which must exist. One DeleteItem on the condition
   * that it exists. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code GSI1}, {@code GSI2}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(EnrollmentKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(EnrollmentKey)}, if the item fulfils the condition. */
  public void delete(EnrollmentKey key, Condition<Enrollment> condition) {
    operations.delete(key, condition);
  }

  /**
   * Removes the {@code Enrollment} as it was read, which must exist and have the record's version:
   * one DeleteItem, as {@link #delete(EnrollmentKey)} describes it.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's
   */
  public void delete(Enrollment enrollment) {
    operations.delete(enrollment);
  }

  /**
   * Removes the {@code Enrollment} with this key, and returns whether it existed: one DeleteItem,
   * as {@link #delete(EnrollmentKey)} describes it.
   */
  public boolean deleteIfExists(EnrollmentKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(EnrollmentKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(EnrollmentKey key, Condition<Enrollment> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /**
   * Removes the {@code Enrollment} with this key, and returns it as it was; empty if it did not
   * exist: one DeleteItem, as {@link #delete(EnrollmentKey)} describes it.
   */
  public Optional<Enrollment> getAndDelete(EnrollmentKey key) {
    return operations.getAndDelete(key);
  }

  /**
   * Finds the {@code Enrollment} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<EnrollmentKey, Enrollment> findAll(Collection<EnrollmentKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Removes many {@code Enrollment} items; those that do not exist are no error. One BatchWriteItem
   * per 25 items, without conditions. Costs 1 write unit per KB, and as much for each index the
   * item is on: {@code GSI1}, {@code GSI2}.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<EnrollmentKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Begins a query of the {@code Enrollment} items of one {@code studentId}. Query requests on the
   * table, a page of up to 1 MB each:
   * {@code PK = "STUDENT#{studentId}" AND begins_with(SK, "COURSE#")}. Eventually consistent: half
   * a read unit per 4 KB, twice that with {@code consistent()}.
   */
  public EnrollmentByStudent byStudent(String studentId) {
    return new EnrollmentByStudent(
        QueryState.of(table, BY_STUDENT, ComponentValues.of(EnrollmentSchema.STUDENT_ID, studentId)));
  }

  /**
   * Begins a query of the {@code Enrollment} items of one {@code courseId}. Query requests on the
   * index {@code GSI1}, a page of up to 1 MB each:
   * {@code GSI1PK = "COURSE#{courseId}" AND begins_with(GSI1SK, "ENROLLMENT#")}. Eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public EnrollmentByCourse byCourse(int courseId) {
    return new EnrollmentByCourse(
        QueryState.of(table, BY_COURSE, ComponentValues.of(EnrollmentSchema.COURSE_ID, courseId)));
  }

  /**
   * Begins a query of the {@code Enrollment} items of one {@code grade}. Query requests on the
   * index {@code GSI2}, a page of up to 1 MB each: {@code GSI2PK = "GRADE#{grade}"}. Eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public EnrollmentGraded graded(String grade) {
    return new EnrollmentGraded(
        QueryState.of(table, GRADED, ComponentValues.of(EnrollmentSchema.GRADE, grade)));
  }

  /**
   * Begins a read of the whole table for its {@code Enrollment} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Enrollment, EnrollmentKey> scan() {
    return operations.scan();
  }

  /**
   * Begins a read of a whole index for the {@code Enrollment} items that are on it. Scan requests
   * on the index {@code GSI1}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<Enrollment, EnrollmentKey> scanGsi1() {
    return operations.scanGlobalIndex("GSI1",
        KeyAttribute.partition("GSI1PK", EnrollmentSchema.GSI1_PK),
        KeyAttribute.sort("GSI1SK", EnrollmentSchema.GSI1_SK));
  }

  /**
   * Begins a read of a whole index for the {@code Enrollment} items that are on it. Scan requests
   * on the index {@code GSI2}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<Enrollment, EnrollmentKey> scanGsi2() {
    return operations.scanGlobalIndex("GSI2",
        KeyAttribute.partition("GSI2PK", EnrollmentSchema.GSI2_PK),
        KeyAttribute.sort("GSI2SK", EnrollmentSchema.GSI2_SK));
  }

  /**
   * Gives the stored {@code Enrollment} items their keys on {@code GSI1}, {@code GSI2}, where they
   * lack them or have others. Nothing is sent before {@code run()}: Scan requests on the table,
   * which read and pay for all items, whatever their type, then one UpdateItem for each item whose
   * index keys are wrong, on the condition that what they are made of has not changed. Reads are
   * eventually consistent: half a read unit per 4 KB. Costs 1 write unit per KB of the item, and as
   * much for each index that it comes to or leaves. If somebody is told of the progress, one
   * DescribeTable comes first.
   *
   * @throws io.partita.runtime.BackfillIncompleteException on {@code run()}, if a request failed;
   *     it holds the token to go on with
   */
  public Backfill<EnrollmentKey> backfill() {
    return operations.backfill();
  }
}
