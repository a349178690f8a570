package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Requires an item to be as the caller has read it, be that absent.
 *
 * @param <E> the entity's record
 */
final class UnchangedIntent<E> implements Requirement {

  private final EntityType<E, ?> type;
  private final ItemKey key;
  private final Existence existence;
  private final Map<String, AttributeValue> item;

  /**
   * @param item the item as it was read; empty if nothing was stored
   */
  UnchangedIntent(
      EntityType<E, ?> type, ItemKey key, Existence existence, Map<String, AttributeValue> item) {
    this.type = type;
    this.key = key;
    this.existence = existence;
    this.item = item;
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
  public void addTo(Actions actions, int position) {
    actions.countRead();
    Verdict changed = new CallerAction(position, type.name()).readChanged();
    Demands demands = new Demands(position);
    if (existence.holds(item)) {
      demands.exists(existence.checks(true), existence, changed);
      Snapshot<E> snapshot = Snapshot.of(type, item);
      snapshot.useAll();
      snapshot.guards().forEach((Check guard) -> demands.add(guard, changed));
    } else {
      demands.isAbsent(existence, changed);
    }
    List<Demand> all = demands.all();
    all.forEach(actions.item(type, key)::demand);
  }
}
