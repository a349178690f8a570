package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A request in the making: everything that is done to one item becomes one action.
 *
 * <p>What is known already may refuse an action of the caller, so that nothing needs to be sent.
 */
final class Actions {

  /** The most actions that DynamoDB takes in one transaction. */
  static final int MOST = 100;

  /** The most bytes that DynamoDB takes in one transaction. */
  static final long MOST_BYTES = 4L * 1024 * 1024;

  private final KnownItems known;
  private final boolean single;
  private final Map<ItemKey, ActionDraft> drafts = new LinkedHashMap<>();
  private final Sentinels sentinels = new Sentinels();
  private final List<Refused> refused = new ArrayList<>();

  /**
   * @param single whether there will be one action, in a request of its own
   */
  Actions(KnownItems known, boolean single) {
    this.known = known;
    this.single = single;
  }

  /** Whether there will be one action, in a request of its own. */
  boolean isSingle() {
    return single;
  }

  KnownItems known() {
    return known;
  }

  /** What is done to an item. */
  ActionDraft item(EntityType<?, ?> type, ItemKey key) {
    return draft(new ItemKind(type, true), key);
  }

  ActionDraft draft(ItemKind kind, ItemKey key) {
    return drafts.computeIfAbsent(key, absent -> new ActionDraft(kind, key));
  }

  /** What is done to the items that stand for unique values. */
  Sentinels sentinels() {
    return sentinels;
  }

  /** Refuses an action of the caller because of what is known of an item. */
  void refuse(Verdict.Refusal refusal, EntityType<?, ?> type, Map<String, AttributeValue> item) {
    refused.add(Refused.of(refusal, new ItemKind(type, true), item));
  }

  List<Refused> refused() {
    return refused;
  }

  /**
   * All actions.
   *
   * @throws IllegalArgumentException if they cannot be one transaction
   */
  List<Action> finish() {
    sentinels.addTo(this);
    List<Action> actions = new ArrayList<>(drafts.size());
    for (ActionDraft draft : drafts.values()) {
      actions.add(draft.finish());
    }
    if (!single) {
      requireOneTransaction(actions);
    }
    return actions;
  }

  private static void requireOneTransaction(List<Action> actions) {
    if (actions.size() > MOST) {
      throw new IllegalArgumentException(
          "This transaction has "
              + actions.size()
              + " actions, counts and unique values included. DynamoDB takes "
              + MOST
              + " at most: use several transactions, or createAll and deleteAll.");
    }
    long bytes = 0;
    for (Action action : actions) {
      bytes += action.bytes();
    }
    if (bytes > MOST_BYTES) {
      throw new IllegalArgumentException(
          "This transaction has at least "
              + bytes
              + " bytes. DynamoDB takes 4 MB at most: use several transactions.");
    }
  }
}
