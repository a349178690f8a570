package io.partita.runtime.internal.write;

import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.write.UpdateIntent.UpdateConflict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes several updates of one item one, since a transaction takes one action per item: parts of a
 * program that know nothing of each other can then add to one transaction.
 */
final class MergedUpdates {

  private MergedUpdates() {}

  /**
   * The same intents at the same positions; the first update of an item has the changes of all.
   *
   * @throws IllegalArgumentException if two of them contradict each other
   */
  static List<Intent> of(List<? extends Intent> intents) {
    List<Intent> merged = new ArrayList<>(intents);
    Map<ItemKey, Integer> first = new HashMap<>();
    for (int i = 0; i < merged.size(); i++) {
      if (merged.get(i) instanceof UpdateIntent<?, ?> update) {
        Integer earlier = first.putIfAbsent(update.key(), i);
        if (earlier != null) {
          merge(merged, earlier, update, i);
        }
      }
    }
    return merged;
  }

  private static void merge(
      List<Intent> intents, int earlier, UpdateIntent<?, ?> later, int position) {
    UpdateIntent<?, ?> one = (UpdateIntent<?, ?>) intents.get(earlier);
    try {
      UpdateIntent<?, ?> both = one.with(later);
      if (both != null) {
        intents.set(earlier, both);
        intents.set(position, later.conditionAlone());
      }
    } catch (UpdateConflict conflict) {
      throw new IllegalArgumentException(
          "Actions "
              + earlier
              + " and "
              + position
              + " of this transaction, counted from 0, "
              + conflict.problem(later.entity()),
          conflict);
    }
  }
}
