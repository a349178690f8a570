package io.partita.runtime.internal.write;

import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.generated.schema.EntityType;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * A write whose condition was not true.
 *
 * @param item the item as it is stored; empty if there is none
 * @param unheard whether an earlier attempt may have been applied, so that the condition may not be
 *     true because of it
 */
record Rejection(Map<String, AttributeValue> item, boolean unheard) {

  static Rejection of(ConditionalCheckFailedException failure, boolean unheard) {
    return new Rejection(failure.hasItem() ? failure.item() : Map.of(), unheard);
  }

  /**
   * Within a transaction a token tells attempts of one request from others, so that none meets an
   * earlier one's changes.
   */
  static Rejection of(CancellationReason reason) {
    return new Rejection(reason.hasItem() ? reason.item() : Map.of(), false);
  }

  /**
   * What the caller is told: that it was refused, if that is known. Nothing in the item could prove
   * the opposite: another writer may have stored the same, or changed what this one had stored.
   */
  PartitaException told(EntityType<?, ?> type, PartitaException refusal) {
    return unheard
        ? OutcomeUnknownException.refused(type.name(), () -> stored(type, refusal), refusal)
        : refusal;
  }

  /** An item that has expired is still stored, but nobody finds it. */
  private Optional<Record> stored(EntityType<?, ?> type, PartitaException refusal) {
    return refusal instanceof ItemNotFoundException
        ? Optional.empty()
        : new Subject(type, true).decode(item);
  }

  /** Without the item, which no message or log may show. */
  @Override
  public String toString() {
    return "Rejection[unheard=" + unheard + "]";
  }
}
