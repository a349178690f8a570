package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.lock.LockPart.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A key of an entity that is written otherwise than it was. */
record LockKeyChange(LockPair pair, LockKey before, LockKey after, Kind kind) {

  /** In what a key differs; where it is several things, the first of them. */
  enum Kind {
    REMOVED_VALUE(Code.LOCK_KEY_VALUE_REMOVED),
    ADDED_VALUE(Code.LOCK_KEY_VALUE_ADDED),
    ORDER(Code.LOCK_KEY_ORDER),
    FORMAT(Code.LOCK_KEY_FORMAT),
    SHARDS(Code.LOCK_SHARDS),
    TEXT(Code.LOCK_KEY_TEXT),
    CONDITION(Code.LOCK_CONDITION),
    /** The same key in an attribute of another index. */
    INDEX(Code.LOCK_INDEX_REASSIGNED);

    private final Code code;

    Kind(Code code) {
      this.code = code;
    }

    Code code() {
      return code;
    }
  }

  /** How a key is written otherwise; empty if it is not. */
  static Optional<LockKeyChange> of(LockPair pair, LockKey before, LockKey after) {
    return kind(pair, before, after).map(kind -> new LockKeyChange(pair, before, after, kind));
  }

  /** The whole change, as messages have it after the key's name. */
  String shown() {
    return " changes from " + before.shown() + " to " + after.shown();
  }

  /** The values that are not in the key any more. */
  List<LockPath> lost() {
    List<LockPath> now = paths(after);
    return paths(before).stream()
        .filter(path -> !now.contains(now(pair, path)))
        .distinct()
        .toList();
  }

  /** The values that were not in the key. */
  List<LockPath> added() {
    List<LockPath> added = new ArrayList<>(paths(after));
    // One by one: a value may stand twice in a key.
    paths(before).forEach(path -> added.remove(now(pair, path)));
    return added;
  }

  /**
   * Whether stored keys look as if they had other values in them: nothing but those tells them
   * apart.
   */
  boolean isMistakable() {
    return kind == Kind.REMOVED_VALUE
        && texts(before).equals(texts(after))
        && lost().size() == added().size();
  }

  private static List<LockPath> paths(LockKey key) {
    return key.values().stream().map(Value::path).toList();
  }

  private static LockPath now(LockPair pair, LockPath path) {
    return pair.attributes().now(path).orElse(path);
  }

  private static Optional<Kind> kind(LockPair pair, LockKey before, LockKey after) {
    List<LockPath> was = was(pair, before, after);
    List<LockPath> is = paths(after);
    if (!is.containsAll(was)) {
      return Optional.of(Kind.REMOVED_VALUE);
    }
    if (!was.containsAll(is) || was.size() != is.size()) {
      return Optional.of(Kind.ADDED_VALUE);
    }
    if (!was.equals(is)) {
      return Optional.of(Kind.ORDER);
    }
    if (!changedFormats(before, after).isEmpty()) {
      return Optional.of(Kind.FORMAT);
    }
    if (before.shards() != after.shards()) {
      return Optional.of(Kind.SHARDS);
    }
    if (!texts(before).equals(texts(after))) {
      return Optional.of(Kind.TEXT);
    }
    return terms(pair, before).equals(Set.copyOf(after.where()))
        ? Optional.empty()
        : Optional.of(Kind.CONDITION);
  }

  /** The condition under which the key was there, of attributes where they are now. */
  private static Set<LockTerm> terms(LockPair pair, LockKey before) {
    return before.where().stream()
        .map(term -> term.at(now(pair, term.path())))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The values that were in the key, where they are now. */
  private static List<LockPath> was(LockPair pair, LockKey before, LockKey after) {
    List<LockPath> paths = new ArrayList<>();
    for (int i = 0; i < before.values().size(); i++) {
      LockPath path = before.values().get(i).path();
      paths.add(
          pair.attributes()
              .now(path)
              .orElse(isRenamedInKey(pair, path, after, i) ? at(after, i) : path));
    }
    return paths;
  }

  /** What is in the key alone has no name in items: its place tells what it is. */
  private static boolean isRenamedInKey(LockPair pair, LockPath path, LockKey after, int i) {
    return i < after.values().size()
        && isInKeyOnly(pair.before(), path)
        && isInKeyOnly(pair.after(), at(after, i))
        && pair.before().attribute(at(after, i)).isEmpty();
  }

  private static boolean isInKeyOnly(LockEntity entity, LockPath path) {
    return entity.attribute(path).filter(LockAttribute::isInKeyOnly).isPresent();
  }

  private static LockPath at(LockKey key, int i) {
    return key.values().get(i).path();
  }

  /** The places of the values that are written otherwise, in a key that has the same values. */
  List<Integer> changedFormats() {
    return changedFormats(before, after);
  }

  private static List<Integer> changedFormats(LockKey before, LockKey after) {
    return IntStream.range(0, after.values().size())
        .filter(i -> !after.values().get(i).writesAs(before.values().get(i)))
        .boxed()
        .toList();
  }

  /** The key without names, formats and numbers of shards. */
  private static List<String> texts(LockKey key) {
    return key.parts().stream()
        .map(part -> part instanceof LockPart.Literal literal ? "\"" + literal.value() : "{}")
        .toList();
  }
}
