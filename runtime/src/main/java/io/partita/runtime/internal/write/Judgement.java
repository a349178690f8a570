package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.Cancellations;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.KeyIdentity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;

/**
 * What the reasons of a cancelled transaction mean, each for the action at its position: some
 * refuse, some teach what the next plan needs.
 */
final class Judgement {

  private final List<Refused> refused = new ArrayList<>();
  private final List<Refused> others = new ArrayList<>();
  private final Map<KeyIdentity, Map<String, AttributeValue>> lessons = new LinkedHashMap<>();
  private final List<Expired> expired = new ArrayList<>();
  private final List<Action> taught = new ArrayList<>();

  Judgement(List<Action> actions, List<CancellationReason> reasons) {
    Set<Integer> settled = new HashSet<>();
    for (int i = 0; i < reasons.size(); i++) {
      CancellationReason reason = reasons.get(i);
      if (Cancellations.isConditionFailed(reason)) {
        settled.addAll(actions.get(i).settledByOwnItem(item(reason)));
      }
    }
    for (int i = 0; i < reasons.size(); i++) {
      CancellationReason reason = reasons.get(i);
      if (Cancellations.isConditionFailed(reason)) {
        judge(actions.get(i), item(reason), settled);
      } else if (!Cancellations.isNone(reason)) {
        others.add(
            Refused.of(
                actions.get(i).firstAction(), actions.get(i).subject().entity(), reason.code()));
      }
    }
  }

  private static Map<String, AttributeValue> item(CancellationReason reason) {
    return reason.hasItem() ? reason.item() : Map.of();
  }

  private void judge(Action action, Map<String, AttributeValue> item, Set<Integer> settled) {
    for (Verdict verdict : action.judge(item, settled)) {
      if (verdict instanceof Verdict.Refusal refusal) {
        refused.add(Refused.of(refusal, action.subject(), item));
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
  Map<KeyIdentity, Map<String, AttributeValue>> lessons() {
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
                    new Refusals(action.firstAction(), action.subject().entity())
                        .keptChanging(attempts),
                    action.subject(),
                    lessons.getOrDefault(action.key(), Map.of())))
        .toList();
  }

  /** An expired item that is in the way. */
  record Expired(KeyIdentity key, Existence existence) {}
}
