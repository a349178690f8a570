package io.partita.it.outcomes;

import io.partita.it.outcomes.Contest.Session;
import io.partita.it.outcomes.Contest.Stored;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What is stored of one contest.
 *
 * @param items by their identity
 */
record World(Map<String, Stored> items) {

  static World of(Stored... items) {
    return new World(
        Arrays.stream(items).collect(Collectors.toMap(Stored::identity, item -> item)));
  }

  /** The item that has a record's key. */
  @SuppressWarnings("unchecked")
  <T extends Stored> Optional<T> like(T record) {
    return Optional.ofNullable((T) items.get(record.identity()));
  }

  /** The same with a record in place of what has its key. */
  World with(Stored record) {
    Map<String, Stored> changed = new TreeMap<>(items);
    changed.put(record.identity(), record);
    return new World(changed);
  }

  /** The same without the item that has a record's key. */
  World without(Stored record) {
    Map<String, Stored> changed = new TreeMap<>(items);
    changed.remove(record.identity());
    return new World(changed);
  }

  /** The same with a change of the item that has a record's key, if there is one. */
  <T extends Stored> World changing(T record, UnaryOperator<T> change) {
    return like(record).map(stored -> with(change.apply(stored))).orElse(this);
  }

  /** Without what has expired, which readers do not see. */
  World visible() {
    Map<String, Stored> seen = new TreeMap<>(items);
    seen.values()
        .removeIf(
            item -> item instanceof Session session && session.expiresAt().isBefore(Instant.now()));
    return new World(seen);
  }
}
