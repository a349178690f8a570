package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Has an item read before a transaction that writes it, and the write planned again if the item has
 * changed meanwhile: what was read is then what was replaced.
 *
 * @param <E> the entity's record
 */
final class ReadBefore<E> implements Requirement {

  private final EntityType<E, ?> type;
  private final ItemKey key;
  private final Existence existence;
  private Map<String, AttributeValue> item = Map.of();

  ReadBefore(EntityType<E, ?> type, ItemKey key, Existence existence) {
    this.type = type;
    this.key = key;
    this.existence = existence;
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
  public @Nullable String reasonToRead() {
    return "it is returned as it was";
  }

  /** The plan of the write itself has the condition that an absent item is still absent. */
  @Override
  public void addTo(Actions actions, int position) {
    Map<String, AttributeValue> read = actions.known().get(key);
    item = read != null && existence.holds(read) ? read : Map.of();
    ActionDraft draft = actions.item(type, key);
    Snapshot<E> snapshot = Snapshot.of(type, item);
    snapshot.useAll();
    for (Check guard : snapshot.guards()) {
      draft.demand(Demand.of(position, guard, Verdict.REPLAN));
    }
  }

  /** The item as the last plan knew it; empty if it was not there. */
  Map<String, AttributeValue> item() {
    return item;
  }
}
