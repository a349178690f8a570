package io.partita.it.operations;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Records of a model: such as can be stored, and such as reach a limit. */
final class Records {

  private static final Pattern BOUND = Pattern.compile("at most (\\d+) elements");

  /** What adds to a component. */
  private static final Pattern ADDING = Pattern.compile("(?:addTo|appendTo|putTo)([A-Z].*)");

  /** The number of samples that differ from those that are stored. */
  private static final int OTHER = 5;

  private final Model model;

  Records(Model model) {
    this.model = model;
  }

  /**
   * A record to be created; with a negative number one whose key has components in common with the
   * keys of records 0 and 1.
   */
  Object sample(String entity, int number) {
    List<String> key = new ArrayList<>();
    return record(
        entity,
        component -> {
          if (model.isNoted(entity, component.getName(), "version")) {
            return Samples.of(component.getType(), -1);
          }
          if (number >= 0) {
            return Samples.of(component.getGenericType(), number);
          }
          if (model.isNoted(entity, component.getName(), "key")) {
            key.add(component.getName());
            return Samples.of(
                component.getGenericType(), (key.size() == 1) == (number == -1) ? 0 : 1);
          }
          return Samples.of(component.getGenericType(), 2 - number);
        });
  }

  /** Whether there are records that have a part of their keys in common. */
  boolean isMixed(String entity) {
    return components(entity)
            .filter(component -> model.isNoted(entity, component.getName(), "key"))
            .count()
        > 1;
  }

  private Object record(String entity, Function<RecordComponent, Object> values) {
    return Samples.record(model.recordType(entity), components(entity).map(values).toArray());
  }

  private Stream<RecordComponent> components(String entity) {
    return Stream.of(model.recordType(entity).getRecordComponents());
  }

  /** A record with other values wherever its key does not need them. */
  Object altered(Object stored, String entity, int number) {
    List<String> kept = List.of("key", "version", "count", "time of");
    return record(
        entity,
        component ->
            kept.stream().anyMatch(note -> model.isNoted(entity, component.getName(), note))
                ? Samples.value(stored, component)
                : Samples.of(component.getGenericType(), number));
  }

  /** A record with more in a collection than there may be; empty if none has a bound. */
  Optional<Object> crowded(Object instance) {
    String entity = instance.getClass().getSimpleName();
    return changed(
        instance,
        component -> most(entity, component.getName()) > 0,
        component ->
            Samples.several(
                (ParameterizedType) component.getGenericType(),
                OTHER,
                most(entity, component.getName())));
  }

  /** A record of another key with the unique values of record 1; empty if it has none. */
  Optional<Object> rival(Object instance, String entity, int number) {
    Object other = number == 0 ? instance : sample(entity, number);
    return changed(
        other,
        component -> model.isNoted(entity, component.getName(), "unique"),
        component -> Samples.of(component.getGenericType(), 1));
  }

  private static Optional<Object> changed(
      Object instance, Predicate<RecordComponent> which, Function<RecordComponent, Object> values) {
    RecordComponent[] components = instance.getClass().getRecordComponents();
    return Stream.of(components).noneMatch(which)
        ? Optional.empty()
        : Optional.of(
            Samples.record(
                instance.getClass(),
                Stream.of(components)
                    .map(
                        component ->
                            which.test(component)
                                ? values.apply(component)
                                : Samples.value(instance, component))
                    .toArray()));
  }

  /** Records in which one component each is null. */
  List<Object> withoutOne(Object whole) {
    List<Object> without = new ArrayList<>();
    RecordComponent[] components = whole.getClass().getRecordComponents();
    for (RecordComponent none : components) {
      if (!none.getType().isPrimitive()) {
        without.add(
            Samples.record(
                whole.getClass(),
                Stream.of(components)
                    .map(
                        component ->
                            component != none
                                ? Samples.value(whole, component)
                                : component.getType() == Optional.class ? Optional.empty() : null)
                    .toArray()));
      }
    }
    return without;
  }

  /**
   * The numbers of samples with which a setter is called to reach a limit: it sets or adds to a
   * value that must be unique, or to a collection with a bound. Empty if there is no limit.
   */
  List<Integer> limited(String entity, String setter) {
    Matcher adding = ADDING.matcher(setter);
    boolean isRelative = adding.matches();
    return components(entity)
        .map(RecordComponent::getName)
        .filter(
            name -> isRelative ? adding.group(1).equals(capitalized(name)) : setter.equals(name))
        .map(
            name ->
                model.isNoted(entity, name, "unique")
                    ? List.of(isRelative ? 0 : 1)
                    : isRelative
                        ? IntStream.range(0, most(entity, name))
                            .map(n -> OTHER + n)
                            .boxed()
                            .toList()
                        : most(entity, name) == 0 ? List.<Integer>of() : List.of(OTHER))
        .findFirst()
        .orElse(List.of());
  }

  /** How many elements are more than a component may have; 0 if there is no bound. */
  private int most(String entity, String component) {
    return model
        .notes(entity, component)
        .map(BOUND::matcher)
        .filter(Matcher::matches)
        .map(bound -> Integer.parseInt(bound.group(1)) + 1)
        .findFirst()
        .orElse(0);
  }

  /** More elements than any component of the entity may have. */
  int tooMany(String entity) {
    return components(entity)
        .mapToInt(component -> most(entity, component.getName()))
        .max()
        .orElse(1);
  }

  private static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
