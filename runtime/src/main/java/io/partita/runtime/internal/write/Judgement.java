package io.partita.runtime.internal.write;

import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the reasons mean for which actions were not done: some refuse, some teach what the next plan
 * needs.
 */
final class Judgement {

  private final List<Refused> refused = new ArrayList<>();
  private final List<Refused> others = new ArrayList<>();
  private final Map<ItemKey, Map<String, AttributeValue>> lessons = new LinkedHashMap<>();
  private final List<Expired> expired = new ArrayList<>();
  private final List<Action> taught = new ArrayList<>();

  /**
   * @param reasons why some of the actions were not done
   */
  Judgement(List<Action> actions, List<FailedActions.Reason> reasons) {
    Set<Integer> settled = new HashSet<>();
    for (FailedActions.Reason reason : reasons) {
      if (reason.isCondition()) {
        settled.addAll(actions.get(reason.action()).settledByOwnItem(reason.item()));
      }
    }
    for (FailedActions.Reason reason : reasons) {
      Action action = actions.get(reason.action());
      if (reason.isCondition()) {
        judge(action, reason.item(), settled);
      } else {
        others.add(Refused.of(action.firstAction(), action.kind().entity(), reason.code()));
      }
    }
  }

  private void judge(Action action, Map<String, AttributeValue> item, Set<Integer> settled) {
    for (Verdict verdict : action.judge(item, settled)) {
      if (verdict instanceof Verdict.Refusal refusal) {
        refused.add(Refused.of(refusal, action.kind(), item));
      } else if (verdict instanceof Verdict.Lesson lesson) {
        taught.add(action);
        lessons.put(action.key(), item);
        if (lesson.expired() != null) {
          expired.add(new Expired(action.key(), lesson.expired()));
        }
      }
    }
  }

  /** Whether another plan would not help. */
  boolean isRefusal() {
    return !refused.isEmpty() || taught.isEmpty();
  }

  /**
   * The refused actions of the caller, each with one reason: a condition before anything else, for
   * it says what to do. One on its own item hides those on others.
   */
  List<Refused> refused() {
    Map<Integer, Refused> first = new TreeMap<>();
    Stream.concat(refused.stream(), others.stream())
        .forEach(each -> first.putIfAbsent(each.action(), each));
    return List.copyOf(first.values());
  }

  /** The items as they are stored. */
  Map<ItemKey, Map<String, AttributeValue>> lessons() {
    return lessons;
  }

  /** Expired items that must go. */
  List<Expired> expired() {
    return expired;
  }

  /** What to say when the items changed in every attempt. */
  List<Refused> keptChanging(int attempts) {
    return taught.stream()
        .map(
            action ->
                Refused.of(
                    new CallerAction(action.firstAction(), action.kind().entity())
                        .keptChanging(attempts),
                    action.kind(),
                    lessons.getOrDefault(action.key(), Map.of())))
        .toList();
  }

  /** An expired item that is in the way. */
  record Expired(ItemKey key, Existence existence) {}
}
