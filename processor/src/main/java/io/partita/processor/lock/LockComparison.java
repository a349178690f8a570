package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import io.partita.processor.model.TableModel;
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

  LockComparison(LockModel before, LockModel after, TableModel table) {
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

  /** The keys of all entities that differ in some way. */
  Stream<LockKeyChange> changed(Kind kind) {
    return keys.values().stream().flatMap(changes -> changes.changed(kind));
  }

  /** A problem of the table itself. */
  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, origins.table());
  }

  /** A problem of an attribute of an entity. */
  Diagnostic problem(Code code, LockPair pair, LockPath path, String message) {
    return new Diagnostic(code, message, origins.attribute(pair.after(), path));
  }

  /**
   * A problem of a key.
   *
   * @param difference in what the key differs, after its name
   */
  Diagnostic problem(Code code, LockKeyChange change, String difference) {
    LockKey now = change.after();
    return new Diagnostic(
        code,
        "%s of %s %s. %s"
            .formatted(now.attribute(), change.pair().name(), difference, remedy(change)),
        origins.key(change.pair().after(), now.attribute()));
  }

  private String remedy(LockKeyChange change) {
    LockPair pair = change.pair();
    return after
        .indexOf(change.after().attribute())
        .map(
            index ->
                "Queries of %s miss stored items until their keys are written again: keep the key, or accept the new lock and run %s once it is deployed."
                    .formatted(index.name(), backfill(pair)))
        .orElseGet(
            () ->
                "Stored items are not found any more, and no item can change its key: keep the key, or write every %s again under its new one before you accept the new lock."
                    .formatted(pair.name()));
  }

  /** The call that writes the index keys of all items of an entity. */
  String backfill(LockPair pair) {
    return origins.dao(pair.after()) + ".backfill()";
  }
}
