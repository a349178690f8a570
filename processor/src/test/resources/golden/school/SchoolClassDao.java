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
import io.partita.runtime.generated.value.IdMaker;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link SchoolClass} items: {@code PK = "CLASS#{classId}"}, {@code SK = "INFO"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolClassDao {
  static final EntityType<SchoolClass, SchoolClassKey> TYPE =
      EntityType.<SchoolClass, SchoolClassKey>builder(SchoolClassMapper.INSTANCE,
          SchoolClassSchema.KEY, SchoolClassKey::of, SchoolClassKey::new)
          .type("Type", "SchoolClass")
          .components(SchoolClassSchema.CLASS_ID, SchoolClassSchema.TITLE,
              SchoolClassSchema.STUDENTS, SchoolClassSchema.TEAMS)
          .generatedId(SchoolClassSchema.CLASS_ID, IdMaker.UUID_V7_TEXT,
              (schoolClass, id) -> new SchoolClass(id, schoolClass.title(), schoolClass.students(),
                  schoolClass.teams()))
          .cascades()
          .build();

  static final Dependents<SchoolClass, SchoolClassKey> DEPENDENTS = Dependents.of(TYPE)
      .add("enrollment", () -> EnrollmentDao.TYPE, () -> EnrollmentDao.BY_SCHOOL_CLASS,
          key -> ComponentValues.of(EnrollmentSchema.CLASS_ID, key.classId()), null);

  static final Copies<SchoolClass, SchoolClassKey> COPIES = Copies.of(TYPE)
      .listed(
          () -> EnrollmentDao.TYPE,
          () -> EnrollmentDao.BY_SCHOOL_CLASS,
          key -> ComponentValues.of(EnrollmentSchema.CLASS_ID, key.classId()),
          Copy.of(EnrollmentSchema.CLASS_TITLE, (source, copy) -> source.title()));

  private final EntityOperations<SchoolClass, SchoolClassKey> operations;
  private final OwnerOperations<SchoolClass, SchoolClassKey> owner;
  private final CopyOperations<SchoolClass, SchoolClassKey> copies;

  SchoolClassDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.owner = new OwnerOperations<>(table, DEPENDENTS);
    this.copies = new CopyOperations<>(table, COPIES);
  }

  /**
   * Finds the {@code SchoolClass} with this key. One GetItem on the table, strongly consistent
   * unless the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another entity's
   */
  public Optional<SchoolClass> find(SchoolClassKey key) {
    return operations.find(key);
  }

  /** As {@link #find(SchoolClassKey)}. */
  public Optional<SchoolClass> find(String classId) {
    return find(SchoolClassKey.of(classId));
  }

  /**
   * Finds the {@code SchoolClass} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public SchoolClass get(SchoolClassKey key) {
    return operations.get(key);
  }

  /** As {@link #get(SchoolClassKey)}. */
  public SchoolClass get(String classId) {
    return get(SchoolClassKey.of(classId));
  }

  /**
   * Whether a {@code SchoolClass} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(SchoolClassKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(SchoolClassKey)}. */
  public boolean exists(String classId) {
    return exists(SchoolClassKey.of(classId));
  }

  /**
   * Stores a new {@code SchoolClass}, and returns it as it is stored. One PutItem on the condition
   * that no item has its key. Costs 1 write unit per KB. {@code classId} is made up if it is null.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemBeingDeletedException if the item with its key is being deleted
   * @throws io.partita.runtime.TooManyElementsException if {@code students} has more than 40
   *     elements
   */
  public SchoolClass create(SchoolClass schoolClass) {
    return operations.create(schoolClass);
  }

  /**
   * The record with a new {@code classId} if it has none, for a {@code create} whose id must be
   * known before: in a transaction, or where the caller may repeat it. Makes no call.
   */
  public SchoolClass withId(SchoolClass schoolClass) {
    return operations.withId(schoolClass);
  }

  /**
   * Stores the {@code SchoolClass}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   * @throws io.partita.runtime.TooManyElementsException if {@code students} has more than 40
   *     elements
   */
  public SchoolClass put(SchoolClass schoolClass) {
    return operations.put(schoolClass);
  }

  /** As {@link #put(SchoolClass)}, if the item fulfils the condition. */
  public SchoolClass put(SchoolClass schoolClass, Condition<SchoolClass> condition) {
    return operations.put(schoolClass, condition);
  }

  /**
   * Stores the {@code SchoolClass}, whether it exists or not, and returns what was stored before:
   * one UpdateItem, as {@link #put} describes it. If a response was lost, it is not known what was
   * stored before: {@code OutcomeUnknownException}.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   * @throws io.partita.runtime.TooManyElementsException if {@code students} has more than 40
   *     elements
   */
  public Optional<SchoolClass> getAndPut(SchoolClass schoolClass) {
    return operations.getAndPut(schoolClass);
  }

  /**
   * Stores the {@code SchoolClass} in place of the one with its key, which must exist, and returns
   * it as it is stored. One UpdateItem on the condition that the item exists: sets what the record
   * has, removes what is null, keeps attributes the record does not know. Costs 1 write unit per
   * KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.TooManyElementsException if {@code students} has more than 40
   *     elements
   */
  public SchoolClass replace(SchoolClass schoolClass) {
    return operations.replace(schoolClass);
  }

  /** As {@link #replace(SchoolClass)}, if the item fulfils the condition. */
  public SchoolClass replace(SchoolClass schoolClass, Condition<SchoolClass> condition) {
    return operations.replace(schoolClass, condition);
  }

  /**
   * Begins a change of some components of the {@code SchoolClass} with this key. Nothing is sent
   * before {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem.
   * Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if it does not exist or
   *     is being deleted, and {@code orCreate()} is not called
   * @throws io.partita.runtime.ItemBeingDeletedException on {@code execute()}, if it is being
   *     deleted, and {@code orCreate()} is called
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code students}
   *     would have more than 40 elements
   */
  public SchoolClassUpdate update(SchoolClassKey key) {
    return new SchoolClassUpdate(operations, key);
  }

  /** As {@link #update(SchoolClassKey)}. */
  public SchoolClassUpdate update(String classId) {
    return update(SchoolClassKey.of(classId));
  }

  /**
   * Removes the {@code SchoolClass} with this key, which must exist. One DeleteItem on the
   * condition that it exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Enrollment} items stay; {@code deleteCascade} removes them as well.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public void delete(SchoolClassKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(SchoolClassKey)}. */
  public void delete(String classId) {
    delete(SchoolClassKey.of(classId));
  }

  /** As {@link #delete(SchoolClassKey)}, if the item fulfils the condition. */
  public void delete(SchoolClassKey key, Condition<SchoolClass> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(SchoolClassKey)}, if the item fulfils the condition. */
  public void delete(String classId, Condition<SchoolClass> condition) {
    delete(SchoolClassKey.of(classId), condition);
  }

  /**
   * Removes the {@code SchoolClass} with this key, and returns whether it existed: one DeleteItem,
   * as {@link #delete(SchoolClassKey)} describes it.
   */
  public boolean deleteIfExists(SchoolClassKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(SchoolClassKey)}. */
  public boolean deleteIfExists(String classId) {
    return deleteIfExists(SchoolClassKey.of(classId));
  }

  /** As {@link #deleteIfExists(SchoolClassKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(SchoolClassKey key, Condition<SchoolClass> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(SchoolClassKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String classId, Condition<SchoolClass> condition) {
    return deleteIfExists(SchoolClassKey.of(classId), condition);
  }

  /**
   * Removes the {@code SchoolClass} with this key, and returns it as it was; empty if it did not
   * exist: one DeleteItem, as {@link #delete(SchoolClassKey)} describes it.
   */
  public Optional<SchoolClass> getAndDelete(SchoolClassKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(SchoolClassKey)}. */
  public Optional<SchoolClass> getAndDelete(String classId) {
    return getAndDelete(SchoolClassKey.of(classId));
  }

  /**
   * Finds the {@code SchoolClass} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<SchoolClassKey, SchoolClass> findAll(Collection<SchoolClassKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code SchoolClass} items, whether they exist or not. One BatchWriteItem per 25
   * items, without conditions. Costs 1 write unit per KB. Of two records with one key the last one
   * is stored. It does not notice that {@code deleteCascade} is removing an item: do not run both
   * at a time.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   * @throws io.partita.runtime.TooManyElementsException if {@code students} has more than 40
   *     elements
   */
  public void putAll(Collection<SchoolClass> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code SchoolClass} items; those that do not exist are no error. One
   * BatchWriteItem per 25 items, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<SchoolClassKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Removes the {@code SchoolClass} with this key and what belongs to it: its {@code Enrollment}
   * items. One UpdateItem, which marks the item, then Query requests on the index {@code GSI1} for
   * what belongs to it, then one BatchWriteItem per 25 items to remove what nothing counts, then
   * one TransactWriteItems to remove the item, on the condition that the mark is still there. From
   * the mark on no read sees the item. A call that was interrupted can be repeated: it goes on
   * where that one ended. {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Enrollment} items, which nothing counts: they are taken to be
   * gone when, after a pause, none is found. A new {@code Enrollment} does not check this item and
   * can stay behind if it is created meanwhile; a {@code @Count} prevents that.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(SchoolClassKey key) {
    return owner.deleteCascade(key, null);
  }

  /** As {@link #deleteCascade(SchoolClassKey)}. */
  public long deleteCascade(String classId) {
    return deleteCascade(SchoolClassKey.of(classId));
  }

  /** As {@link #deleteCascade(SchoolClassKey)}; tells what is done after each request or so. */
  public long deleteCascade(SchoolClassKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code SchoolClass} with this key that has not come
   * to its end: removes the mark, so that the item is there again. One TransactWriteItems, of one
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
  public long undelete(SchoolClassKey key) {
    return owner.undelete(key);
  }

  /** As {@link #undelete(SchoolClassKey)}. */
  public long undelete(String classId) {
    return undelete(SchoolClassKey.of(classId));
  }

  /**
   * Brings the copies that other items have of the {@code SchoolClass} with this key up to date:
   * {@code Enrollment.classTitle}. One GetItem, strongly consistent, then Query requests on the
   * index {@code GSI1} for {@code Enrollment} items, then one BatchGetItem of those that differ
   * (GetItem of one), then one TransactWriteItems for those that differ, or several for more than
   * 100, on the condition that they have not changed, then one GetItem. If the last finds that the
   * {@code SchoolClass} has changed meanwhile, it begins again. A call that was interrupted can be
   * repeated: it goes on with what still differs. An index follows the table with a short delay:
   * what is newer is not seen.
   *
   * @return how many items were changed
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   * @throws io.partita.runtime.IncompleteBatchException if some items were not written, since a
   *     request failed, and another call goes on, or since they cannot be read, and all others were
   *     written; it holds their keys
   */
  public long propagate(SchoolClassKey key) {
    return copies.propagate(key, null);
  }

  /** As {@link #propagate(SchoolClassKey)}. */
  public long propagate(String classId) {
    return propagate(SchoolClassKey.of(classId));
  }

  /** As {@link #propagate(SchoolClassKey)}; tells what is done after each request or so. */
  public long propagate(SchoolClassKey key, Consumer<? super Progress> progress) {
    return copies.propagate(key, progress);
  }

  /**
   * The copies that differ from the {@code SchoolClass} with this key, among
   * {@code Enrollment.classTitle}. One GetItem, strongly consistent, then Query requests on the
   * index {@code GSI1} for {@code Enrollment} items. Nothing is written. An index follows the table
   * with a short delay: what is newer is not seen.
   *
   * @return where a copy is wrong, which {@code propagate} puts right, or cannot be read, which
   *     remains; empty if all are right
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public List<CopyDifference> verifyCopies(SchoolClassKey key) {
    return copies.verifyCopies(key);
  }

  /** As {@link #verifyCopies(SchoolClassKey)}. */
  public List<CopyDifference> verifyCopies(String classId) {
    return verifyCopies(SchoolClassKey.of(classId));
  }

  /**
   * Begins a read of the whole table for its {@code SchoolClass} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<SchoolClass, SchoolClassKey> scan() {
    return operations.scan();
  }
}
