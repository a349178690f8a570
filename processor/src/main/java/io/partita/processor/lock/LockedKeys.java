package io.partita.processor.lock;

import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import io.partita.processor.lock.LockPart.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The keys of an entity are written as those of its stored items. */
final class LockedKeys implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    Map<String, Diagnostic> problems = new LinkedHashMap<>();
    comparison
        .keyChanges()
        // Another encoding of the table changes them all: that is one finding.
        .filter(change -> change.kind() != Kind.FORMAT || comparison.isSameEncoding())
        .forEach(
            change -> problems.putIfAbsent(place(comparison, change), problem(comparison, change)));
    return problems.values().stream();
  }

  /** Partition and sort key move together, and are there under one condition. */
  private static String place(LockComparison comparison, LockKeyChange change) {
    String entity = change.pair().after().record() + " " + change.kind() + " ";
    return switch (change.kind()) {
      case CONDITION -> entity + comparison.index(change.after());
      case INDEX ->
          entity + comparison.formerIndex(change.before()) + comparison.index(change.after());
      case REMOVED_VALUE, ADDED_VALUE, ORDER, FORMAT, SHARDS, TEXT ->
          entity + change.after().attribute() + change.after().shown();
    };
  }

  private static Diagnostic problem(LockComparison comparison, LockKeyChange change) {
    return new Diagnostic(
        change.kind().code(),
        difference(comparison, change) + ". " + remedy(comparison, change),
        comparison.origins().key(change.pair().after(), change.after().attribute()));
  }

  private static String difference(LockComparison comparison, LockKeyChange change) {
    String key = change.after().attribute() + " of " + change.pair().name();
    return switch (change.kind()) {
      case REMOVED_VALUE -> key + change.shown() + ": it loses " + shown(change.lost());
      case ADDED_VALUE -> key + change.shown() + ": it gets " + shown(change.added());
      case ORDER -> key + change.shown() + ": the values are the same, but in another order";
      case TEXT ->
          key + change.shown() + ": the values are the same, but the text around them is not";
      case FORMAT -> key + formats(change);
      case SHARDS ->
          "%s is %s and would be %s"
              .formatted(key, spread(change.before()), spread(change.after()));
      case CONDITION ->
          "%s is on %s %s and would be %s"
              .formatted(
                  change.pair().name(),
                  comparison.index(change.after()),
                  when(change.pair().before().keysAt(change.before().attribute())),
                  when(change.pair().after().keysAt(change.after().attribute())));
      case INDEX ->
          "%s moves %s from %s to %s"
              .formatted(
                  change.pair().name(),
                  change.after().shown(),
                  comparison.formerIndex(change.before()),
                  comparison.index(change.after()));
    };
  }

  private static String shown(List<LockPath> paths) {
    return paths.stream().map(path -> "'" + path.shown() + "'").collect(Collectors.joining(", "));
  }

  private static String formats(LockKeyChange change) {
    List<Value> before = change.before().values();
    List<Value> after = change.after().values();
    return change.changedFormats().stream()
        .map(
            i ->
                " has '%s' written as %s and would have it as %s"
                    .formatted(
                        after.get(i).path().shown(), before.get(i).format(), after.get(i).format()))
        .collect(Collectors.joining(","));
  }

  private static String spread(LockKey key) {
    return key.shards() == 1 ? "in one partition" : "spread over " + key.shards() + " shards";
  }

  private static String when(List<LockKey> keys) {
    return keys.stream()
        .map(LockKey::where)
        .map(
            where ->
                where.isEmpty()
                    ? "always"
                    : "where "
                        + where.stream().map(LockTerm::shown).collect(Collectors.joining(" and ")))
        .collect(Collectors.joining(" or "));
  }

  private static String remedy(LockComparison comparison, LockKeyChange change) {
    LockPair pair = change.pair();
    if (comparison.after().isTableKey(change.after().attribute())) {
      return "Stored items are not found any more, and no item can change its key: keep the key, or write every %s again under its new one before you accept the new lock."
          .formatted(pair.name());
    }
    if (change.isMistakable()) {
      return "Until their keys are written again, items stored without %s are read with their %s in its place: keep the key, or accept the new lock and call %s once it is deployed."
          .formatted(
              shown(change.added()), shown(change.lost()), comparison.backfillOfAttributes(pair));
    }
    String index = comparison.index(change.after());
    String accept =
        ", or accept the new lock and call %s once it is deployed."
            .formatted(comparison.backfill(pair));
    return switch (change.kind()) {
      case CONDITION ->
          "Until their keys are written again, stored items are on %s as they were: keep the condition"
                  .formatted(index)
              + accept;
      case INDEX ->
          "Stored items are on %s alone: name it again"
                  .formatted(comparison.formerIndex(change.before()))
              + accept;
      case REMOVED_VALUE, ADDED_VALUE, ORDER, FORMAT, SHARDS, TEXT ->
          "Queries of %s miss stored items until their keys are written again: keep the key"
                  .formatted(index)
              + accept;
    };
  }
}
