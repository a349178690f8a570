package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.KeyIdentity;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.List;

/**
 * Stores a record that must not exist yet.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
final class CreateIntent<E, K extends GeneratedKey<E>> implements Intent {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final NewItem<E> item;
  private final Existence existence;
  private final K key;

  CreateIntent(TableContext context, EntityType<E, K> type, E record, Instant now) {
    this.context = context;
    this.type = type;
    this.item = NewItem.of(type, record, now);
    this.existence = Existence.of(context, type, now);
    this.key = type.key(item.attributes());
  }

  @Override
  public String entity() {
    return type.name();
  }

  @Override
  public KeyIdentity key() {
    return KeyIdentity.of(type.primaryKey(), item.attributes());
  }

  /** The item as it is stored if nothing else of the transaction counts on it. */
  NewItem<E> item() {
    return item;
  }

  K entityKey() {
    return key;
  }

  @Override
  public void addTo(Actions actions, int position) {
    Refusals refusals = new Refusals(position, type.name());
    ItemDraft draft = actions.item(type, item.attributes());
    draft.write(position, new Writing.Put(item.attributes()));
    List<Predicate> absent = List.of(existence.absent());
    draft.demand(
        new Demand(position, absent, stored -> !existence.isForeign(stored), refusals.otherType()));
    draft.demand(
        new Demand(
            position, absent, stored -> !existence.isMarked(stored), refusals.beingDeleted()));
    draft.demand(
        new Demand(
            position,
            absent,
            stored -> stored.isEmpty() || existence.isExpired(stored),
            refusals.alreadyExists()));
    new Owners<>(context, type, existence.now()).created(actions, position, key);
    type.uniques()
        .forEach(
            unique -> actions.sentinels().take(position, type, unique, item, key.attributes()));
  }
}
