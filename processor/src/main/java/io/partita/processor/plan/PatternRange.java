package io.partita.processor.plan;

import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KnownParts;
import io.partita.processor.model.ReadRange;
import io.partita.processor.model.TextBounds;
import io.partita.processor.resolve.KeyShape;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The keys that an access pattern reads: one partition, and in it what begins as far as components
 * are given.
 */
final class PatternRange {

  private final KeyAttributePlan partitionKey;
  private final Optional<KeyAttributePlan> sortKey;
  private final List<ComponentPart> arguments;
  private final List<EntityKeys> neighbours;
  private final boolean isByShape;

  /**
   * @param others the entities that may lie in it beside the pattern's own
   * @param isByShape whether the shape of their keys tells items apart, so that none is lost where
   *     no key of that shape can be; a type attribute also tells items whose keys had another one
   */
  PatternRange(
      KeyAttributePlan partitionKey,
      Optional<KeyAttributePlan> sortKey,
      List<ComponentPart> arguments,
      List<EntityKeys> others,
      boolean isByShape) {
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.arguments = arguments;
    this.isByShape = isByShape;
    this.neighbours = others.stream().filter(this::isInPartition).toList();
  }

  private boolean isInPartition(EntityKeys other) {
    return other.allAt(partitionKey.attribute()).stream()
        .anyMatch(key -> meet(shape(partitionKey), shape(key)));
  }

  /** What is read before any stage is given, then behind each of them. */
  List<ReadRange> ranges(List<ComponentPart> stages) {
    return IntStream.rangeClosed(0, stages.size())
        .mapToObj(depth -> range(stages.subList(0, depth)))
        .toList();
  }

  private ReadRange range(List<ComponentPart> given) {
    if (sortKey.isEmpty()) {
      return new ReadRange(!neighbours.isEmpty(), Optional.empty());
    }
    KnownParts known = known(sortKey.get(), given);
    KeyShape whole = shape(sortKey.get(), known);
    List<EntityKeys> inside = inside(whole);
    Optional<TextBounds> bounds =
        inside.isEmpty() ? Optional.empty() : bounds(sortKey.get(), known);
    List<EntityKeys> between =
        bounds.map(texts -> inside(narrowed(known.parts(), texts))).orElse(inside);
    return new ReadRange(
        !between.isEmpty(), bounds.filter(texts -> between.size() < inside.size()));
  }

  private KnownParts known(KeyAttributePlan key, List<ComponentPart> given) {
    return KnownParts.of(key.parts(), arguments, given);
  }

  private KeyShape shape(KeyAttributePlan key, KnownParts known) {
    return known.next().isEmpty() ? shape(key) : KeyShape.startingWith(known.parts());
  }

  /** The neighbours that can lie in a range. */
  private List<EntityKeys> inside(KeyShape range) {
    return neighbours.stream()
        .filter(
            other ->
                other.allAt(sortKey.orElseThrow().attribute()).stream()
                    .anyMatch(key -> meet(range, shape(key))))
        .toList();
  }

  /**
   * Between which texts the next component lies. A component's own attribute is read as leniently
   * as its codec does, and may lie beyond.
   */
  private Optional<TextBounds> bounds(KeyAttributePlan key, KnownParts known) {
    boolean isLast = known.parts().size() == key.parts().size() - 1;
    return known
        .next()
        .filter(part -> isByShape && !key.isNative())
        .flatMap(part -> KeyShape.bounds(part, isLast));
  }

  private KeyShape narrowed(List<KeyPart> known, TextBounds bounds) {
    return KeyShape.between(known, bounds.first(), bounds.last(), false);
  }

  private KeyShape shape(KeyAttributePlan key) {
    return KeyShape.of(key.parts(), key.isNative());
  }

  private static boolean meet(KeyShape one, KeyShape other) {
    return KeyShape.common(one, other).isPresent();
  }
}
