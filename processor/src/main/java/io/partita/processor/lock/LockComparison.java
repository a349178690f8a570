package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A table as it was when its lock was committed, and as it is: what has become of what. */
final class LockComparison {

  private final LockModel before;
  private final LockModel after;
  private final LockOrigins origins;
  private final LockEntityMatches entities;
  private final Map<LockPair, LockKeyChanges> keys = new LinkedHashMap<>();

  LockComparison(LockModel before, LockModel after, ResolvedTable table) {
    this.before = before;
    this.after = after;
    this.origins = new LockOrigins(table);
    this.entities = new LockEntityMatches(before, after);
    entities.pairs().forEach(pair -> keys.put(pair, new LockKeyChanges(before, after, pair)));
  }

  LockModel before() {
    return before;
  }

  LockModel after() {
    return after;
  }

  LockOrigins origins() {
    return origins;
  }

  LockEntityMatches entities() {
    return entities;
  }

  List<LockPair> pairs() {
    return entities.pairs();
  }

  LockKeyChanges keys(LockPair pair) {
    return keys.get(pair);
  }

  /** The keys of all entities that differ in some way, or are on another index. */
  Stream<LockKeyChange> keyChanges() {
    return keys.values().stream()
        .flatMap(
            changes ->
                Stream.concat(
                    changes.changed(),
                    // In another attribute of the same index, it is the index that has changed.
                    changes
                        .moved()
                        .filter(
                            change ->
                                !formerIndex(change.before()).equals(index(change.after())))));
  }

  /** The name of the index that a key is for. */
  String index(LockKey key) {
    return name(after, key);
  }

  /** The name of the index that a key was for. */
  String formerIndex(LockKey key) {
    return name(before, key);
  }

  private static String name(LockModel model, LockKey key) {
    return model.indexOf(key.attribute()).map(LockIndex::name).orElse(key.attribute());
  }

  boolean isSameEncoding() {
    return before.encoding().equals(after.encoding());
  }

  /** A problem of the table itself. */
  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, origins.table());
  }

  /** A problem of an attribute of an entity. */
  Diagnostic problem(Code code, LockPair pair, LockPath path, String message) {
    return new Diagnostic(code, message, origins.attribute(pair.after(), path));
  }

  /** The call that writes the index keys of all items of an entity. */
  String backfill(LockPair pair) {
    return origins.dao(pair.after()) + ".backfill().run()";
  }

  /** The same call, where keys may be taken for what they are not. */
  String backfillOfAttributes(LockPair pair) {
    return origins.dao(pair.after()) + ".backfill().attributesOnly().run()";
  }
}
