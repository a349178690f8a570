package io.partita.runtime.internal.read;

import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** Reads what was written: what a request returns, or what is stored after a transaction. */
public final class ReadBack {

  private ReadBack() {}

  /** The record of an item that was written, whatever is wrong with the item. */
  public static <E> E record(EntityType<E, ?> type, Map<String, AttributeValue> item) {
    try {
      return type.read(item);
    } catch (PartitaException unreadable) {
      throw OutcomeUnknownException.notReadBack(type.name(), unreadable);
    }
  }

  /** The record of an item as it was before it was written, whatever is wrong with the item. */
  public static <E> Optional<E> old(EntityType<E, ?> type, Map<String, AttributeValue> item) {
    try {
      return item.isEmpty() ? Optional.empty() : Optional.of(type.read(item));
    } catch (PartitaException unreadable) {
      throw OutcomeUnknownException.oldUnreadable(type.name(), unreadable);
    }
  }

  /**
   * The item of a key, since a transaction returns none. Whatever keeps it from being read, it was
   * written, and nobody is told else.
   */
  public static Step<Map<String, AttributeValue>> of(
      TableContext context, String entity, Map<String, AttributeValue> key) {
    return Step.send(
        Call.getItem(context, key, true),
        answer -> {
          Map<String, AttributeValue> item = answer.item(GetItemResponse::item);
          if (item.isEmpty()) {
            throw OutcomeUnknownException.notReadBack(entity, null);
          }
          return Step.done(item);
        },
        failure -> {
          throw OutcomeUnknownException.notReadBack(entity, failure);
        });
  }
}
