package io.partita.it.operations;

import io.partita.runtime.write.Position;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values of any type that components have. One number gives equal values of equal types, whatever
 * the components are called, so that items refer to each other.
 */
final class Samples {

  /** Late, so that nothing has expired; of a whole day, so that no key format is too coarse. */
  private static final LocalDateTime TIME = LocalDateTime.of(2100, 1, 1, 0, 0);

  private static final Map<Type, IntFunction<Object>> VALUES = new HashMap<>();

  static {
    VALUES.put(String.class, n -> "text" + n);
    VALUES.put(boolean.class, n -> n % 2 == 0);
    VALUES.put(char.class, n -> (char) ('a' + n));
    VALUES.put(byte.class, n -> (byte) (n + 1));
    VALUES.put(short.class, n -> (short) (n + 1));
    VALUES.put(int.class, n -> n + 1);
    VALUES.put(long.class, n -> n + 1L);
    VALUES.put(float.class, n -> n + 1f);
    VALUES.put(double.class, n -> n + 1d);
    VALUES.put(BigInteger.class, n -> BigInteger.valueOf(n + 1L));
    VALUES.put(BigDecimal.class, n -> BigDecimal.valueOf(n + 1L));
    VALUES.put(UUID.class, n -> new UUID(0, n));
    VALUES.put(URI.class, n -> URI.create("https://example.com/" + n));
    VALUES.put(Duration.class, Duration::ofHours);
    VALUES.put(Period.class, Period::ofDays);
    VALUES.put(Instant.class, n -> TIME.plusDays(n).toInstant(ZoneOffset.UTC));
    VALUES.put(LocalDate.class, n -> TIME.plusDays(n).toLocalDate());
    VALUES.put(LocalDateTime.class, TIME::plusDays);
    VALUES.put(LocalTime.class, n -> LocalTime.of(n, 0));
    VALUES.put(YearMonth.class, n -> YearMonth.of(2100 + n, 1));
    VALUES.put(Year.class, n -> Year.of(2100 + n));
    VALUES.put(OffsetDateTime.class, n -> TIME.plusDays(n).atOffset(ZoneOffset.UTC));
    VALUES.put(ZonedDateTime.class, n -> TIME.plusDays(n).atZone(ZoneId.of("Europe/Paris")));
    VALUES.put(ZoneId.class, n -> ZoneId.of("UTC+" + (n + 1)));
    VALUES.put(Position.class, n -> Position.at(0));
    VALUES.put(byte[].class, n -> new byte[] {(byte) n});
    VALUES.put(ByteBuffer.class, n -> ByteBuffer.wrap(new byte[] {(byte) n}));
    VALUES.put(AttributeValue.class, n -> AttributeValue.fromS("text" + n));
    List.of(
            Boolean.class,
            Character.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class)
        .forEach(boxed -> VALUES.put(boxed, VALUES.get(unboxed(boxed))));
  }

  private Samples() {}

  private static Class<?> unboxed(Class<?> boxed) {
    try {
      return (Class<?>) boxed.getField("TYPE").get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** A value of a type; another one for another number, as far as the type has as many. */
  static Object of(Type type, int number) {
    if (VALUES.containsKey(type)) {
      return VALUES.get(type).apply(number);
    }
    if (Nested.isConsumer(type)) {
      return Nested.change(type, number);
    }
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      Object first = of(arguments[0], number);
      return generic.getRawType() == Optional.class
          ? Optional.of(first)
          : generic.getRawType() == Set.class
              ? Set.of(first)
              : generic.getRawType() == Map.class
                  ? Map.of(first, of(arguments[1], number))
                  : List.of(first);
    }
    Class<?> raw = (Class<?>) type;
    if (raw.isEnum()) {
      Object constants = raw.getEnumConstants();
      return Array.get(constants, Math.min(number, Array.getLength(constants) - 1));
    }
    return raw.isSealed()
        ? of(raw.getPermittedSubclasses()[0], number)
        : record(
            raw,
            Stream.of(raw.getRecordComponents())
                .map(component -> of(component.getGenericType(), number))
                .toArray());
  }

  /** A collection of a type with so many elements or entries, the first of which has a number. */
  static Object several(ParameterizedType type, int first, int count) {
    Type element = type.getActualTypeArguments()[0];
    Stream<Integer> numbers = IntStream.range(first, first + count).boxed();
    return type.getRawType() == Map.class
        ? numbers.collect(
            Collectors.toMap(n -> of(element, n), n -> of(type.getActualTypeArguments()[1], n)))
        : type.getRawType() == Set.class
            ? numbers.map(n -> of(element, n)).collect(Collectors.toSet())
            : numbers.map(n -> of(element, n)).toList();
  }

  /** A record of the values of its components. */
  static Object record(Class<?> type, Object... values) {
    try {
      Constructor<?> constructor =
          type.getDeclaredConstructor(
              Stream.of(type.getRecordComponents())
                  .map(RecordComponent::getType)
                  .toArray(Class<?>[]::new));
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(type.toString(), e);
    }
  }

  /** The value of a record's component. */
  static Object value(Object instance, RecordComponent component) {
    try {
      return component.getAccessor().invoke(instance);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(component.toString(), e);
    }
  }
}
