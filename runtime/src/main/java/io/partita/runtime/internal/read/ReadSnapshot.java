package io.partita.runtime.internal.read;

import io.partita.runtime.EntityKey;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.ItemSnapshot;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypes;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Several items as one TransactGetItems read them. */
final class ReadSnapshot implements ItemSnapshot {

  private final TableContext context;
  private final EntityTypes types;
  private final Instant now;
  private final Map<EntityKey<?>, Map<String, AttributeValue>> items;

  /**
   * @param now the moment at which items that expire are there or not
   * @param items what was stored under each key that was asked for, perhaps nothing
   */
  ReadSnapshot(
      TableContext context,
      EntityTypes types,
      Instant now,
      Map<EntityKey<?>, Map<String, AttributeValue>> items) {
    this.context = context;
    this.types = types;
    this.now = now;
    this.items = items;
  }

  @Override
  public <E> Optional<E> find(EntityKey<E> key) {
    EntityType<E, ?> type = types.of(key);
    if (!items.containsKey(key)) {
      throw new IllegalArgumentException(
          "This snapshot was not asked for this " + type.name() + ". Ask for its key as well.");
    }
    return Existence.of(context.options(), type, now).read(type, items.get(key));
  }

  @Override
  public <E> E get(EntityKey<E> key) {
    return find(key).orElseThrow(() -> new ItemNotFoundException(types.of(key).name()));
  }

  /** Without the items, which no message or log may show. */
  @Override
  public String toString() {
    return "ItemSnapshot[" + items.size() + " keys]";
  }
}
