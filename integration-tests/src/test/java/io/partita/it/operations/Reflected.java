package io.partita.it.operations;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Calls methods by their names, as they stand in documents. */
final class Reflected {

  private Reflected() {}

  static Class<?> type(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** A constant of a class. */
  static Object constant(Class<?> type, String name) {
    try {
      return type.getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Public methods of a name with so many parameters, in an order that stays. */
  static Stream<Method> methods(Class<?> type, String name, int parameters) {
    return Stream.of(type.getMethods())
        .filter(method -> method.getName().equals(name) && !method.isBridge())
        .filter(method -> method.getParameterCount() == parameters)
        .sorted(Comparator.comparing(Method::toGenericString));
  }

  /** The method that takes some arguments. */
  static Optional<Method> method(Object target, String name, Object... arguments) {
    return methods(target.getClass(), name, arguments.length)
        .filter(method -> takes(method, arguments))
        .findFirst();
  }

  private static boolean takes(Method method, Object... arguments) {
    return IntStream.range(0, arguments.length)
        .allMatch(i -> method.getParameterTypes()[i].isInstance(arguments[i]));
  }

  static Object call(Object target, String name, Object... arguments) {
    return invoke(
        method(target, name, arguments)
            .orElseThrow(
                () ->
                    new AssertionError(
                        target.getClass() + "." + name + Arrays.toString(arguments))),
        target,
        arguments);
  }

  /** Calls a method with sample values. */
  static Object callWithSamples(Method method, Object target, int number) {
    return invoke(
        method,
        target,
        Stream.of(method.getGenericParameterTypes())
            .map(type -> Samples.of(type, number))
            .toArray());
  }

  /** The same with a given change of a nested record. */
  static Object callWithSamples(Method method, Object target, int number, Consumer<Object> change) {
    return invoke(
        method,
        target,
        Stream.of(method.getGenericParameterTypes())
            .map(type -> Nested.isConsumer(type) ? change : Samples.of(type, number))
            .toArray());
  }

  /** The same with so many elements where a collection is taken. */
  static Object callWithMany(Method method, Object target, int number, int count) {
    return invoke(
        method,
        target,
        Stream.of(method.getGenericParameterTypes())
            .map(
                type ->
                    type instanceof ParameterizedType collection
                        ? Samples.several(collection, number, count)
                        : Samples.of(type, number))
            .toArray());
  }

  /** The value of a constant. */
  static Object constant(Field constant) {
    try {
      return constant.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(constant.toString(), e);
    }
  }

  static Object invoke(Method method, Object target, Object... arguments) {
    try {
      // What comes back may be of a class that only its package sees.
      method.setAccessible(true);
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new AssertionError(method.toString(), e);
    } catch (IllegalAccessException e) {
      throw new AssertionError(method.toString(), e);
    }
  }
}
