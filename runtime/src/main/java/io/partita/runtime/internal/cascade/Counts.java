package io.partita.runtime.internal.cascade;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The numbers of an item's counting components.
 *
 * @param <T> the record of what counts
 */
final class Counts<T> {

  private final Map<Component<T, ?>, Long> numbers = new LinkedHashMap<>();

  /** The counts of some components in a stored item. */
  static <T> Counts<T> in(Map<String, AttributeValue> item, Iterable<Component<T, ?>> components) {
    Counts<T> counts = new Counts<>();
    components.forEach(component -> counts.set(component, stored(item, component)));
    return counts;
  }

  /** A count that is not stored yet is 0; it may be stored under a former name. */
  private static long stored(Map<String, AttributeValue> item, Component<?, ?> component) {
    return Stream.concat(Stream.of(attribute(component)), component.aliases().stream())
        .flatMap(name -> Optional.ofNullable(item.get(name)).stream())
        .flatMap(value -> Optional.ofNullable(value.n()).stream())
        .findFirst()
        .flatMap(number -> Optional.ofNullable(StoredNumber.parse(number)))
        .map(BigDecimal::longValue)
        .orElse(0L);
  }

  static String attribute(Component<?, ?> component) {
    return Objects.requireNonNull(component.attribute(), component.name());
  }

  void set(Component<T, ?> component, long number) {
    numbers.put(component, number);
  }

  /** The components, in the order in which they were counted. */
  Set<Component<T, ?>> components() {
    return Collections.unmodifiableSet(numbers.keySet());
  }

  /** The number of a component as it is stored. */
  AttributeValue stored(Component<T, ?> component) {
    return AttributeValue.fromN(Long.toString(get(component)));
  }

  /** An item with these counts in place of its own. */
  Map<String, AttributeValue> writtenTo(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> written = new LinkedHashMap<>(item);
    for (Component<T, ?> component : components()) {
      component.aliases().forEach(written::remove);
      written.put(attribute(component), stored(component));
    }
    return written;
  }

  long get(Component<T, ?> component) {
    return numbers.getOrDefault(component, 0L);
  }

  /** The components of which others have another number. */
  Set<Component<T, ?>> differences(Counts<T> others) {
    Set<Component<T, ?>> differences = new LinkedHashSet<>(numbers.keySet());
    differences.removeIf(component -> get(component) == others.get(component));
    return differences;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Counts<?> that && numbers.equals(that.numbers);
  }

  @Override
  public int hashCode() {
    return numbers.hashCode();
  }
}
