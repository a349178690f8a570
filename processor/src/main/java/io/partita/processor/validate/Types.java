package io.partita.processor.validate;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.model.TypeModel.UnsupportedType;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Questions about component types that several rules ask. */
final class Types {

  private Types() {}

  /** The types inside a type that cannot be stored. */
  static Stream<UnsupportedType> unsupported(TypeModel type) {
    if (type instanceof UnsupportedType unsupported) {
      return Stream.of(unsupported);
    }
    if (type instanceof ListType list) {
      return unsupported(list.element());
    }
    if (type instanceof SetType set) {
      return unsupported(set.element());
    }
    if (type instanceof MapType map) {
      return unsupported(map.value());
    }
    if (type instanceof OptionalType optional) {
      return unsupported(optional.value());
    }
    return type instanceof ConvertedType converted
        ? unsupported(converted.stored())
        : Stream.empty();
  }

  /** The converters that a type and the types inside it are stored through. */
  static Stream<ClassName> converters(TypeModel type) {
    if (type instanceof ListType list) {
      return converters(list.element());
    }
    if (type instanceof SetType set) {
      return converters(set.element());
    }
    if (type instanceof MapType map) {
      return Stream.concat(converters(map.key()), converters(map.value()));
    }
    if (type instanceof OptionalType optional) {
      return converters(optional.value());
    }
    return type instanceof ConvertedType converted
        ? Stream.of(converted.converter())
        : Stream.empty();
  }

  /** Whether the type can be stored; if not, that is the one problem to report of its component. */
  static boolean isSupported(ComponentModel component) {
    return unsupported(component.type()).findAny().isEmpty();
  }

  /** Whether it is an int or a long, stored as the number it is. */
  static boolean isInteger(TypeModel type) {
    return type instanceof ScalarType scalar
        && (scalar.scalar() == Scalar.INTEGER || scalar.scalar() == Scalar.LONG);
  }

  /** The collection to use in place of a more special or more general one: a List of the same. */
  static Optional<String> knownCollection(TypeName type) {
    if (!(type instanceof ParameterizedTypeName parameterized)) {
      return Optional.empty();
    }
    String known =
        switch (parameterized.rawType.canonicalName()) {
          case "java.util.ArrayList",
              "java.util.LinkedList",
              "java.util.Collection",
              "java.util.SequencedCollection",
              "java.util.Queue",
              "java.util.Deque",
              "java.util.ArrayDeque",
              "java.util.Vector",
              "java.util.concurrent.CopyOnWriteArrayList",
              "java.lang.Iterable" ->
              "List";
          case "java.util.HashSet",
              "java.util.LinkedHashSet",
              "java.util.TreeSet",
              "java.util.SortedSet",
              "java.util.SequencedSet",
              "java.util.NavigableSet",
              "java.util.EnumSet" ->
              "Set";
          case "java.util.HashMap",
              "java.util.LinkedHashMap",
              "java.util.TreeMap",
              "java.util.SortedMap",
              "java.util.SequencedMap",
              "java.util.NavigableMap",
              "java.util.EnumMap",
              "java.util.concurrent.ConcurrentMap",
              "java.util.concurrent.ConcurrentHashMap" ->
              "Map";
          default -> "";
        };
    return known.isEmpty()
        ? Optional.empty()
        : Optional.of(known + name(type).substring(name(type).indexOf('<')));
  }

  /** The type's name without packages: {@code List<Money>}. */
  static String name(TypeName type) {
    if (type instanceof ClassName name) {
      return String.join(".", name.simpleNames());
    }
    if (type instanceof ParameterizedTypeName parameterized) {
      return name(parameterized.rawType)
          + parameterized.typeArguments.stream()
              .map(Types::name)
              .collect(Collectors.joining(", ", "<", ">"));
    }
    return type instanceof ArrayTypeName array ? name(array.componentType) + "[]" : type.toString();
  }

  /** The type's name with its article: {@code an Instant}. */
  static String withArticle(TypeName type) {
    String name = name(type);
    return JavaNames.article(name) + " " + name;
  }
}
