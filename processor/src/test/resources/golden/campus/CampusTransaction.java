package campus;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.TransactionBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Writes that are done all or none. Nothing is sent before {@code execute()}, {@code find} or
 * {@code get}: one TransactWriteItems of up to 100 actions. What several of them do to one item,
 * such as counting on an item that another one creates, is one action. Each costs 2 write units
 * per KB.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CampusTransaction extends TransactionBuilder<CampusTransaction> {
  CampusTransaction(PhysicalTable table) {
    super(table);
  }

  /** Stores a new {@code Student}: one action. */
  public CampusTransaction create(Student student) {
    return addCreate(StudentDao.TYPE, student);
  }

  /** Stores the {@code Student}, whether it exists or not: one action. */
  public CampusTransaction put(Student student) {
    return addPut(StudentDao.TYPE, student, null);
  }

  /** As {@link #put(Student)}; the item must also fulfil the condition. */
  public CampusTransaction put(Student student, Condition<Student> condition) {
    return addPut(StudentDao.TYPE, student, condition);
  }

  /** Stores the {@code Student} in place of the one with its key, which must exist: one action. */
  public CampusTransaction replace(Student student) {
    return addReplace(StudentDao.TYPE, student, null);
  }

  /** As {@link #replace(Student)}; the item must also fulfil the condition. */
  public CampusTransaction replace(Student student, Condition<Student> condition) {
    return addReplace(StudentDao.TYPE, student, condition);
  }

  /** Changes a {@code Student}, as begun by the {@code update} of its DAO: one action. */
  public CampusTransaction update(StudentUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Student} with this key, which must exist: one action. */
  public CampusTransaction delete(StudentKey key) {
    return addDelete(StudentDao.TYPE, key, null);
  }

  /** As {@link #delete(StudentKey)}; the item must also fulfil the condition. */
  public CampusTransaction delete(StudentKey key, Condition<Student> condition) {
    return addDelete(StudentDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Student} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public CampusTransaction check(StudentKey key) {
    return addCheck(StudentDao.TYPE, key, null);
  }

  /** As {@link #check(StudentKey)}; the item must also fulfil the condition. */
  public CampusTransaction check(StudentKey key, Condition<Student> condition) {
    return addCheck(StudentDao.TYPE, key, condition);
  }

  /** Stores a new {@code Course}: one action. */
  public CampusTransaction create(Course course) {
    return addCreate(CourseDao.TYPE, course);
  }

  /** Stores the {@code Course}, whether it exists or not: one action. */
  public CampusTransaction put(Course course) {
    return addPut(CourseDao.TYPE, course, null);
  }

  /** As {@link #put(Course)}; the item must also fulfil the condition. */
  public CampusTransaction put(Course course, Condition<Course> condition) {
    return addPut(CourseDao.TYPE, course, condition);
  }

  /** Stores the {@code Course} in place of the one with its key, which must exist: one action. */
  public CampusTransaction replace(Course course) {
    return addReplace(CourseDao.TYPE, course, null);
  }

  /** As {@link #replace(Course)}; the item must also fulfil the condition. */
  public CampusTransaction replace(Course course, Condition<Course> condition) {
    return addReplace(CourseDao.TYPE, course, condition);
  }

  /** Changes a {@code Course}, as begun by the {@code update} of its DAO: one action. */
  public CampusTransaction update(CourseUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Course} with this key, which must exist: one action. */
  public CampusTransaction delete(CourseKey key) {
    return addDelete(CourseDao.TYPE, key, null);
  }

  /** As {@link #delete(CourseKey)}; the item must also fulfil the condition. */
  public CampusTransaction delete(CourseKey key, Condition<Course> condition) {
    return addDelete(CourseDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Course} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public CampusTransaction check(CourseKey key) {
    return addCheck(CourseDao.TYPE, key, null);
  }

  /** As {@link #check(CourseKey)}; the item must also fulfil the condition. */
  public CampusTransaction check(CourseKey key, Condition<Course> condition) {
    return addCheck(CourseDao.TYPE, key, condition);
  }

  /** Stores a new {@code Enrollment}: one action. */
  public CampusTransaction create(Enrollment enrollment) {
    return addCreate(EnrollmentDao.TYPE, enrollment);
  }

  /**
   * Stores the {@code Enrollment} in place of the one with its key, which must exist and have the
   * record's version: one action.
   */
  public CampusTransaction replace(Enrollment enrollment) {
    return addReplace(EnrollmentDao.TYPE, enrollment, null);
  }

  /** As {@link #replace(Enrollment)}; the item must also fulfil the condition. */
  public CampusTransaction replace(Enrollment enrollment, Condition<Enrollment> condition) {
    return addReplace(EnrollmentDao.TYPE, enrollment, condition);
  }

  /**
   * Changes an {@code Enrollment}, as begun by the {@code update} of its DAO: one action, and the
   * item is read before if an index key needs a component that is not set.
   */
  public CampusTransaction update(EnrollmentUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Enrollment} with this key, which must exist: one action. */
  public CampusTransaction delete(EnrollmentKey key) {
    return addDelete(EnrollmentDao.TYPE, key, null);
  }

  /** As {@link #delete(EnrollmentKey)}; the item must also fulfil the condition. */
  public CampusTransaction delete(EnrollmentKey key, Condition<Enrollment> condition) {
    return addDelete(EnrollmentDao.TYPE, key, condition);
  }

  /**
   * Removes the {@code Enrollment} as it was read: it must exist and have the record's version: one
   * action.
   */
  public CampusTransaction delete(Enrollment enrollment) {
    return addDeleteRecord(EnrollmentDao.TYPE, enrollment);
  }

  /**
   * Requires that the {@code Enrollment} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public CampusTransaction check(EnrollmentKey key) {
    return addCheck(EnrollmentDao.TYPE, key, null);
  }

  /** As {@link #check(EnrollmentKey)}; the item must also fulfil the condition. */
  public CampusTransaction check(EnrollmentKey key, Condition<Enrollment> condition) {
    return addCheck(EnrollmentDao.TYPE, key, condition);
  }
}
