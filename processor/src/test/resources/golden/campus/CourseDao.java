package campus;

import io.partita.runtime.Progress;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.OwnerOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Course} items: {@code PK = "COURSE#{courseId}"}, {@code SK = "INFO"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CourseDao {
  static final EntityType<Course, CourseKey> TYPE =
      EntityType.<Course, CourseKey>builder(CourseMapper.INSTANCE, CourseSchema.KEY, CourseKey::of,
          CourseKey::new)
          .type("Type", "Course")
          .components(CourseSchema.COURSE_ID, CourseSchema.TITLE)
          .cascades()
          .build();

  static final Dependents<Course, CourseKey> DEPENDENTS = Dependents.of(TYPE)
      .add("enrollment", () -> EnrollmentDao.TYPE, () -> EnrollmentDao.BY_COURSE,
          key -> ComponentValues.of(EnrollmentSchema.COURSE_ID, key.courseId()), null);

  private final EntityOperations<Course, CourseKey> operations;
  private final OwnerOperations<Course, CourseKey> owner;

  CourseDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.owner = new OwnerOperations<>(table, DEPENDENTS);
  }

  /**
   * Finds the {@code Course} with this key. One GetItem on the table, strongly consistent unless
   * the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it is being deleted, or it is another entity's
   */
  public Optional<Course> find(CourseKey key) {
    return operations.find(key);
  }

  /** As {@link #find(CourseKey)}. */
  public Optional<Course> find(int courseId) {
    return find(CourseKey.of(courseId));
  }

  /**
   * Finds the {@code Course} with this key, which must exist: one GetItem on the table, at the cost
   * of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Course get(CourseKey key) {
    return operations.get(key);
  }

  /** As {@link #get(CourseKey)}. */
  public Course get(int courseId) {
    return get(CourseKey.of(courseId));
  }

  /**
   * Whether a {@code Course} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(CourseKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(CourseKey)}. */
  public boolean exists(int courseId) {
    return exists(CourseKey.of(courseId));
  }

  /**
   * Stores a new {@code Course}, and returns it as it is stored. One PutItem on the condition that
   * no item has its key. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.ItemBeingDeletedException if the item with its key is being deleted
   */
  public Course create(Course course) {
    return operations.create(course);
  }

  /**
   * Stores the {@code Course}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Course put(Course course) {
    return operations.put(course);
  }

  /** As {@link #put(Course)}, if the item fulfils the condition. */
  public Course put(Course course, Condition<Course> condition) {
    return operations.put(course, condition);
  }

  /**
   * Stores the {@code Course}, whether it exists or not, and returns what was stored before: one
   * UpdateItem, as {@link #put} describes it. If a response was lost, it is not known what was
   * stored before: {@code OutcomeUnknownException}.
   *
   * @throws io.partita.runtime.ItemBeingDeletedException if the item is being deleted
   */
  public Optional<Course> getAndPut(Course course) {
    return operations.getAndPut(course);
  }

  /**
   * Stores the {@code Course} in place of the one with its key, which must exist, and returns it as
   * it is stored. One UpdateItem on the condition that the item exists: sets what the record has,
   * removes what is null, keeps attributes the record does not know. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public Course replace(Course course) {
    return operations.replace(course);
  }

  /** As {@link #replace(Course)}, if the item fulfils the condition. */
  public Course replace(Course course, Condition<Course> condition) {
    return operations.replace(course, condition);
  }

  /**
   * Begins a change of some components of the {@code Course} with this key. Nothing is sent before
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
  public CourseUpdate update(CourseKey key) {
    return new CourseUpdate(operations, key);
  }

  /** As {@link #update(CourseKey)}. */
  public CourseUpdate update(int courseId) {
    return update(CourseKey.of(courseId));
  }

  /**
   * Removes the {@code Course} with this key, which must exist. One DeleteItem on the condition
   * that it exists. Costs 1 write unit per KB.
   *
   * <p>Its {@code Enrollment} items stay; {@code deleteCascade} removes them as well.
   *
   * @throws io.partita.runtime.ItemNotFoundException if it does not exist or is being deleted
   */
  public void delete(CourseKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(CourseKey)}. */
  public void delete(int courseId) {
    delete(CourseKey.of(courseId));
  }

  /** As {@link #delete(CourseKey)}, if the item fulfils the condition. */
  public void delete(CourseKey key, Condition<Course> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(CourseKey)}, if the item fulfils the condition. */
  public void delete(int courseId, Condition<Course> condition) {
    delete(CourseKey.of(courseId), condition);
  }

  /**
   * Removes the {@code Course} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(CourseKey)} describes it.
   */
  public boolean deleteIfExists(CourseKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(CourseKey)}. */
  public boolean deleteIfExists(int courseId) {
    return deleteIfExists(CourseKey.of(courseId));
  }

  /** As {@link #deleteIfExists(CourseKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(CourseKey key, Condition<Course> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(CourseKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(int courseId, Condition<Course> condition) {
    return deleteIfExists(CourseKey.of(courseId), condition);
  }

  /**
   * Removes the {@code Course} with this key, and returns it as it was; empty if it did not exist:
   * one DeleteItem, as {@link #delete(CourseKey)} describes it.
   */
  public Optional<Course> getAndDelete(CourseKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(CourseKey)}. */
  public Optional<Course> getAndDelete(int courseId) {
    return getAndDelete(CourseKey.of(courseId));
  }

  /**
   * Finds the {@code Course} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<CourseKey, Course> findAll(Collection<CourseKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Course} items, whether they exist or not. One BatchWriteItem per 25 items,
   * without conditions. Costs 1 write unit per KB. Of two records with one key the last one is
   * stored. It does not notice that {@code deleteCascade} is removing an item: do not run both at a
   * time.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   */
  public void putAll(Collection<Course> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Course} items; those that do not exist are no error. One BatchWriteItem per
   * 25 items, without conditions. Costs 1 write unit per KB.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<CourseKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Removes the {@code Course} with this key and what belongs to it: its {@code Enrollment} items.
   * One UpdateItem, which marks the item, then Query requests on the index {@code GSI1} for what
   * belongs to it, then one BatchWriteItem per 25 items to remove what nothing counts, then one
   * TransactWriteItems to remove the item, on the condition that the mark is still there. From the
   * mark on no read sees the item. A call that was interrupted can be repeated: it goes on where
   * that one ended. {@code undelete} takes the mark back.
   *
   * <p>This is weaker for its {@code Enrollment} items, which nothing counts: they are taken to be
   * gone when, after a pause, none is found. A new {@code Enrollment} does not check this item and
   * can stay behind if it is created meanwhile; a {@code @Count} prevents that.
   *
   * @return how many items were removed, this one included; 0 if there was none
   * @throws io.partita.runtime.CascadeIncompleteException if there was no progress until the
   *     deadline; or if somebody has taken the mark back. Another call goes on
   */
  public long deleteCascade(CourseKey key) {
    return owner.deleteCascade(key, null);
  }

  /** As {@link #deleteCascade(CourseKey)}. */
  public long deleteCascade(int courseId) {
    return deleteCascade(CourseKey.of(courseId));
  }

  /** As {@link #deleteCascade(CourseKey)}; tells what is done after each request or so. */
  public long deleteCascade(CourseKey key, Consumer<? super Progress> progress) {
    return owner.deleteCascade(key, progress);
  }

  /**
   * Takes back a {@code deleteCascade} of the {@code Course} with this key that has not come to its
   * end: removes the mark, so that the item is there again. One TransactWriteItems, of one action,
   * on the condition that the item exists and is marked. Costs 2 write units per KB of each item
   * that is marked.
   *
   * <p>What was removed already stays so, and all counts are right. A {@code deleteCascade} that
   * still runs goes on removing what belongs to the item, but not the item, and ends with a
   * {@code CascadeIncompleteException}: stop it first.
   *
   * @return 1 if the item was being deleted, 0 if it was not
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public long undelete(CourseKey key) {
    return owner.undelete(key);
  }

  /** As {@link #undelete(CourseKey)}. */
  public long undelete(int courseId) {
    return undelete(CourseKey.of(courseId));
  }

  /**
   * Begins a read of the whole table for its {@code Course} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Course, CourseKey> scan() {
    return operations.scan();
  }
}
