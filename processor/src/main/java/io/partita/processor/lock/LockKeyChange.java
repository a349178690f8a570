package io.partita.processor.lock;

import io.partita.processor.lock.LockPart.Value;
import java.util.ArrayList;
import java.util.List;

/** A key of an entity that is written otherwise than it was. */
record LockKeyChange(LockPair pair, LockKey before, LockKey after, Kind kind) {

  /** In what a key differs; where it is several things, the first of them. */
  enum Kind {
    NONE,
    REMOVED_VALUE,
    ADDED_VALUE,
    ORDER,
    FORMAT,
    SHARDS,
    TEXT,
    CONDITION
  }

  static LockKeyChange of(LockPair pair, LockKey before, LockKey after) {
    return new LockKeyChange(pair, before, after, kind(pair, before, after));
  }

  /** The whole change, as messages have it. */
  String shown() {
    return "changes from " + before.shown() + " to " + after.shown();
  }

  private static Kind kind(LockPair pair, LockKey before, LockKey after) {
    List<LockPath> was = was(pair, before, after);
    List<LockPath> is = after.values().stream().map(Value::path).toList();
    if (!is.containsAll(was)) {
      return Kind.REMOVED_VALUE;
    }
    if (!was.containsAll(is) || was.size() != is.size()) {
      return Kind.ADDED_VALUE;
    }
    if (!was.equals(is)) {
      return Kind.ORDER;
    }
    if (!formats(before).equals(formats(after))) {
      return Kind.FORMAT;
    }
    if (before.shards() != after.shards()) {
      return Kind.SHARDS;
    }
    if (!texts(before).equals(texts(after))) {
      return Kind.TEXT;
    }
    return before.where().equals(after.where()) ? Kind.NONE : Kind.CONDITION;
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

  private static List<String> formats(LockKey key) {
    return key.values().stream().map(Value::format).toList();
  }

  /** The key without names, formats and numbers of shards. */
  private static List<String> texts(LockKey key) {
    return key.parts().stream()
        .map(part -> part instanceof LockPart.Literal literal ? "\"" + literal.value() : "{}")
        .toList();
  }
}
