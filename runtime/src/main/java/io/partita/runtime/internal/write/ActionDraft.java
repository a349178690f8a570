package io.partita.runtime.internal.write;

import io.partita.runtime.internal.stored.ItemKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Collects what the caller's actions do to one item, since a transaction takes one action each. */
final class ActionDraft {

  private final ItemKind kind;
  private final ItemKey key;
  private final List<Demand> own = new ArrayList<>();
  private final List<Demand> required = new ArrayList<>();
  private final Map<String, Counter> counters = new LinkedHashMap<>();
  private List<Clause> firstUse = List.of();
  private @Nullable String recountMark;
  private @Nullable Writing writing;
  private int writer;
  private int checker = -1;
  private int dependent = -1;

  ActionDraft(ItemKind kind, ItemKey key) {
    this.kind = kind;
    this.key = key;
  }

  /** An action of the caller writes the item. */
  void write(int action, Writing given) {
    writing = given;
    writer = action;
  }

  /** An action of the caller checks the item. */
  void check(int action) {
    checker = action;
  }

  /** What an action that writes or checks the item demands of it. */
  void demand(Demand demand) {
    own.add(demand);
  }

  /** What an action on another item, one that belongs to this one, demands of this one. */
  void require(Demand demand) {
    required.add(demand);
    dependent = demand.action();
  }

  /**
   * An action on another item, which this one counts, changes the count.
   *
   * @param mark the attribute that tells a recount that nothing of the kind has happened
   */
  void count(String attribute, int change, Verdict.Refusal mismatch, String mark) {
    counters.computeIfAbsent(attribute, Counter::new).add(change, mismatch);
    dependent = mismatch.action();
    recountMark = mark;
  }

  /** The item is created when it counts something and is not there: what it needs then. */
  void createOnUse(List<Clause> clauses) {
    firstUse = clauses;
  }

  private IllegalArgumentException refused(int first, int second, String problem) {
    return new IllegalArgumentException(
        "Actions "
            + Math.min(first, second)
            + " and "
            + Math.max(first, second)
            + " of this transaction, counted from 0, "
            + problem.formatted(kind.entity()));
  }

  Action finish() {
    // What stands for a value of an item is not the item itself.
    return kind.holdsRecord()
        ? new Action(kind, key, finished(), own, shared())
        : new Action(kind, key, finished(), List.of(), own);
  }

  private Writing finished() {
    if (writing instanceof Writing.Put put) {
      if (checker >= 0) {
        throw refused(writer, checker, "create and check the same %s. Leave the check out.");
      }
      return counters.isEmpty() ? put : new Writing.Put(counted(put.item()));
    } else if (writing instanceof Writing.Delete) {
      if (dependent >= 0) {
        throw refused(
            writer,
            dependent,
            "delete the %s and write something that belongs to it. Use two transactions, or"
                + " deleteCascade.");
      }
      return writing;
    }
    if (writing instanceof Writing.Change change && counters.isEmpty() && recountMark == null) {
      return change.expression().isEmpty() ? new Writing.Nothing() : change;
    }
    UpdateExpression expression =
        writing instanceof Writing.Change change ? change.expression() : new UpdateExpression();
    UpdateExpression all = expression.without(counters.keySet());
    counters.values().forEach(counter -> counter.addTo(all, expression));
    if (writing == null && counters.values().stream().anyMatch(counter -> counter.sum() > 0)) {
      firstUse.forEach(all::add);
    }
    if (recountMark != null) {
      // Also where the changes add up to nothing: a recount may have seen only one of them.
      all.add(new Clause.Remove(recountMark));
    }
    return all.isEmpty()
        ? new Writing.Nothing()
        : new Writing.Change(all, writing != null && writing.makesItem());
  }

  private Map<String, AttributeValue> counted(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> counted = new LinkedHashMap<>(item);
    for (Counter counter : counters.values()) {
      if (counter.sum() < 0) {
        throw refused(
            writer,
            dependent,
            "create the %s and delete something that it would count. Use two transactions.");
      }
      counted.put(counter.attribute(), AttributeValue.fromN(Long.toString(counter.sum())));
    }
    return counted;
  }

  private List<Demand> shared() {
    List<Demand> demands = new ArrayList<>();
    if (writing == null || !writing.makesItem()) {
      demands.addAll(required);
    }
    if (!(writing instanceof Writing.Put)) {
      counters.values().forEach(counter -> demands.addAll(counter.demands()));
    }
    return demands;
  }
}
