package io.partita.processor.lock;

import io.partita.processor.lock.LockPart.Shard;
import io.partita.processor.lock.LockPart.Value;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What items of an entity hold in a key attribute.
 *
 * @param where what must be true that they do; empty for always
 */
record LockKey(String attribute, List<LockPart> parts, List<LockTerm> where) {

  /** The values in it, in order. */
  List<Value> values() {
    return parts.stream().filter(Value.class::isInstance).map(Value.class::cast).toList();
  }

  /** Over how many partitions each one is spread; 1 for none. */
  int shards() {
    return parts.stream()
        .mapToInt(part -> part instanceof Shard shard ? shard.count() : 1)
        .max()
        .orElse(1);
  }

  /** The condition as a lock has it; empty for none. */
  String condition() {
    return where.stream().map(LockTerm::text).collect(Collectors.joining(","));
  }

  /** The key as messages have it. */
  String shown() {
    return "\"" + LockPart.shown(parts) + "\"";
  }
}
