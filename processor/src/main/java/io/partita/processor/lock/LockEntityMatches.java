package io.partita.processor.lock;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which entity is which of the former ones: by the type that items say they are, else by the name
 * of the record, else by equal keys.
 */
final class LockEntityMatches {

  private final LockModel before;
  private final LockModel after;
  private final boolean isTyped;
  private final List<LockPair> pairs = new ArrayList<>();
  private final List<LockEntity> removed = new ArrayList<>();
  private final Set<LockEntity> known = new LinkedHashSet<>();

  LockEntityMatches(LockModel before, LockModel after) {
    this.before = before;
    this.after = after;
    this.isTyped = before.typeAttribute().isPresent() && after.typeAttribute().isPresent();
    List<LockEntity> open = new ArrayList<>();
    for (LockEntity entity : before.entities()) {
      recognised(entity).ifPresentOrElse(now -> add(entity, now, true), () -> open.add(entity));
    }
    for (LockEntity entity : open) {
      presumed(entity)
          .ifPresentOrElse(now -> add(entity, now, !isTyped), () -> removed.add(entity));
    }
  }

  private void add(LockEntity was, LockEntity now, boolean isRecognised) {
    known.add(now);
    pairs.add(LockPair.of(was, now, isRecognised));
  }

  private Optional<LockEntity> recognised(LockEntity was) {
    return isTyped
        ? first(now -> now.typeValue().equals(was.typeValue()))
            .or(() -> first(now -> now.formerTypeValues().contains(was.typeValue())))
        : first(now -> now.record().equals(was.record()));
  }

  private Optional<LockEntity> presumed(LockEntity was) {
    return first(now -> !known.contains(now) && now.record().equals(was.record()))
        .or(() -> first(now -> !known.contains(now) && hasKeysOf(was, now)));
  }

  private Optional<LockEntity> first(Predicate<LockEntity> condition) {
    return after.entities().stream().filter(condition).findFirst();
  }

  private boolean hasKeysOf(LockEntity was, LockEntity now) {
    return tableKeys(before, was).equals(tableKeys(after, now));
  }

  private static List<List<LockPart>> tableKeys(LockModel model, LockEntity entity) {
    return entity.keys().stream()
        .filter(key -> model.isTableKey(key.attribute()))
        .map(LockKey::parts)
        .toList();
  }

  /** The entities that are still there. */
  List<LockPair> pairs() {
    return List.copyOf(pairs);
  }

  /** What an entity was, if it was there. */
  Optional<LockPair> pair(LockEntity now) {
    return pairs.stream().filter(pair -> pair.after().equals(now)).findFirst();
  }

  /** The entities that are not. */
  List<LockEntity> removed() {
    return List.copyOf(removed);
  }

  /** The entities that were not there before. */
  Stream<LockEntity> added() {
    return after.entities().stream().filter(entity -> !known.contains(entity));
  }
}
