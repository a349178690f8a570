package io.partita.processor.plan;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.model.CollectionPlan.Beginning;
import io.partita.processor.model.CollectionPlan.Between;
import io.partita.processor.model.CollectionPlan.End;
import io.partita.processor.model.CollectionPlan.Range;
import io.partita.processor.model.CollectionPlan.RootPosition;
import io.partita.processor.model.CollectionPlan.Whole;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.plan.KeyTokens.Last;
import io.partita.processor.plan.KeyTokens.Letter;
import io.partita.processor.resolve.CollectionPlace;
import io.partita.processor.resolve.KeyShape;
import io.partita.processor.resolve.StoredKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds the narrowest range of sort keys that one Query can read and that covers all members. */
final class CollectionRanges {

  private static final char SEPARATOR = '#';
  private static final char AFTER_SEPARATOR = '$';

  private final CollectionPlace place;
  private final KeyEncoding encoding;
  private final List<Span> spans;
  private final Optional<Span> hull;

  CollectionRanges(CollectionPlace place, KeyEncoding encoding) {
    this.place = place;
    this.encoding = encoding;
    this.spans = place.entities().stream().map(this::span).toList();
    this.hull = hull();
  }

  /** The range. */
  Range range() {
    if (hull.isEmpty()) {
      KeyTokens common = common();
      return common.isEmpty() ? new Whole() : new Beginning(common.parts());
    }
    KeyTokens lower = hull.get().lower;
    KeyTokens upper = hull.get().upper;
    if (upper.equals(end(lower))) {
      return lower.isEmpty() ? new Whole() : new Beginning(lower.parts());
    }
    if (upper.tokens().get(upper.tokens().size() - 1) instanceof Last) {
      return new Between(lower.parts(), upper.parts(), End.BEGINNING, within());
    }
    return upper.endsWith(AFTER_SEPARATOR) && encoding == KeyEncoding.ORDERED
        ? new Between(lower.parts(), upper.withoutLast().parts(), End.BELOW, within())
        : new Between(lower.parts(), upper.parts(), End.KEY, within());
  }

  /** Raw text may begin like a key and stand between it and what is below it. */
  private List<KeyPart> within() {
    return encoding == KeyEncoding.RAW ? place.leadingParts() : List.of();
  }

  /** Where the root stands in the range. */
  RootPosition position() {
    Span root = spans.get(0);
    if (hull.isEmpty() || !root.isExact) {
      return RootPosition.ANYWHERE;
    }
    if (hull.get().lower.equals(root.lower)) {
      return RootPosition.FIRST;
    }
    return hull.get().upper.equals(root.upper) ? RootPosition.LAST : RootPosition.ANYWHERE;
  }

  /** Whether an item of an entity that is no member can lie in it. */
  boolean canHold(EntityModel other) {
    return place
            .partitionKey(other)
            .filter(
                key -> meet(shape(place.partitionKey(place.subject()).orElseThrow()), shape(key)))
            .isPresent()
        && (place.sortAttribute().isEmpty()
            || place.sortKey(other).filter(key -> meet(shape(), shape(key))).isPresent());
  }

  private KeyShape shape(StoredKey key) {
    return KeyShape.of(key.parts(), key.isNative());
  }

  private static boolean meet(KeyShape one, KeyShape other) {
    return KeyShape.common(one, other).isPresent();
  }

  private KeyShape shape() {
    if (hull.isEmpty()) {
      return KeyShape.startingWith(common().parts());
    }
    int common = hull.get().lower.common(hull.get().upper);
    KeyTokens lower = hull.get().lower.after(common);
    KeyTokens upper = hull.get().upper.after(common);
    return KeyShape.between(
        hull.get().lower.first(common).parts(), lower.letters(), upper.letters(), !upper.isText());
  }

  /** What all sort keys begin with. */
  private KeyTokens common() {
    return spans.stream()
        .map(Span::lower)
        .reduce((one, other) -> one.first(one.common(other)))
        .orElseThrow();
  }

  /** From the least to the greatest of all keys; empty if which they are depends on values. */
  private Optional<Span> hull() {
    return extreme(Span::lower, -1)
        .flatMap(lower -> extreme(Span::upper, 1).map(upper -> new Span(lower, upper, false)));
  }

  private Optional<KeyTokens> extreme(Function<Span, KeyTokens> bound, int direction) {
    List<KeyTokens> bounds = spans.stream().map(bound).toList();
    return bounds.stream()
        .filter(
            candidate ->
                bounds.stream()
                    .map(candidate::compare)
                    .allMatch(order -> order.isPresent() && order.getAsInt() * direction >= 0))
        .findFirst();
  }

  /** Where the items of an entity lie. */
  private Span span(EntityModel entity) {
    Optional<StoredKey> key = place.sortKey(entity).filter(found -> !found.isNative());
    List<KeyPart> known = key.map(found -> known(entity, found)).orElse(List.of());
    KeyTokens tokens = KeyTokens.of(known);
    boolean isExact = key.isPresent() && known.size() == key.get().parts().size();
    return new Span(tokens, isExact ? tokens : end(tokens), isExact);
  }

  /** How a sort key begins, in components of the subject, as far as the query is given them. */
  private List<KeyPart> known(EntityModel entity, StoredKey key) {
    Map<List<ComponentModel>, ComponentPart> renaming = place.renaming(entity);
    List<KeyPart> known = new ArrayList<>();
    for (KeyPart part : key.parts()) {
      if (!(part instanceof ComponentPart component)) {
        known.add(part);
        continue;
      }
      ComponentPart given = renaming.get(component.path());
      if (given == null
          || !given.leaf().type().equals(component.leaf().type())
          || !given.format().keepsAllOf(component.format())) {
        break;
      }
      known.add(new ComponentPart(given.path(), component.format()));
    }
    return known;
  }

  /** The end of all keys that begin with something. */
  private KeyTokens end(KeyTokens beginning) {
    return encoding == KeyEncoding.ORDERED && beginning.endsWith(SEPARATOR)
        ? beginning.withoutLast().then(new Letter(AFTER_SEPARATOR))
        : beginning.then(new Last());
  }

  /**
   * The keys between two others.
   *
   * @param isExact whether it is one key
   */
  private record Span(KeyTokens lower, KeyTokens upper, boolean isExact) {}
}
