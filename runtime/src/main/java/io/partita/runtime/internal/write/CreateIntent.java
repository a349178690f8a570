package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.List;

/**
 * Stores a record that must not exist yet.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class CreateIntent<E, K extends GeneratedKey<E>> implements Intent {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final NewItem<E> item;
  private final Existence existence;
  private final ItemKey key;

  CreateIntent(TableContext context, EntityType<E, K> type, E record, Instant now) {
    this.context = context;
    this.type = type;
    this.item = NewItem.of(type, record, now, context.driver().sendsBytes());
    this.existence = Existence.of(context.options(), type, now);
    this.key = ItemKey.of(type.primaryKey(), item.attributes());
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
    return type.key(item.attributes());
  }

  @Override
  public void addTo(Actions actions, int position) {
    CallerAction action = new CallerAction(position, type.name());
    ActionDraft draft = actions.item(type, key);
    draft.write(position, new Writing.Put(item.attributes(), item.written()));
    List<Predicate> absent = List.of(existence.absent());
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
    if (!type.relations().isEmpty()) {
      new Owners<>(context, type, existence.now()).created(actions, position, entityKey());
    }
    type.uniques()
        .forEach(
            unique -> actions.sentinels().take(position, type, unique, item, key.attributes()));
  }
}
