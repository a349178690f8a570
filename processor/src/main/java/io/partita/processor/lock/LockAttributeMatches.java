package io.partita.processor.lock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which attribute of an entity is which of its former ones: by name, by a former name, or else
 * presumably by type. What is inside of an attribute that has become something else is not looked
 * at.
 */
final class LockAttributeMatches {

  private final LockEntity before;
  private final LockEntity after;
  private final Map<LockPath, LockPath> matched = new HashMap<>();
  private final Map<LockPath, LockPath> renamed = new HashMap<>();
  private final List<LockAttribute> removed = new ArrayList<>();

  LockAttributeMatches(LockEntity before, LockEntity after) {
    this.before = before;
    this.after = after;
    // Outer ones first: where a map has gone tells where its attributes are.
    Map<Integer, List<LockAttribute>> levels = new HashMap<>();
    before
        .attributes()
        .forEach(
            attribute ->
                levels
                    .computeIfAbsent(attribute.path().steps().size(), depth -> new ArrayList<>())
                    .add(attribute));
    levels.keySet().stream().sorted().map(levels::get).forEach(this::match);
  }

  private void match(List<LockAttribute> level) {
    List<LockAttribute> open = new ArrayList<>();
    for (LockAttribute attribute : level) {
      if (isReached(attribute)) {
        Optional<LockPath> found = byName(attribute.path());
        found.ifPresent(path -> matched.put(attribute.path(), path));
        if (found.isEmpty()) {
          open.add(attribute);
        }
      }
    }
    open.forEach(this::presume);
  }

  /** Whether what it is in is still there, as the same kind of thing. */
  private boolean isReached(LockAttribute attribute) {
    return attribute
        .path()
        .parent()
        .map(
            parent ->
                now(parent)
                    .flatMap(after::attribute)
                    .filter(now -> LockTypeChange.isReadable(was(parent).type(), now.type()))
                    .isPresent())
        .orElse(true);
  }

  private Optional<LockPath> byName(LockPath path) {
    LockPath sameName = place(path, path.last());
    if (after.attribute(sameName).isPresent()) {
      return Optional.of(sameName);
    }
    return siblings(path)
        .filter(now -> path.isNamed() && now.formerNames().contains(path.name()))
        .map(LockAttribute::path)
        .findFirst();
  }

  private void presume(LockAttribute attribute) {
    Predicate<LockAttribute> isSame =
        now ->
            now.type().equals(attribute.type())
                && now.converter().equals(attribute.converter())
                && now.constants().equals(attribute.constants());
    Optional<LockPath> found =
        attribute.isInKeyOnly() || !attribute.path().isNamed()
            ? Optional.empty()
            : siblings(attribute.path())
                .filter(now -> now.path().isNamed() && !isKnown(now.path()))
                .filter(isSame)
                .map(LockAttribute::path)
                .findFirst();
    found.ifPresentOrElse(
        path -> {
          matched.put(attribute.path(), path);
          renamed.put(attribute.path(), path);
        },
        () -> removed.add(attribute));
  }

  /** The attributes that are now where an attribute was. */
  private Stream<LockAttribute> siblings(LockPath path) {
    Optional<LockPath> parent = path.parent().flatMap(this::now);
    return after.attributes().stream()
        .filter(attribute -> attribute.path().parent().equals(parent));
  }

  private LockPath place(LockPath path, String name) {
    return path.parent().flatMap(this::now).map(parent -> parent.then(name)).orElse(path);
  }

  private LockAttribute was(LockPath path) {
    return before.attribute(path).orElseThrow();
  }

  private boolean isKnown(LockPath path) {
    return matched.containsValue(path);
  }

  /** Where an attribute is now. */
  Optional<LockPath> now(LockPath path) {
    return Optional.ofNullable(matched.get(path));
  }

  /** The attributes that are still read, as they were and as they are. */
  Stream<LockTypeChange> kept() {
    return before.attributes().stream()
        .filter(attribute -> matched.containsKey(attribute.path()))
        .map(
            attribute ->
                new LockTypeChange(
                    attribute, after.attribute(matched.get(attribute.path())).orElseThrow()));
  }

  /** The attributes that seem to have another name now, under which they are not read. */
  Stream<LockTypeChange> renamed() {
    return kept().filter(change -> renamed.containsKey(change.before().path()));
  }

  /** Whether an attribute seems to have had another name. */
  boolean isRenamed(LockPath now) {
    return renamed.containsValue(now);
  }

  /** Whether an attribute is not read as it was stored. */
  boolean isUnreadable(LockPath now) {
    return kept()
        .filter(change -> change.after().path().equals(now))
        .anyMatch(change -> change.isConvertedOtherwise() || !change.isReadable());
  }

  /** The attributes that are not there any more. */
  Stream<LockAttribute> removed() {
    return removed.stream().sorted(Comparator.comparing(LockAttribute::path));
  }

  /** The attributes that were not there before, in something that was. */
  Stream<LockAttribute> added() {
    return after.attributes().stream()
        .filter(attribute -> !isKnown(attribute.path()))
        .filter(
            attribute ->
                attribute.path().parent().isEmpty()
                    || attribute.path().parent().filter(this::isKnown).isPresent());
  }
}
