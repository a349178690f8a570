package io.partita.it.operations;

import io.partita.runtime.write.Position;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What setters of updates do inside of records. */
final class Nested {

  private Nested() {}

  /** Whether a setter changes a part of what must be there: a record, or an element of a list. */
  static boolean isPositioned(Method setter) {
    return Stream.of(setter.getParameterTypes())
        .anyMatch(type -> type == Position.class || type == Consumer.class);
  }

  /** All that can be changed inside of a record, one thing each; none if it is not of a record. */
  static List<Consumer<Object>> changes(Method setter, int number) {
    return Stream.of(setter.getGenericParameterTypes())
        .filter(Nested::isConsumer)
        .flatMap(type -> changes(type, number).stream())
        .toList();
  }

  static boolean isConsumer(Type type) {
    return type instanceof ParameterizedType generic && generic.getRawType() == Consumer.class;
  }

  /** A change of everything in a record in turn. */
  private static List<Consumer<Object>> changes(Type consumer, int number) {
    Class<?> part = (Class<?>) ((ParameterizedType) consumer).getActualTypeArguments()[0];
    List<Consumer<Object>> changes = new ArrayList<>();
    Stage.setters(part)
        .forEach(
            setter -> {
              List<Consumer<Object>> inside = changes(setter, number);
              inside.forEach(
                  change ->
                      changes.add(
                          target -> Reflected.callWithSamples(setter, target, number, change)));
              if (inside.isEmpty()) {
                changes.add(target -> Reflected.callWithSamples(setter, target, number));
              }
            });
    return changes;
  }

  /** The first of them, for calls with any samples. */
  static Consumer<Object> change(Type consumer, int number) {
    return changes(consumer, number).get(0);
  }
}
