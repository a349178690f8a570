package io.partita.runtime.internal.read;

import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** Reads items as they are stored now, before a write that depends on them. */
public final class ItemReads {

  private final TableContext context;
  private final String entity;
  private final Supplier<String> note;
  private final Function<SdkException, RuntimeException> told;

  /**
   * @param entity the entity's name, for messages
   * @param note why it is read, for explanations
   * @param told what to throw if an item cannot be read
   */
  public ItemReads(
      TableContext context,
      String entity,
      Supplier<String> note,
      Function<SdkException, RuntimeException> told) {
    this.context = context;
    this.entity = entity;
    this.note = note;
    this.told = told;
  }

  /** The items of some keys; an absent one is the empty map. */
  public Step<Map<ItemKey, Map<String, AttributeValue>>> read(Set<ItemKey> keys) {
    return keys.size() == 1 ? readOne(keys.iterator().next()) : readAll(keys);
  }

  private Step<Map<ItemKey, Map<String, AttributeValue>>> readOne(ItemKey key) {
    return Step.send(
        Call.getItem(context, key.attributes(), true).note(note),
        answer -> Step.done(Map.of(key, answer.item(GetItemResponse::item))),
        failure -> {
          throw told.apply(failure);
        });
  }

  private Step<Map<ItemKey, Map<String, AttributeValue>>> readAll(Set<ItemKey> keys) {
    return ItemLookup.of(context, entity)
        .decisive(note)
        .find(keys, true, key -> List.of(entity))
        .map(found -> withAbsent(keys, found));
  }

  private static Map<ItemKey, Map<String, AttributeValue>> withAbsent(
      Set<ItemKey> keys, Map<ItemKey, Map<String, AttributeValue>> found) {
    Map<ItemKey, Map<String, AttributeValue>> all = new LinkedHashMap<>();
    keys.forEach(key -> all.put(key, found.getOrDefault(key, Map.of())));
    return all;
  }
}
