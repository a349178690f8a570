package community;

import io.partita.runtime.Scan;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.EntityOperations;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Stores and finds {@link Enrollment} items. Immutable; may be shared between threads.
 *
 * <p>{@code PK = "STUDENT#{studentId}"}, {@code SK = "COURSE#{semester}#{courseId}"}
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class EnrollmentDao {
  static final EntityType<Enrollment, EnrollmentKey> TYPE = EntityType.<Enrollment, EnrollmentKey>builder(
          EnrollmentMapper.INSTANCE,
          EnrollmentSchema.KEY,
          EnrollmentKey::of,
          EnrollmentKey::from)
      .type("Type", "Enrollment")
      .components(
          EnrollmentSchema.STUDENT_ID,
          EnrollmentSchema.SEMESTER,
          EnrollmentSchema.COURSE_ID,
          EnrollmentSchema.GRADE,
          EnrollmentSchema.VERSION,
          EnrollmentSchema.EXPIRES)
      .version(EnrollmentSchema.VERSION)
      .ttl(EnrollmentSchema.EXPIRES)
      .build();

  private final EntityOperations<Enrollment, EnrollmentKey> operations;

  EnrollmentDao(TableContext context) {
    this.operations = new EntityOperations<>(context, TYPE);
  }

  /**
   * The {@code Enrollment} of a key, if there is one.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record; empty if there is no item, it has expired or it is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Enrollment}
   */
  public Optional<Enrollment> find(EnrollmentKey key) {
    return operations.find(key);
  }

  /**
   * The {@code Enrollment} of a key, which must exist.
   *
   * <p>One GetItem on the table, strongly consistent unless the options say otherwise: 1 read
   * unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the record
   * @throws io.partita.runtime.ItemNotFoundException if there is no item, it has expired or it
   *     is another entity's
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Enrollment}
   */
  public Enrollment get(EnrollmentKey key) {
    return operations.get(key);
  }

  /**
   * Stores a new {@code Enrollment}.
   *
   * <p>One PutItem on the condition that no item has its key. Costs 1 write unit per KB. Partita
   * writes {@code version}.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key; nothing is
   *     written
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Enrollment create(Enrollment enrollment) {
    return operations.create(enrollment);
  }

  /**
   * Stores the {@code Enrollment} in place of the one with its key, which must exist.
   *
   * <p>One UpdateItem on the condition that the item exists and has the record's version: sets
   * what the record has, removes what is null, keeps attributes the record does not know. Costs
   * 1 write unit per KB. Partita writes {@code version}.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item; nothing is
   *     written
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's;
   *     nothing is written
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   */
  public Enrollment replace(Enrollment enrollment) {
    return operations.replace(enrollment);
  }

  /**
   * Stores the {@code Enrollment} in place of the one with its key, which must exist.
   *
   * <p>One UpdateItem on the condition that the item exists and has the record's version: sets
   * what the record has, removes what is null, keeps attributes the record does not know. Costs
   * 1 write unit per KB. Partita writes {@code version}.
   *
   * @return the record as it is stored
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item; nothing is
   *     written
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's;
   *     nothing is written
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   * @throws io.partita.runtime.MappingException if a component cannot be stored; nothing is sent
   * @throws io.partita.runtime.ItemTooLargeException if the item would be larger than 400 KB;
   *     nothing is sent
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public Enrollment replace(Enrollment enrollment, Condition<Enrollment> condition) {
    return operations.replace(enrollment, condition);
  }

  /**
   * Begins a change of some components of the {@code Enrollment} of a key.
   *
   * <p>Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem,
   * which also rewrites the index keys that depend on what changes. If those need components the
   * update does not set, the item is read first and the write conditioned on what was read.
   * Costs 1 write unit per KB.
   *
   * @return the change, to be filled and executed
   */
  public EnrollmentUpdate update(EnrollmentKey key) {
    return new EnrollmentUpdate(operations, key);
  }

  /**
   * Removes the {@code Enrollment} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(EnrollmentKey key) {
    operations.delete(key);
  }

  /**
   * Removes the {@code Enrollment} of a key, which must exist.
   *
   * <p>One DeleteItem on the condition that the item exists. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public void delete(EnrollmentKey key, Condition<Enrollment> condition) {
    operations.delete(key, condition);
  }

  /**
   * Removes the {@code Enrollment} as it was read: it must exist and have the record's version.
   *
   * <p>One DeleteItem on that condition. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key;
   *     nothing is sent
   */
  public void delete(Enrollment enrollment) {
    operations.delete(enrollment);
  }

  /**
   * Removes the {@code Enrollment} of a key, if it exists.
   *
   * <p>One DeleteItem. Costs 1 write unit per KB.
   *
   * @return whether there was one
   */
  public boolean deleteIfExists(EnrollmentKey key) {
    return operations.deleteIfExists(key);
  }

  /**
   * Removes the {@code Enrollment} of a key, if it exists.
   *
   * <p>One DeleteItem. Costs 1 write unit per KB.
   *
   * @return whether there was one
   * @throws io.partita.runtime.ConditionFailedException if the item does not fulfil the
   *     condition; nothing changes
   */
  public boolean deleteIfExists(EnrollmentKey key, Condition<Enrollment> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /**
   * The {@code Enrollment} items of many keys.
   *
   * <p>One BatchGetItem per 100 different keys, strongly consistent unless the options say
   * otherwise: 1 read unit per 4 KB, or half of that if eventually consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left keys unread until the
   *     deadline; it holds them
   * @throws io.partita.runtime.MappingException if the item cannot be read as {@code Enrollment}
   */
  public Map<EnrollmentKey, Enrollment> findAll(Collection<EnrollmentKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Reads the whole table for its {@code Enrollment} items.
   *
   * <p>Scan requests on the table, eventually consistent unless told otherwise. Every item of
   * the table is read and paid for, whatever its type: half a read unit per 4 KB.
   *
   * @return a scan, to be narrowed and run
   */
  public Scan<Enrollment> scan() {
    return operations.scan();
  }
}
