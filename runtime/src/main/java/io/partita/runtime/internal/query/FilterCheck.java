package io.partita.runtime.internal.query;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.StatedPredicate;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.CarriedAttributes;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Refuses filters that DynamoDB would refuse, or that no item could pass, before anything is sent.
 *
 * @param <E> the entity's record
 */
public final class FilterCheck<E> {

  private final Place<E> place;

  public FilterCheck(Place<E> place) {
    this.place = place;
  }

  /**
   * Refuses a filter on the keys of the table or index that is queried.
   *
   * @throws IllegalArgumentException if the condition is on such an attribute, wherever in it
   */
  public void requireNoKeys(Condition<E> condition) {
    Set<String> attributes = attributes(condition);
    among(attributes, Optional.of(place.partition()))
        .ifPresent(
            name -> {
              throw refused(name, "partition", "The query has its value already: leave it out.");
            });
    among(attributes, place.sort())
        .ifPresent(
            name -> {
              throw refused(
                  name,
                  "sort",
                  "Narrow the query instead: %s(...), or a range such as %sFrom(...) where there is one."
                      .formatted(name, name));
            });
  }

  /** What users call a key, if it is among some attributes. */
  private static <E> Optional<String> among(Set<String> attributes, Optional<KeyAttribute<E>> key) {
    return key.filter(found -> attributes.contains(found.attribute()))
        .map(
            found ->
                found.components().stream()
                    .findFirst()
                    .map(Component::name)
                    .orElse(found.attribute()));
  }

  private IllegalArgumentException refused(String name, String key, String advice) {
    return new IllegalArgumentException(
        "[KEY_FILTER] The filter is on '%s', the %s key of %s, and DynamoDB accepts no filter on the keys of what a query reads. %s"
            .formatted(name, key, Optional.ofNullable(place.index()).orElse("the table"), advice));
  }

  /**
   * Refuses a filter on what the index does not carry: no item would have it.
   *
   * @throws IllegalArgumentException if the condition is on such an attribute
   */
  public void requireCarried(Condition<E> condition, TableContext context) {
    CarriedAttributes carried = CarriedAttributes.of(place, context.options());
    List<String> missing =
        attributes(condition).stream().filter(attribute -> !carried.has(attribute)).toList();
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          "The filter is on "
              + String.join(" and ", missing)
              + ", which the index "
              + place.index()
              + " does not carry. Filter on what it carries, or filter the records that hydrate()"
              + " gives.");
    }
  }

  private static Set<String> attributes(Condition<?> condition) {
    Expressions expressions = new Expressions();
    expressions.render(StatedPredicate.of(condition));
    return expressions.attributes();
  }
}
