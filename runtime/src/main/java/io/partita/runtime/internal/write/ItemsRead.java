package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * What a transaction reads before it is sent, and must still be so then. Each item is read once.
 */
public final class ItemsRead {

  private static final String NOTE = "The transaction has the condition that this has not changed.";

  private final TableContext context;
  private final Instant now;
  private final Map<ItemKey, Map<String, AttributeValue>> items = new LinkedHashMap<>();
  private final Map<Object, Intent> intents = new LinkedHashMap<>();

  /**
   * @param now the moment at which items that expire are there or not
   */
  public ItemsRead(TableContext context, Instant now) {
    this.context = context;
    this.now = now;
  }

  /** How many items there are. */
  public int size() {
    return items.size();
  }

  public Instant now() {
    return now;
  }

  /** The item of a key, read now unless it was read before. */
  public <E> Step<Optional<E>> find(EntityType<E, ?> type, GeneratedKey<E> key) {
    ItemKey itemKey = ItemKey.of(type.primaryKey(), key.attributes());
    Map<String, AttributeValue> known = items.get(itemKey);
    return known != null
        ? Step.done(learn(type, key, itemKey, known))
        : Step.send(
            Call.getItem(context, key.attributes(), true).note(NOTE),
            answer -> Step.done(learn(type, key, itemKey, answer.item(GetItemResponse::item))));
  }

  private <E> Optional<E> learn(
      EntityType<E, ?> type,
      GeneratedKey<E> key,
      ItemKey itemKey,
      Map<String, AttributeValue> item) {
    Existence existence = Existence.of(context.options(), type, now);
    items.put(itemKey, item);
    intents.putIfAbsent(key, new UnchangedIntent<>(type, itemKey, existence, item));
    return existence.read(type, item);
  }

  /** That nothing of it has changed. */
  public List<Intent> intents() {
    return new ArrayList<>(intents.values());
  }

  /** The items as they were read; an absent one is the empty map. */
  Map<ItemKey, Map<String, AttributeValue>> items() {
    return items;
  }

  /** Without the items, which no message or log may show. */
  @Override
  public String toString() {
    return "ItemsRead[" + items.size() + "]";
  }
}
