package io.partita.processor.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Says what has changed that stored items survive, and what is to be done for it. */
final class LockChanges {

  private final LockComparison comparison;
  private final LockModel before;
  private final LockModel after;
  private final List<String> changes = new ArrayList<>();

  private LockChanges(LockComparison comparison) {
    this.comparison = comparison;
    this.before = comparison.before();
    this.after = comparison.after();
  }

  static List<String> of(LockComparison comparison) {
    LockChanges changes = new LockChanges(comparison);
    changes.addTable();
    changes.addIndexes();
    comparison
        .entities()
        .added()
        .forEach(entity -> changes.changes.add("new entity " + entity.name()));
    comparison.pairs().forEach(changes::add);
    return List.copyOf(changes.changes);
  }

  private void addTable() {
    if (!before.table().equals(after.table())) {
      changes.add("the table is declared by " + after.table());
    }
    if (before.typeAttribute().isPresent() && after.typeAttribute().isEmpty()) {
      changes.add("items are known by their keys, not by a type attribute");
    }
    after
        .expiry()
        .filter(attribute -> before.expiry().isEmpty())
        .ifPresent(
            attribute ->
                changes.add("new expiry '" + attribute + "': enable time to live for the table"));
  }

  private void addIndexes() {
    after.indexes().stream()
        .filter(index -> before.index(index.name()).isEmpty() && !index.isLocal())
        .forEach(index -> changes.add("new index " + index.name() + ": add it to the table"));
    before.indexes().stream()
        .filter(index -> after.index(index.name()).isEmpty())
        .forEach(index -> changes.add("index " + index.name() + " is not used any more"));
  }

  private void add(LockPair pair) {
    addEntity(pair);
    addKeys(pair);
    pair.attributes()
        .added()
        .filter(attribute -> !attribute.isRequired() && attribute.path().isNamed())
        .forEach(attribute -> changes.add("new attribute " + of(attribute, pair)));
    pair.attributes()
        .removed()
        .filter(attribute -> attribute.path().isNamed() && !attribute.isInKeyOnly())
        .forEach(
            attribute -> changes.add(of(attribute, pair) + " stays in items, but is not read"));
    pair.attributes().kept().flatMap(change -> describe(change, pair)).forEach(changes::add);
    addSides(pair);
  }

  private void addEntity(LockPair pair) {
    if (!pair.before().record().equals(pair.after().record())) {
      changes.add(pair.before().name() + " is declared by " + pair.after().record());
    }
    pair.after().formerTypeValues().stream()
        .filter(former -> !pair.before().formerTypeValues().contains(former))
        .forEach(former -> changes.add(pair.name() + " also reads the type \"" + former + "\""));
  }

  private void addKeys(LockPair pair) {
    LockKeyChanges keys = comparison.keys(pair);
    indexes(after, keys.added())
        .forEach(
            index ->
                changes.add(
                    "%s is on %s: call %s once it is deployed"
                        .formatted(pair.name(), index, comparison.backfill(pair))));
    indexes(before, keys.removed().stream())
        .forEach(
            index ->
                changes.add("%s leaves %s: stored items stay there".formatted(pair.name(), index)));
  }

  private static Stream<String> indexes(LockModel model, Stream<LockKey> keys) {
    return keys.map(LockKey::attribute)
        .map(model::indexOf)
        .flatMap(Optional::stream)
        .map(LockIndex::name)
        .distinct();
  }

  private static Stream<String> describe(LockTypeChange change, LockPair pair) {
    LockAttribute was = change.before();
    LockAttribute is = change.after();
    List<String> differences = new ArrayList<>();
    if (was.isInKeyOnly() != is.isInKeyOnly() && change.isReadable()) {
      differences.add(is.isInKeyOnly() ? "is in keys alone" : "is not in the key alone");
    } else if (!was.type().equals(is.type()) && change.isReadable()) {
      differences.add("is " + is.type() + ", which reads " + was.type());
    }
    if (!was.constants().containsAll(is.constants()) && was.type().equals(is.type())) {
      differences.add("has further constants");
    }
    if (!was.formerNames().containsAll(is.formerNames())) {
      differences.add("is also read from former names");
    }
    if (was.isRequired() && !is.isRequired()) {
      differences.add("may be absent");
    }
    return differences.stream().map(difference -> of(is, pair) + " " + difference);
  }

  private void addSides(LockPair pair) {
    pair.before().uniques().stream()
        .map(LockUnique::attribute)
        .filter(
            attribute ->
                isGone(pair, attribute, pair.after().uniques().stream().map(LockUnique::attribute)))
        .forEach(
            attribute ->
                changes.add(
                    "'%s' of %s is not unique any more: the items of taken values stay"
                        .formatted(attribute, pair.name())));
    pair.before().counts().stream()
        .map(LockCount::attribute)
        .filter(
            attribute ->
                isGone(pair, attribute, pair.after().counts().stream().map(LockCount::attribute)))
        .forEach(
            attribute ->
                changes.add("'%s' of %s counts no more".formatted(attribute, pair.name())));
  }

  private static boolean isGone(LockPair pair, String attribute, Stream<String> remaining) {
    Optional<LockPath> now = pair.attributes().now(LockPath.of(attribute));
    return now.isPresent() && remaining.map(LockPath::of).noneMatch(now.get()::equals);
  }

  private static String of(LockAttribute attribute, LockPair pair) {
    return "'" + attribute.path().shown() + "' of " + pair.name();
  }
}
