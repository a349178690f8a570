package io.partita.runtime.internal.read;

import io.partita.runtime.EntityKey;
import io.partita.runtime.FoundItems;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypes;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads many items of any entities of a table by key with BatchGetItem. */
public final class TableReads {

  private final TableContext context;
  private final EntityTypes types;

  public TableReads(TableContext context, EntityTypes types) {
    this.context = context;
    this.types = types;
  }

  /**
   * The records of some keys; a key that is given twice is read once, and one without an item, with
   * an expired one or with one of another entity has none.
   *
   * @param unreadable is told of items that cannot be read and so are left out; null if they fail
   *     the call
   * @throws IllegalArgumentException if there is a key of another table; nothing was sent then
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts; it lists
   *     them
   */
  public FoundItems findAll(
      Collection<? extends EntityKey<?>> keys,
      @Nullable Consumer<? super MappingException> unreadable) {
    Set<EntityKey<?>> asked = new LinkedHashSet<>(keys);
    String entities = types.names(asked);
    KeyLookup<EntityKey<?>> lookup = new KeyLookup<>(context, entities, types::of);
    Map<EntityKey<?>, Object> records =
        context
            .driver()
            .observe(
                OperationName.of(entities, "findAll"),
                Map::size,
                driver ->
                    driver.run(
                        lookup.find(
                            asked, (key, item) -> record(types.of(key), item, unreadable))));
    return new FoundRecords(types, asked, records);
  }

  private static Optional<Object> record(
      EntityType<?, ?> type,
      Map<String, AttributeValue> item,
      @Nullable Consumer<? super MappingException> unreadable) {
    return BatchReads.record(type, item, unreadable).map(Object.class::cast);
  }
}
