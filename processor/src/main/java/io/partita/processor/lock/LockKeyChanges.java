package io.partita.processor.lock;

import io.partita.processor.lock.LockKeyChange.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What has become of the keys of an entity. */
final class LockKeyChanges {

  private final LockModel before;
  private final LockModel after;
  private final LockPair pair;
  private final List<LockKeyChange> changed = new ArrayList<>();
  private final List<LockKeyChange> moved = new ArrayList<>();
  private final List<LockKey> removed = new ArrayList<>();

  LockKeyChanges(LockModel before, LockModel after, LockPair pair) {
    this.before = before;
    this.after = after;
    this.pair = pair;
    pair.before().keys().stream().map(LockKey::attribute).distinct().forEach(this::compare);
  }

  private void compare(String attribute) {
    List<LockKey> was = pair.before().keysAt(attribute);
    List<LockKey> is = pair.after().keysAt(now(attribute));
    List<LockKey> open = was.stream().filter(key -> !isAmong(key, is)).toList();
    List<LockKey> others = is.stream().filter(key -> was.stream().noneMatch(isEqual(key))).toList();
    for (int i = 0; i < open.size(); i++) {
      LockKey key = open.get(i);
      Optional<LockKey> elsewhere = elsewhere(key);
      if (elsewhere.isPresent()) {
        moved.add(new LockKeyChange(pair, key, elsewhere.get(), Kind.INDEX));
      } else if (i < others.size()) {
        LockKeyChange.of(pair, key, others.get(i)).ifPresent(changed::add);
      } else if (is.isEmpty()) {
        removed.add(key);
      } else {
        changed.add(new LockKeyChange(pair, key, is.get(0), Kind.CONDITION));
      }
    }
    if (!was.isEmpty() && open.isEmpty() && !others.isEmpty()) {
      changed.add(new LockKeyChange(pair, was.get(0), others.get(0), Kind.CONDITION));
    }
  }

  /** The table's key stays what it is under another name: that is a finding of its own. */
  private String now(String attribute) {
    if (attribute.equals(before.partitionKey().name())) {
      return after.partitionKey().name();
    }
    return before
        .sortKey()
        .filter(key -> key.name().equals(attribute))
        .flatMap(key -> after.sortKey())
        .map(LockKeyAttribute::name)
        .orElse(attribute);
  }

  /** The same key in an attribute that did not hold it before. */
  private Optional<LockKey> elsewhere(LockKey key) {
    return before.isTableKey(key.attribute())
        ? Optional.empty()
        : pair.after().keys().stream()
            .filter(now -> !after.isTableKey(now.attribute()))
            .filter(now -> !now.attribute().equals(key.attribute()))
            .filter(now -> isEqual(key, now))
            .filter(now -> pair.before().keysAt(now.attribute()).stream().noneMatch(isEqual(now)))
            .findFirst();
  }

  private boolean isAmong(LockKey key, List<LockKey> keys) {
    return keys.stream().anyMatch(now -> isEqual(key, now));
  }

  private Predicate<LockKey> isEqual(LockKey now) {
    return was -> isEqual(was, now);
  }

  private boolean isEqual(LockKey was, LockKey now) {
    return LockKeyChange.of(pair, was, now).isEmpty();
  }

  /** The keys that differ in some way. */
  Stream<LockKeyChange> changed() {
    return changed.stream();
  }

  /** The keys that are in another attribute now. */
  Stream<LockKeyChange> moved() {
    return moved.stream();
  }

  /** The keys that items have, but new ones will not. */
  List<LockKey> removed() {
    return List.copyOf(removed);
  }

  /** The keys that new items have, but stored ones do not. */
  Stream<LockKey> added() {
    return pair.after().keys().stream()
        .filter(key -> !after.isTableKey(key.attribute()))
        .filter(key -> pair.before().keysAt(key.attribute()).isEmpty())
        .filter(key -> moved.stream().noneMatch(change -> change.after().equals(key)))
        // A component's own attribute is there already.
        .filter(key -> pair.before().attribute(LockPath.of(key.attribute())).isEmpty());
  }
}
