package io.partita.runtime.internal.table;

import io.partita.runtime.EntityKey;
import io.partita.runtime.EntityTable;
import io.partita.runtime.Explanation;
import io.partita.runtime.ItemSnapshot;
import io.partita.runtime.ItemVerification;
import io.partita.runtime.TableReport;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.verify.TableVerification;
import io.partita.runtime.internal.write.TransactionalReads;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/**
 * The base of generated tables.
 *
 * @param <T> the generated table
 */
public abstract class GeneratedTable<T extends GeneratedTable<T>> implements EntityTable<T> {

  private final TableContext context;
  private final Function<TableContext, T> constructor;
  private final TableAdmin admin;
  private final TransactionalReads reads;
  private final String name;
  private final List<EntityType<?, ?>> types;

  /**
   * @param constructor makes the generated table for another context
   * @param name the table's name in the model, for listeners
   * @param types the table's entities, in the order in which they are recognised
   */
  protected GeneratedTable(
      TableContext context,
      Function<TableContext, T> constructor,
      TableDefinition definition,
      String name,
      EntityType<?, ?>... types) {
    this.context = context;
    this.constructor = constructor;
    this.admin = new TableAdmin(context, definition);
    this.name = name;
    this.types = List.of(types);
    this.reads = new TransactionalReads(context, this.types);
  }

  protected final TableContext context() {
    return context;
  }

  @Override
  public final ItemSnapshot transactionalGet(EntityKey<?>... keys) {
    return transactionalGet(List.of(keys));
  }

  @Override
  public final ItemSnapshot transactionalGet(Collection<? extends EntityKey<?>> keys) {
    return reads.get(keys);
  }

  @Override
  public final T exactOutcomes() {
    return constructor.apply(context.exactOutcomes());
  }

  @Override
  public final boolean createTableIfMissing() {
    return admin.createIfMissing();
  }

  @Override
  public final CreateTableRequest createTableRequest() {
    return admin.createRequest();
  }

  @Override
  public final TableReport verifyTable() {
    return admin.verify();
  }

  @Override
  public final ItemVerification verifyItems() {
    return TableVerification.of(context, name, types);
  }

  @Override
  public final Optional<Record> read(Map<String, AttributeValue> item) {
    return types.stream()
        .filter(type -> type.matches(item))
        .findFirst()
        .map(type -> (Record) type.mapper().fromItem(item));
  }

  @Override
  public final Explanation explain(Consumer<? super T> calls) {
    return ExplainDriver.explain(
        context, explaining -> calls.accept(constructor.apply(explaining)));
  }

  /** The table's name. */
  @Override
  public final String toString() {
    return getClass().getSimpleName() + "[" + context.tableName() + "]";
  }
}
