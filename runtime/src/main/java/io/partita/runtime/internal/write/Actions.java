package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.operation.KeyIdentity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A transaction in the making: everything that is done to one item becomes one action.
 *
 * <p>What is known already may refuse an action of the caller, so that nothing needs to be sent.
 */
final class Actions {

  /** The most actions that DynamoDB takes in one transaction. */
  static final int MOST = 100;

  /** The most bytes that DynamoDB takes in one transaction. */
  static final long MOST_BYTES = 4L * 1024 * 1024;

  private final Known known;
  private final Map<KeyIdentity, ItemDraft> drafts = new LinkedHashMap<>();
  private final Sentinels sentinels = new Sentinels();
  private final List<Refused> refused = new ArrayList<>();

  Actions(Known known) {
    this.known = known;
  }

  Known known() {
    return known;
  }

  /** What is done to an item. */
  ItemDraft item(EntityType<?, ?> type, Map<String, AttributeValue> key) {
    return draft(new Subject(type, true), KeyIdentity.of(type.primaryKey(), key));
  }

  ItemDraft draft(Subject subject, KeyIdentity key) {
    return drafts.computeIfAbsent(key, identity -> new ItemDraft(subject, identity));
  }

  /** What is done to the items that stand for unique values. */
  Sentinels sentinels() {
    return sentinels;
  }

  /** Refuses an action of the caller because of what is known of an item. */
  void refuse(Verdict.Refusal refusal, EntityType<?, ?> type, Map<String, AttributeValue> item) {
    refused.add(Refused.of(refusal, new Subject(type, true), item));
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
    List<Action> actions = drafts.values().stream().map(ItemDraft::finish).toList();
    if (actions.size() > MOST) {
      throw new IllegalArgumentException(
          "This transaction has "
              + actions.size()
              + " actions, counts and unique values included. DynamoDB takes "
              + MOST
              + " at most: use several transactions, or createAll and deleteAll.");
    }
    long bytes = actions.stream().mapToLong(Action::bytes).sum();
    if (bytes > MOST_BYTES) {
      throw new IllegalArgumentException(
          "This transaction has at least "
              + bytes
              + " bytes. DynamoDB takes 4 MB at most: use several transactions.");
    }
    return actions;
  }
}
