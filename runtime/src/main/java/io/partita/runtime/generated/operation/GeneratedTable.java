package io.partita.runtime.generated.operation;

import io.partita.runtime.CallOptions;
import io.partita.runtime.EntityKey;
import io.partita.runtime.EntityTable;
import io.partita.runtime.Explanation;
import io.partita.runtime.FoundItems;
import io.partita.runtime.ItemSnapshot;
import io.partita.runtime.ItemVerification;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.TableReport;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypes;
import io.partita.runtime.generated.schema.RestComponent;
import io.partita.runtime.generated.schema.TableDefinition;
import io.partita.runtime.internal.read.TableReads;
import io.partita.runtime.internal.read.TransactionalReads;
import io.partita.runtime.internal.table.TableAdmin;
import io.partita.runtime.internal.verify.TableVerification;
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

  private final PhysicalTable table;
  private final Function<PhysicalTable, T> constructor;
  private final TableDefinition definition;
  private final EntityTypes keyed;
  private final String name;
  private final List<EntityType<?, ?>> types;

  /**
   * @param table the table and how it is reached
   * @param constructor makes the generated table for another way to reach it
   * @param name the table's name in the model, for listeners
   * @param types the table's entities, in the order in which they are recognised
   */
  protected GeneratedTable(
      PhysicalTable table,
      Function<PhysicalTable, T> constructor,
      TableDefinition definition,
      String name,
      EntityType<?, ?>... types) {
    this.types = List.of(types);
    this.keyed = new EntityTypes(this.types);
    this.table = table.of(keyed);
    this.constructor = constructor;
    this.definition = definition;
    this.name = name;
    this.types.forEach(type -> requireUsualMarks(type, table.context().options()));
  }

  /** Generated code knows the usual names of marks only, which must not pass for data. */
  private static void requireUsualMarks(EntityType<?, ?> type, Options options) {
    RestComponent<?> rest = type.rest().orElse(null);
    if (rest != null
        && (type.cascades() && !rest.isTaken(options.markAttribute())
            || !type.counts().isEmpty() && !rest.isTaken(options.recountAttribute()))) {
      throw new IllegalArgumentException(
          "'%s' of %s holds the attributes that nothing else names, which would be those that mark items under another name than the usual one. Leave markAttribute and recountAttribute of the options as they are."
              .formatted(rest.component().name(), type.name()));
    }
  }

  /** The table and how it is reached. */
  protected final PhysicalTable physicalTable() {
    return table;
  }

  /** Runs code that reads and plans writes, again if what it read has changed meanwhile. */
  protected final <X extends TransactionBuilder<X>, R> R transactAndGet(
      Function<PhysicalTable, X> transaction, Function<? super X, R> work) {
    return new RepeatedTransaction<>(table, transaction).run(work);
  }

  /** The same for code without a result. */
  protected final <X extends TransactionBuilder<X>> void transact(
      Function<PhysicalTable, X> transaction, Consumer<? super X> work) {
    new RepeatedTransaction<>(table, transaction)
        .run(
            planned -> {
              work.accept(planned);
              return Boolean.TRUE;
            });
  }

  @Override
  public final ItemSnapshot transactionalGet(EntityKey<?>... keys) {
    return transactionalGet(List.of(keys));
  }

  @Override
  public final ItemSnapshot transactionalGet(Collection<? extends EntityKey<?>> keys) {
    return new TransactionalReads(table.context(), keyed).get(keys);
  }

  @Override
  public final T with(Consumer<? super CallOptions> changes) {
    return constructor.apply(table.with(changes));
  }

  @Override
  public final FoundItems findAll(EntityKey<?>... keys) {
    return findAll(List.of(keys));
  }

  @Override
  public final FoundItems findAll(Collection<? extends EntityKey<?>> keys) {
    return new TableReads(table.context(), keyed).findAll(keys, null);
  }

  @Override
  public final FoundItems findAll(
      Collection<? extends EntityKey<?>> keys, Consumer<? super MappingException> unreadable) {
    return new TableReads(table.context(), keyed).findAll(keys, unreadable);
  }

  @Override
  public final T exactOutcomes() {
    return with(options -> options.exactOutcomes(true));
  }

  @Override
  public final boolean createTableIfMissing() {
    return admin().createIfMissing();
  }

  @Override
  public final CreateTableRequest createTableRequest() {
    return admin().createRequest();
  }

  @Override
  public final TableReport verifyTable() {
    return admin().verify();
  }

  private TableAdmin admin() {
    return new TableAdmin(table.context(), definition);
  }

  @Override
  public final ItemVerification verifyItems() {
    return TableVerification.of(table.context(), name, types);
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
    return table.explain(explaining -> calls.accept(constructor.apply(explaining)));
  }

  /** The table's name. */
  @Override
  public final String toString() {
    return getClass().getSimpleName() + "[" + table.name() + "]";
  }
}
