package io.partita.runtime.generated.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.WriteBatch;
import io.partita.runtime.write.Batch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The base of generated batches: collects writes that are sent together. Not for use by several
 * threads at once.
 *
 * @param <B> the generated batch
 */
public abstract class BatchBuilder<B extends BatchBuilder<B>> implements Batch {

  private static final OperationName NAME = OperationName.of("*", "batch");

  private final TableContext context;
  private final List<Entry> entries = new ArrayList<>();

  protected BatchBuilder(PhysicalTable table) {
    this.context = table.context();
  }

  /** Stores a record, replacing the whole item. */
  protected final <E, K extends GeneratedKey<E>> B addPut(EntityType<E, K> type, E record) {
    type.requireRecord(record);
    return add(new Entry(type.name(), record, batch -> batch.put(type, record)));
  }

  /** Deletes an item if it exists: in a transaction if other items change with it. */
  protected final <E, K extends GeneratedKey<E>> B addDelete(EntityType<E, K> type, K key) {
    type.requireKey(key);
    return add(new Entry(type.name(), key, batch -> batch.delete(type, key)));
  }

  @SuppressWarnings("unchecked") // generated classes name themselves as the type argument
  private B add(Entry entry) {
    entries.add(entry);
    return (B) this;
  }

  @Override
  public final void execute() {
    try {
      context.driver().observe(NAME, WriteBatch::size, driver -> run(context, driver));
    } catch (IncompleteBatchException incomplete) {
      Set<Object> left = Collections.newSetFromMap(new IdentityHashMap<>());
      left.addAll(incomplete.remaining());
      entries.removeIf(entry -> !left.contains(entry.given()));
      throw incomplete;
    }
    entries.clear();
  }

  private WriteBatch run(TableContext table, Driver driver) {
    String entities =
        entries.stream().map(Entry::entity).distinct().collect(Collectors.joining(", "));
    WriteBatch batch = new WriteBatch(table, entities);
    entries.forEach(entry -> entry.content().accept(batch));
    batch.run(driver);
    return batch;
  }

  @Override
  public final Explanation explain() {
    return ExplainDriver.explain(context, explained -> run(explained, explained.driver()));
  }

  /** Without the values, which no message or log may show. */
  @Override
  public final String toString() {
    return getClass().getSimpleName() + "[" + entries.size() + " writes]";
  }

  /**
   * A write that was asked for.
   *
   * @param given the record or key
   * @param content adds it to what is sent
   */
  private record Entry(String entity, Object given, Consumer<WriteBatch> content) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Entry[" + entity + "]";
    }
  }
}
