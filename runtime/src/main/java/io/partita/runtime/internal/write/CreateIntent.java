package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.UniqueComponent;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stores a record that must not exist yet.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class CreateIntent<E, K extends GeneratedKey<E>> implements Intent {

  private final EntityType<E, K> type;
  private final Creations<E, K> all;
  private final NewItem<E> item;
  private final ItemKey key;
  private final @Nullable K entityKey;
  private final List<ItemKey> ownerKeys;

  CreateIntent(Creations<E, K> all, E record) {
    this.all = all;
    this.type = all.type();
    this.item = NewItem.of(type, record, all.existence().now(), all.writer());
    if (type.relations().isEmpty()) {
      this.entityKey = null;
      this.key = ItemKey.of(type.primaryKey(), item.attributes());
      this.ownerKeys = List.of();
    } else {
      this.entityKey = item.isAsGiven() ? type.key(record) : type.key(item.attributes());
      this.key = ItemKey.of(type.primaryKey(), entityKey.attributes());
      this.ownerKeys = all.owners().of(entityKey);
    }
  }

  @Override
  public String entity() {
    return type.name();
  }

  @Override
  public ItemKey key() {
    return key;
  }

  @Override
  public boolean isSingle() {
    return type.relations().isEmpty() && type.uniques().isEmpty();
  }

  /** The item as it is stored if nothing else of the transaction counts on it. */
  NewItem<E> item() {
    return item;
  }

  K entityKey() {
    return entityKey == null ? type.key(item.attributes()) : entityKey;
  }

  /** The items that it belongs to. */
  List<ItemKey> ownerKeys() {
    return ownerKeys;
  }

  @Override
  public void addTo(Actions actions, int position) {
    CallerAction action = new CallerAction(position, type.name());
    ActionDraft draft = actions.item(type, key);
    draft.write(position, new Writing.Put(item::attributes, item.written()));
    Existence existence = all.existence();
    List<Predicate> absent = all.absent();
    draft.demand(
        new Demand(position, absent, stored -> !existence.isForeign(stored), action.otherType()));
    draft.demand(
        new Demand(position, absent, stored -> !existence.isMarked(stored), action.beingDeleted()));
    draft.demand(
        new Demand(
            position,
            absent,
            stored -> stored.isEmpty() || existence.isExpired(stored),
            action.alreadyExists()));
    if (entityKey != null) {
      all.owners().created(actions, position, entityKey, ownerKeys);
    }
    for (UniqueComponent<E, ?> unique : type.uniques()) {
      actions.sentinels().take(position, type, unique, item, key.attributes());
    }
  }
}
