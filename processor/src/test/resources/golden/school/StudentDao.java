package school;

import io.partita.runtime.CopyDifference;
import io.partita.runtime.Progress;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.Copies;
import io.partita.runtime.generated.operation.CopyOperations;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.OwnerOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Copy;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Student} items: {@code PK = "STUDENT#{studentId}"}, {@code SK = "INFO"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentDao {
  static final EntityType<Student, StudentKey> TYPE =
      EntityType.<Student, StudentKey>builder(StudentMapper.INSTANCE, StudentSchema.KEY,
          StudentKey::of, StudentKey::new)
          .type("Type", "Student")
          .components(StudentSchema.STUDENT_ID, StudentSchema.NAME, StudentSchema.YEAR)
          .orCreateDefault(StudentSchema.YEAR, 0)
          .cascades()
          .build();

  static final Dependents<Student, StudentKey> DEPENDENTS = Dependents.of(TYPE)
      .add("enrollment", () -> EnrollmentDao.TYPE, () -> EnrollmentDao.BY_STUDENT,
          key -> ComponentValues.of(EnrollmentSchema.STUDENT_ID, key.studentId()), null);

  static final Copies<Student, StudentKey> COPIES = Copies.of(TYPE)
      .linked(
          () -> SchoolClassDao.TYPE,
          () -> EnrollmentDao.TYPE,
          () -> EnrollmentDao.BY_STUDENT,
          key -> ComponentValues.of(EnrollmentSchema.STUDENT_ID, key.studentId()),
          edge -> SchoolClassKey.of(edge.classId()),
          Copy.of(
              SchoolClassSchema.STUDENTS,
              (source, copy) ->
                  Copies.each(
                      copy,
                      element -> Objects.equals(element.studentId(), source.studentId())
                          ? new SchoolClass.Summary(element.studentId(), source.name(),
                              source.year())
                          : element)),
          Copy.of(
              SchoolClassSchema.TEAMS,
              (source, copy) ->
                  Copies.each(
                      copy,
                      element -> Copies.each(
                          element,
                          element2 -> new SchoolClass.Team(
                              Copies.present(
                                  element2.captain(),
                                  element3 -> Objects.equals(element3.studentId(), source.studentId())
                                      ? new SchoolClass.Summary(element3.studentId(), source.name(),
                                          source.year())
                                      : element3),
                              Copies.each(
                                  element2.members(),
                                  element3 -> Objects.equals(element3.studentId(), source.studentId())
                                      ? new SchoolClass.Summary(element3.studentId(), source.name(),
                                          source.year())
                                      : element3))))))
      .listed(
          () -> EnrollmentDao.TYPE,
          () -> EnrollmentDao.BY_STUDENT,
          key -> ComponentValues.of(EnrollmentSchema.STUDENT_ID, key.studentId()),
          Copy.of(EnrollmentSchema.STUDENT_NAME, (source, copy) -> source.name()));

  private final EntityOperations<Student, StudentKey> operations;
  private final OwnerOperations<Student, StudentKey> owner;
  private final CopyOperations<Student, StudentKey> copies;

  StudentDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.owner = new OwnerOperations<>(table, DEPENDENTS);
    this.copies = new CopyOperations<>(table, COPIES);
  }

  /**
   * Finds the {@code Student} with this key. One GetItem on the table, strongly consistent unless
   * the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another entity's
   */
  public Optional<Student> find(StudentKey key) {
    return operations.find(key);
  }

  /** As {@link #find(StudentKey)}. */
  public Optional<Student> find(String studentId) {
    return find(StudentKey.of(studentId));
  }

  /**
   * Finds the {@code Student} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Student get(StudentKey key) {
    return operations.get(key);
  }

  /** As {@link #get(StudentKey)}. */
  public Student get(String studentId) {
    return get(StudentKey.of(studentId));
  }

  /**
   * Whether a {@code Student} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(StudentKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(StudentKey)}. */
  public boolean exists(String studentId) {
    return exists(StudentKey.of(studentId));
  }

  /**
   * Stores a new {@code Student}, and returns it as it is stored. One PutItem on the condition that
   * no item has its key. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemBeingDeletedException if the item with its key is being deleted
   */
  public Student create(Student student) {
    return operations.create(student);
  }

  /**
   * Stores the {@code Student}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Student put(Student student) {
    return operations.put(student);
  }

  /** As {@link #put(Student)}, if the item fulfils the condition. */
  public Student put(Student student, Condition<Student> condition) {
    return operations.put(student, condition);
  }

  /**
   * Stores the {@code Student}, whether it exists or not, and returns what was stored before: one
   * UpdateItem, as {@link #put} describes it. If a response was lost, it is not known what was
   * stored before: {@code OutcomeUnknownException}.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Optional<Student> getAndPut(Student student) {
    return operations.getAndPut(student);
  }

  /**
   * Stores the {@code Student} in place of the one with its key, which must exist, and returns it
   * as it is stored. One UpdateItem on the condition that the item exists: sets what the record
   * has, removes what is null, keeps attributes the record does not know. Costs 1 write unit per
   * KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public Student replace(Student student) {
    return operations.replace(student);
  }

  /** As {@link #replace(Student)}, if the item fulfils the condition. */
  public Student replace(Student student, Condition<Student> condition) {
    return operations.replace(student, condition);
  }

  /**
   * Begins a change of some components of the {@code Student} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem. Costs 1
   * write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if it does not exist or
   *     is being deleted, and {@code orCreate()} is not called
   * @throws io.partita.runtime.ItemBeingDeletedException on {@code execute()}, if it is being
   *     deleted, and {@code orCreate()} is called
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public StudentUpdate update(StudentKey key) {
    return new StudentUpdate(operations, key);
  }

  /** As {@link #update(StudentKey)}. */
  public StudentUpdate update(String studentId) {
    return update(StudentKey.of(studentId));
  }

  /**
   * Removes the {@code Student} with this key, which must exist. One DeleteItem on the condition
   * that it exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Enrollment} items stay; {@code deleteCascade} removes them as well.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public void delete(StudentKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(StudentKey)}. */
  public void delete(String studentId) {
    delete(StudentKey.of(studentId));
  }

  /** As {@link #delete(StudentKey)}, if the item fulfils the condition. */
  public void delete(StudentKey key, Condition<Student> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(StudentKey)}, if the item fulfils the condition. */
  public void delete(String studentId, Condition<Student> condition) {
    delete(StudentKey.of(studentId), condition);
  }

  /**
   * Removes the {@code Student} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(StudentKey)} describes it.
   */
  public boolean deleteIfExists(StudentKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(StudentKey)}. */
  public boolean deleteIfExists(String studentId) {
    return deleteIfExists(StudentKey.of(studentId));
  }

  /** As {@link #deleteIfExists(StudentKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(StudentKey key, Condition<Student> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(StudentKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String studentId, Condition<Student> condition) {
    return deleteIfExists(StudentKey.of(studentId), condition);
  }

  /**
   * Removes the {@code Student} with this key, and returns it as it was; empty if it did not exist:
   * one DeleteItem, as {@link #delete(StudentKey)} describes it.
   */
  public Optional<Student> getAndDelete(StudentKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(StudentKey)}. */
  public Optional<Student> getAndDelete(String studentId) {
    return getAndDelete(StudentKey.of(studentId));
  }

  /**
   * Finds the {@code Student} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<StudentKey, Student> findAll(Collection<StudentKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Student} items, whether they exist or not. One BatchWriteItem per 25 items,
   * without conditions. Costs 1 write unit per KB. Of two records with one key the last one is
   * stored. It does not notice that {@code deleteCascade} is removing an item: do not run both at a
   * time.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   */
  public void putAll(Collection<Student> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Student} items; those that do not exist are no error. One BatchWriteItem
   * per 25 items, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<StudentKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Removes the {@code Student} with this key and what belongs to it: its {@code Enrollment} items.
   * One UpdateItem, which marks the item, then Query requests on the table for what belongs to it,
   * then one BatchWriteItem per 25 items to remove what nothing counts, then one TransactWriteItems
   * to remove the item, on the condition that the mark is still there. From the mark on no read
   * sees the item. A call that was interrupted can be repeated: it goes on where that one ended.
   * {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Enrollment} items, which nothing counts: they are taken to be
   * gone when, after a pause, none is found. A new {@code Enrollment} does not check this item and
   * can stay behind if it is created meanwhile; a {@code @Count} prevents that.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(StudentKey key) {
    return owner.deleteCascade(key, null);
  }

  /** As {@link #deleteCascade(StudentKey)}. */
  public long deleteCascade(String studentId) {
    return deleteCascade(StudentKey.of(studentId));
  }

  /** As {@link #deleteCascade(StudentKey)}; tells what is done after each request or so. */
  public long deleteCascade(StudentKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code Student} with this key that has not come to
   * its end: removes the mark, so that the item is there again. One TransactWriteItems, of one
   * action, on the condition that the item exists and is marked. Costs 2 write units per KB of each
   * item that is marked.
   *
   * <p>What was removed already stays so, and all counts are right. A {@code deleteCascade} that
   * still runs goes on removing what belongs to the item, but not the item, and ends with a
   * {@code CascadeIncompleteException}: stop it first.
   *
   * @return 1 if the item was being deleted, 0 if it was not
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public long undelete(StudentKey key) {
    return owner.undelete(key);
  }

  /** As {@link #undelete(StudentKey)}. */
  public long undelete(String studentId) {
    return undelete(StudentKey.of(studentId));
  }

  /**
   * Brings the copies that other items have of the {@code Student} with this key up to date:
   * {@code SchoolClass.students}, {@code SchoolClass.teams}, {@code Enrollment.studentName}. One
   * GetItem, strongly consistent, then Query requests on the table for {@code Enrollment} items,
   * then one BatchGetItem per 100 keys for the {@code SchoolClass} items they lead to, then Query
   * requests on the table for {@code Enrollment} items, then one BatchGetItem of those that differ
   * (GetItem of one), then one TransactWriteItems for those that differ, or several for more than
   * 100, on the condition that they have not changed, then one GetItem. If the last finds that the
   * {@code Student} has changed meanwhile, it begins again. A call that was interrupted can be
   * repeated: it goes on with what still differs.
   *
   * @return how many items were changed
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.IncompleteBatchException if some items were not written, since a
   *     request failed, and another call goes on, or since they cannot be read, and all others were
   *     written; it holds their keys
   */
  public long propagate(StudentKey key) {
    return copies.propagate(key, null);
  }

  /** As {@link #propagate(StudentKey)}. */
  public long propagate(String studentId) {
    return propagate(StudentKey.of(studentId));
  }

  /** As {@link #propagate(StudentKey)}; tells what is done after each request or so. */
  public long propagate(StudentKey key, Consumer<? super Progress> progress) {
    return copies.propagate(key, progress);
  }

  /**
   * The copies that differ from the {@code Student} with this key, among
   * {@code SchoolClass.students}, {@code SchoolClass.teams}, {@code Enrollment.studentName}. One
   * GetItem, strongly consistent, then Query requests on the table for {@code Enrollment} items,
   * then one BatchGetItem per 100 keys for the {@code SchoolClass} items they lead to, then Query
   * requests on the table for {@code Enrollment} items. Nothing is written.
   *
   * @return where a copy is wrong, which {@code propagate} puts right, or cannot be read, which
   *     remains; empty if all are right
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public List<CopyDifference> verifyCopies(StudentKey key) {
    return copies.verifyCopies(key);
  }

  /** As {@link #verifyCopies(StudentKey)}. */
  public List<CopyDifference> verifyCopies(String studentId) {
    return verifyCopies(StudentKey.of(studentId));
  }

  /**
   * Begins a read of the whole table for its {@code Student} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Student, StudentKey> scan() {
    return operations.scan();
  }
}
