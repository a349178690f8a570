package io.partita.runtime.generated.schema;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is particular about the items that an access pattern reads.
 *
 * @param sharing whether items of other entities lie between them
 * @param refined components of which the partition key holds only a part
 * @param bounds between which texts a component of the sort key lies, where others lie beyond
 * @param <E> the entity's record
 */
record PatternRange<E>(
    Sharing<E> sharing, List<Component<E, ?>> refined, Map<Component<E, ?>, TextBounds> bounds) {

  /** Items with no others between them. */
  static <E> PatternRange<E> plain() {
    return new PatternRange<>(Sharing.none(), List.of(), Map.of());
  }

  PatternRange<E> shared(Sharing<E> other) {
    return new PatternRange<>(other, refined, bounds);
  }

  PatternRange<E> refining(List<Component<E, ?>> components) {
    return new PatternRange<>(sharing, components, bounds);
  }

  PatternRange<E> narrowed(Component<E, ?> component, TextBounds texts) {
    Map<Component<E, ?>, TextBounds> more = new IdentityHashMap<>(bounds);
    more.put(component, texts);
    return new PatternRange<>(sharing, refined, more);
  }
}
