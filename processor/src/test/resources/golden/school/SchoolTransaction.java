package school;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.TransactionBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Writes that are done all or none. Nothing is sent before {@code execute()}: one
 * TransactWriteItems of up to 100 actions. What several of them do to one item, such as counting
 * on an item that another one creates, is one action. Each costs 2 write units per KB.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolTransaction extends TransactionBuilder<SchoolTransaction> {
  SchoolTransaction(PhysicalTable table) {
    super(table);
  }

  /** Stores a new {@code Student}: one action. */
  public SchoolTransaction create(Student student) {
    return addCreate(StudentDao.TYPE, student);
  }

  /** Stores the {@code Student}, whether it exists or not: one action. */
  public SchoolTransaction put(Student student) {
    return addPut(StudentDao.TYPE, student, null);
  }

  /** As {@link #put(Student)}; the item must also fulfil the condition. */
  public SchoolTransaction put(Student student, Condition<Student> condition) {
    return addPut(StudentDao.TYPE, student, condition);
  }

  /** Stores the {@code Student} in place of the one with its key, which must exist: one action. */
  public SchoolTransaction replace(Student student) {
    return addReplace(StudentDao.TYPE, student, null);
  }

  /** As {@link #replace(Student)}; the item must also fulfil the condition. */
  public SchoolTransaction replace(Student student, Condition<Student> condition) {
    return addReplace(StudentDao.TYPE, student, condition);
  }

  /** Changes a {@code Student}, as begun by the {@code update} of its DAO: one action. */
  public SchoolTransaction update(StudentUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Student} with this key, which must exist: one action. */
  public SchoolTransaction delete(StudentKey key) {
    return addDelete(StudentDao.TYPE, key, null);
  }

  /** As {@link #delete(StudentKey)}; the item must also fulfil the condition. */
  public SchoolTransaction delete(StudentKey key, Condition<Student> condition) {
    return addDelete(StudentDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Student} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public SchoolTransaction check(StudentKey key) {
    return addCheck(StudentDao.TYPE, key, null);
  }

  /** As {@link #check(StudentKey)}; the item must also fulfil the condition. */
  public SchoolTransaction check(StudentKey key, Condition<Student> condition) {
    return addCheck(StudentDao.TYPE, key, condition);
  }

  /**
   * Stores a new {@code SchoolClass}: one action. {@code classId} is made up if it is null. To know
   * it, let {@code withId} of the DAO do that before.
   */
  public SchoolTransaction create(SchoolClass schoolClass) {
    return addCreate(SchoolClassDao.TYPE, schoolClass);
  }

  /** Stores the {@code SchoolClass}, whether it exists or not: one action. */
  public SchoolTransaction put(SchoolClass schoolClass) {
    return addPut(SchoolClassDao.TYPE, schoolClass, null);
  }

  /** As {@link #put(SchoolClass)}; the item must also fulfil the condition. */
  public SchoolTransaction put(SchoolClass schoolClass, Condition<SchoolClass> condition) {
    return addPut(SchoolClassDao.TYPE, schoolClass, condition);
  }

  /**
   * Stores the {@code SchoolClass} in place of the one with its key, which must exist: one action.
   */
  public SchoolTransaction replace(SchoolClass schoolClass) {
    return addReplace(SchoolClassDao.TYPE, schoolClass, null);
  }

  /** As {@link #replace(SchoolClass)}; the item must also fulfil the condition. */
  public SchoolTransaction replace(SchoolClass schoolClass, Condition<SchoolClass> condition) {
    return addReplace(SchoolClassDao.TYPE, schoolClass, condition);
  }

  /** Changes a {@code SchoolClass}, as begun by the {@code update} of its DAO: one action. */
  public SchoolTransaction update(SchoolClassUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code SchoolClass} with this key, which must exist: one action. */
  public SchoolTransaction delete(SchoolClassKey key) {
    return addDelete(SchoolClassDao.TYPE, key, null);
  }

  /** As {@link #delete(SchoolClassKey)}; the item must also fulfil the condition. */
  public SchoolTransaction delete(SchoolClassKey key, Condition<SchoolClass> condition) {
    return addDelete(SchoolClassDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code SchoolClass} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public SchoolTransaction check(SchoolClassKey key) {
    return addCheck(SchoolClassDao.TYPE, key, null);
  }

  /** As {@link #check(SchoolClassKey)}; the item must also fulfil the condition. */
  public SchoolTransaction check(SchoolClassKey key, Condition<SchoolClass> condition) {
    return addCheck(SchoolClassDao.TYPE, key, condition);
  }

  /** Stores a new {@code Enrollment}: one action. */
  public SchoolTransaction create(Enrollment enrollment) {
    return addCreate(EnrollmentDao.TYPE, enrollment);
  }

  /** Stores the {@code Enrollment}, whether it exists or not: one action. */
  public SchoolTransaction put(Enrollment enrollment) {
    return addPut(EnrollmentDao.TYPE, enrollment, null);
  }

  /** As {@link #put(Enrollment)}; the item must also fulfil the condition. */
  public SchoolTransaction put(Enrollment enrollment, Condition<Enrollment> condition) {
    return addPut(EnrollmentDao.TYPE, enrollment, condition);
  }

  /**
   * Stores the {@code Enrollment} in place of the one with its key, which must exist: one action.
   */
  public SchoolTransaction replace(Enrollment enrollment) {
    return addReplace(EnrollmentDao.TYPE, enrollment, null);
  }

  /** As {@link #replace(Enrollment)}; the item must also fulfil the condition. */
  public SchoolTransaction replace(Enrollment enrollment, Condition<Enrollment> condition) {
    return addReplace(EnrollmentDao.TYPE, enrollment, condition);
  }

  /** Changes an {@code Enrollment}, as begun by the {@code update} of its DAO: one action. */
  public SchoolTransaction update(EnrollmentUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Enrollment} with this key, which must exist: one action. */
  public SchoolTransaction delete(EnrollmentKey key) {
    return addDelete(EnrollmentDao.TYPE, key, null);
  }

  /** As {@link #delete(EnrollmentKey)}; the item must also fulfil the condition. */
  public SchoolTransaction delete(EnrollmentKey key, Condition<Enrollment> condition) {
    return addDelete(EnrollmentDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Enrollment} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public SchoolTransaction check(EnrollmentKey key) {
    return addCheck(EnrollmentDao.TYPE, key, null);
  }

  /** As {@link #check(EnrollmentKey)}; the item must also fulfil the condition. */
  public SchoolTransaction check(EnrollmentKey key, Condition<Enrollment> condition) {
    return addCheck(EnrollmentDao.TYPE, key, condition);
  }
}
