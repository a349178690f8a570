package poll;

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
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Vote} items:
 * {@code PK = "VOTER#{voterId}"}, {@code SK = "POLL#{pollId}"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteDao {
  static final EntityType<Vote, VoteKey> TYPE =
      EntityType.<Vote, VoteKey>builder(VoteMapper.INSTANCE, VoteSchema.KEY, VoteKey::of,
          VoteKey::new)
          .type("Type", "Vote")
          .components(VoteSchema.VOTER_ID, VoteSchema.POLL_ID, VoteSchema.ANSWER)
          .indexes(VoteSchema.GSI1, VoteSchema.GSI2)
          .build();

  static final AccessPattern<Vote> BY_VOTER_ID =
      AccessPattern.table(TYPE, "byVoterId", KeyEncoding.ORDERED);
  static final AccessPattern<Vote> BY_POLL_ID =
      AccessPattern.index(TYPE, "byPollId", "GSI1", false,
          KeyAttribute.partition("GSI1PK", VoteSchema.GSI1_PK),
          KeyAttribute.sort("GSI1SK", VoteSchema.GSI1_SK), KeyEncoding.ORDERED);

  static final AccessPattern<Vote> BY_ANSWER =
      AccessPattern.index(TYPE, "byAnswer", "GSI2", false,
          KeyAttribute.partition("GSI2PK", VoteSchema.GSI2_PK),
          KeyAttribute.sort("GSI2SK", VoteSchema.GSI2_SK), KeyEncoding.ORDERED);

  private final EntityOperations<Vote, VoteKey> operations;
  private final PhysicalTable table;

  VoteDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.table = table;
  }

  /**
   * Finds the {@code Vote} with this key. One GetItem on the table, strongly consistent unless the
   * options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   */
  public Optional<Vote> find(VoteKey key) {
    return operations.find(key);
  }

  /** As {@link #find(VoteKey)}. */
  public Optional<Vote> find(String voterId, String pollId) {
    return find(VoteKey.of(voterId, pollId));
  }

  /**
   * Finds the {@code Vote} with this key, which must exist: one GetItem on the table, at the cost
   * of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Vote get(VoteKey key) {
    return operations.get(key);
  }

  /** As {@link #get(VoteKey)}. */
  public Vote get(String voterId, String pollId) {
    return get(VoteKey.of(voterId, pollId));
  }

  /**
   * Whether a {@code Vote} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(VoteKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(VoteKey)}. */
  public boolean exists(String voterId, String pollId) {
    return exists(VoteKey.of(voterId, pollId));
  }

  /**
   * Stores a new {@code Vote}, and returns it as it is stored. One PutItem on the condition that no
   * item has its key. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code GSI1}, {@code GSI2}.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   */
  public Vote create(Vote vote) {
    return operations.create(vote);
  }

  /**
   * Stores the {@code Vote}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB, and as much for each index the item is on: {@code GSI1},
   * {@code GSI2}.
   */
  public Vote put(Vote vote) {
    return operations.put(vote);
  }

  /** As {@link #put(Vote)}, if the item fulfils the condition. */
  public Vote put(Vote vote, Condition<Vote> condition) {
    return operations.put(vote, condition);
  }

  /**
   * Stores the {@code Vote} in place of the one with its key, which must exist, and returns it as
   * it is stored. One UpdateItem on the condition that the item exists: sets what the record has,
   * removes what is null, keeps attributes the record does not know. Costs 1 write unit per KB, and
   * as much for each index the item is on: {@code GSI1}, {@code GSI2}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public Vote replace(Vote vote) {
    return operations.replace(vote);
  }

  /** As {@link #replace(Vote)}, if the item fulfils the condition. */
  public Vote replace(Vote vote, Condition<Vote> condition) {
    return operations.replace(vote, condition);
  }

  /**
   * Begins a change of some components of the {@code Vote} with this key. Nothing is sent before
   * {@code execute()} or {@code executeAndGet()}: one UpdateItem, which also rewrites the index
   * keys that depend on what changes. If an index key needs a component that is not set, the item
   * is read first by one GetItem and the write conditioned on what was read. Costs 1 write unit per
   * KB, and as much for each index the item is on: {@code GSI1}, {@code GSI2}.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such
   *     item, and {@code orCreate()} is not called
   * @throws io.partita.runtime.ConditionFailedException on {@code execute()}, if an item of another
   *     entity has its key, and {@code orCreate()} is called
   */
  public VoteUpdate update(VoteKey key) {
    return new VoteUpdate(operations, key);
  }

  /** As {@link #update(VoteKey)}. */
  public VoteUpdate update(String voterId, String pollId) {
    return update(VoteKey.of(voterId, pollId));
  }

  /**
   * Removes the {@code Vote} with this key, which must exist. One DeleteItem on the condition that
   * it exists. Costs 1 write unit per KB, and as much for each index the item is on: {@code GSI1},
   * {@code GSI2}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(VoteKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(VoteKey)}. */
  public void delete(String voterId, String pollId) {
    delete(VoteKey.of(voterId, pollId));
  }

  /** As {@link #delete(VoteKey)}, if the item fulfils the condition. */
  public void delete(VoteKey key, Condition<Vote> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(VoteKey)}, if the item fulfils the condition. */
  public void delete(String voterId, String pollId, Condition<Vote> condition) {
    delete(VoteKey.of(voterId, pollId), condition);
  }

  /**
   * Removes the {@code Vote} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(VoteKey)} describes it.
   */
  public boolean deleteIfExists(VoteKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(VoteKey)}. */
  public boolean deleteIfExists(String voterId, String pollId) {
    return deleteIfExists(VoteKey.of(voterId, pollId));
  }

  /** As {@link #deleteIfExists(VoteKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(VoteKey key, Condition<Vote> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(VoteKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String voterId, String pollId, Condition<Vote> condition) {
    return deleteIfExists(VoteKey.of(voterId, pollId), condition);
  }

  /**
   * Finds the {@code Vote} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<VoteKey, Vote> findAll(Collection<VoteKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Vote} items, whether they exist or not. One BatchWriteItem per 25 items,
   * without conditions. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code GSI1}, {@code GSI2}. Of two records with one key the last one is stored.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   */
  public void putAll(Collection<Vote> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Vote} items; those that do not exist are no error. One BatchWriteItem per
   * 25 items, without conditions. Costs 1 write unit per KB, and as much for each index the item is
   * on: {@code GSI1}, {@code GSI2}.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<VoteKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Begins a query of the {@code Vote} items of one {@code voterId}. Query requests on the table, a
   * page of up to 1 MB each: {@code PK = "VOTER#{voterId}" AND begins_with(SK, "POLL#")}.
   * Eventually consistent: half a read unit per 4 KB, twice that with {@code consistent()}.
   */
  public VoteByVoterId byVoterId(String voterId) {
    return new VoteByVoterId(
        QueryState.of(table, BY_VOTER_ID, ComponentValues.of(VoteSchema.VOTER_ID, voterId)));
  }

  /**
   * Begins a query of the {@code Vote} items of one {@code pollId}. Query requests of each of 8
   * shards on the index {@code GSI1}, side by side and merged, a page of up to 1 MB each:
   * {@code GSI1PK = "POLL#{pollId}#SHARD#{$shard}" AND begins_with(GSI1SK, "VOTER#")}. Eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB, and
   * at least that for each of the 8 shards. A page reads somewhat more of each shard than its
   * share. All shards answer, or the query fails.
   */
  public VoteByPollId byPollId(String pollId) {
    return new VoteByPollId(
        QueryState.of(table, BY_POLL_ID, ComponentValues.of(VoteSchema.POLL_ID, pollId)));
  }

  /**
   * Begins a query of the {@code Vote} items of one {@code answer}. Query requests of each of 3
   * shards on the index {@code GSI2}, side by side and merged, a page of up to 1 MB each:
   * {@code GSI2PK = "{$shard}#{answer}" AND begins_with(GSI2SK, "POLL#")}. Eventually consistent,
   * as the index follows the table with a short delay: half a read unit per 4 KB, and at least that
   * for each of the 3 shards. A page reads somewhat more of each shard than its share. All shards
   * answer, or the query fails.
   */
  public VoteByAnswer byAnswer(String answer) {
    return new VoteByAnswer(
        QueryState.of(table, BY_ANSWER, ComponentValues.of(VoteSchema.ANSWER, answer)));
  }

  /**
   * Begins a read of the whole table for its {@code Vote} items. Scan requests on the table, which
   * read and pay for all items, whatever their type, eventually consistent: half a read unit per 4
   * KB, twice that with {@code consistent()}.
   */
  public Scan<Vote, VoteKey> scan() {
    return operations.scan();
  }

  /**
   * Begins a read of a whole index for the {@code Vote} items that are on it. Scan requests on the
   * index {@code GSI1}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<Vote, VoteKey> scanGsi1() {
    return operations.scanGlobalIndex("GSI1", KeyAttribute.partition("GSI1PK", VoteSchema.GSI1_PK),
        KeyAttribute.sort("GSI1SK", VoteSchema.GSI1_SK));
  }

  /**
   * Begins a read of a whole index for the {@code Vote} items that are on it. Scan requests on the
   * index {@code GSI2}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<Vote, VoteKey> scanGsi2() {
    return operations.scanGlobalIndex("GSI2", KeyAttribute.partition("GSI2PK", VoteSchema.GSI2_PK),
        KeyAttribute.sort("GSI2SK", VoteSchema.GSI2_SK));
  }

  /**
   * Gives the stored {@code Vote} items their keys on {@code GSI1}, {@code GSI2}, where they lack
   * them or have others. Nothing is sent before {@code run()}: Scan requests on the table, which
   * read and pay for all items, whatever their type, then one UpdateItem for each item whose index
   * keys are wrong, on the condition that what they are made of has not changed. Reads are
   * eventually consistent: half a read unit per 4 KB. Costs 1 write unit per KB of the item, and as
   * much for each index that it comes to or leaves. If somebody is told of the progress, one
   * DescribeTable comes first.
   *
   * @throws io.partita.runtime.BackfillIncompleteException on {@code run()}, if a request failed;
   *     it holds the token to go on with
   */
  public Backfill<VoteKey> backfill() {
    return operations.backfill();
  }
}
