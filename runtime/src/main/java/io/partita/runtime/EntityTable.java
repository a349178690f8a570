package io.partita.runtime;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/**
 * What every generated table has besides its DAOs and its transaction. Immutable; may be shared
 * between threads.
 *
 * @param <T> the generated table
 */
public interface EntityTable<T extends EntityTable<T>> {

  /**
   * The items of several keys as they are at one moment.
   *
   * <p>One TransactGetItems on the table, strongly consistent: 2 read units per 4 KB of each item.
   * There may be 100 different keys.
   *
   * @return the items, to be asked for by key
   * @throws TransactionFailedException if items were being written until the deadline
   */
  ItemSnapshot transactionalGet(EntityKey<?>... keys);

  /** As {@link #transactionalGet(EntityKey...)}. */
  ItemSnapshot transactionalGet(Collection<? extends EntityKey<?>> keys);

  /**
   * The items of many keys of any entities, wherever they are.
   *
   * <p>One BatchGetItem on the table per 100 keys, strongly consistent unless the options say
   * otherwise: 1 read unit per 4 KB of each item, half if eventually consistent. A key that is
   * given twice is read once. Keys that DynamoDB leaves unprocessed are sent again, as {@link
   * Options} say.
   *
   * @return the items, to be asked for by key
   * @throws IncompleteBatchException with the keys unread at the deadline
   * @throws MappingException if an item cannot be read
   * @throws IllegalArgumentException if there is a key of another table; nothing is sent
   */
  FoundItems findAll(EntityKey<?>... keys);

  /** As {@link #findAll(EntityKey...)}. */
  FoundItems findAll(Collection<? extends EntityKey<?>> keys);

  /**
   * As {@link #findAll(EntityKey...)}; items that cannot be read are reported and left out.
   *
   * @param unreadable is told of each, on the calling thread
   */
  FoundItems findAll(
      Collection<? extends EntityKey<?>> keys, Consumer<? super MappingException> unreadable);

  /**
   * This table, but with other options for the calls that are made through it: {@code
   * community.with(o -> o.eventuallyConsistentReads(true))}. Makes no call; cheap enough for a
   * single one, and may be kept and shared.
   *
   * @param changes sets what shall be different; everything else stays
   */
  T with(Consumer<? super CallOptions> changes);

  /**
   * This table, but every write of one item is a transaction of one action, whose token tells its
   * outcome even after a lost response. Makes no call; costs nothing to keep. Short for {@code
   * with(o -> o.exactOutcomes(true))}.
   *
   * <p>Writes then cost twice the write units, and {@code put}, {@code replace} and {@code
   * executeAndGet} one consistent GetItem more. {@link OutcomeUnknownException} is not thrown for a
   * failed condition, and {@code addTo} and {@code appendTo} are made once.
   *
   * @return the table, for the calls that must know their outcome
   */
  T exactOutcomes();

  /**
   * Creates the physical table unless it exists, and waits until it is active.
   *
   * <p>DescribeTable, and if it is missing CreateTable, DescribeTable until it is active, and
   * UpdateTimeToLive if an entity's items expire, and DescribeTimeToLive if that is refused because
   * somebody else is creating the table. A table that exists is left as it is.
   *
   * @return whether it was created
   */
  boolean createTableIfMissing();

  /** The request that creates the physical table: keys, indexes, capacity. Makes no call. */
  CreateTableRequest createTableRequest();

  /**
   * Compares the physical table with what this one needs, by one DescribeTable and, if the table is
   * there, one DescribeTimeToLive. Changes nothing.
   */
  TableReport verifyTable();

  /**
   * Looks at every item of the table for what would not come back as it is stored: items of no
   * entity, items that cannot be read or written, attributes that contradict the key, index keys
   * that a write would not store, edges and children of what does not exist. Changes nothing.
   *
   * <p>Sends nothing before {@code run()}. Scan of the whole table, eventually consistent: 0.5 read
   * units per 4 KB of all items. Where entities belong to others, BatchGetItem of the owners of
   * each page, 0.5 read units per 4 KB of each that was not met lately, and again strongly
   * consistent for those that are missing. DescribeTable before it, if somebody is told of the
   * progress.
   *
   * @return the verification, to be run; it can be resumed
   */
  ItemVerification verifyItems();

  /**
   * The record of any item of the table, or of an image in its stream. Makes no call.
   *
   * @return the record, expired or not; empty if the item is none of this table's entities
   * @throws MappingException if the item cannot be read as the record it says it is
   */
  Optional<Record> read(Map<String, AttributeValue> item);

  /**
   * The requests that a call would send, such as {@code table -> table.order().scan().list()}.
   * Sends nothing, so it stops where the call needs a response; what would follow it, further calls
   * too, is not shown.
   *
   * @return the requests known beforehand, with notes on those that depend on responses
   */
  Explanation explain(Consumer<? super T> calls);
}
