package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.resolve.NestedComponents;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods by which an update, or the part of one that changes a nested record, changes
 * components: a setter each, and verbs for what is in it.
 */
final class ChangeMethods {

  /** The methods of the base class, which a generated one must not be called like. */
  static final List<String> TAKEN =
      List.of(
          "add",
          "addElements",
          "append",
          "clear",
          "putEntry",
          "removeElements",
          "removeEntry",
          "set");

  private final TypeSpec.Builder type;
  private final ClassName self;
  private final NameAllocator names;
  private final TypeCodecs codecs;
  private final NestedRecords nested;
  private final ChangeText text;
  private final Function<ComponentModel, CodeBlock> references;
  private final Predicate<ComponentModel> isFormatted;
  private final Map<String, String> verbs = new HashMap<>();

  /**
   * @param self the class that the methods are in, and return
   * @param names has the names of the setters by component, and those that are taken
   * @param references the constants of components
   * @param isFormatted whether a component is stored as text of a format, whatever its type
   */
  ChangeMethods(
      TypeSpec.Builder type,
      ClassName self,
      NameAllocator names,
      TypeCodecs codecs,
      NestedRecords nested,
      ChangeText text,
      Function<ComponentModel, CodeBlock> references,
      Predicate<ComponentModel> isFormatted) {
    this.type = type;
    this.self = self;
    this.names = names;
    this.codecs = codecs;
    this.nested = nested;
    this.text = text;
    this.references = references;
    this.isFormatted = isFormatted;
  }

  /** Adds all methods of a component. */
  void add(ComponentModel component) {
    TypeModel held = component.type();
    type.addMethod(set(component));
    if (!held.javaType().isPrimitive()) {
      type.addMethod(clear(component));
    }
    if (component.keyOnly()) {
      return; // Verbs change an attribute in place, and there is none.
    }
    TypeModel value = NestedComponents.unwrapped(held);
    if (isSingle(value) && !held.javaType().isPrimitive()) {
      type.addMethod(setIfAbsent(component));
    }
    nested.of(value).ifPresent(part -> type.addMethod(inside(component, part)));
    if (held instanceof ScalarType scalar && isNumber(component, scalar)) {
      type.addMethod(addTo(component));
    } else if (held instanceof ListType list) {
      addListMethods(component, list);
    } else if (held instanceof SetType set) {
      addSetMethods(component, set);
    } else if (held instanceof MapType map) {
      addMapMethods(component, map);
    }
  }

  /** A number that is stored as one; formatted text cannot be added to. */
  private boolean isNumber(ComponentModel component, ScalarType type) {
    return isStoredNumber(type) && !isFormatted.test(component);
  }

  private MethodSpec set(ComponentModel component) {
    TypeModel held = NestedComponents.unwrapped(component.type());
    Optional<String> clear =
        held.javaType().isPrimitive() ? Optional.empty() : Optional.of(verb("clear", component));
    return method(names.get(component))
        .addParameter(held.javaType(), component.name())
        .addJavadoc(text.set(component, clear).build())
        .addStatement("return set($L, $L)", references.apply(component), given(component))
        .build();
  }

  /** The parameter that is called like a component, as the component holds it. */
  private static CodeBlock given(ComponentModel component) {
    return component.type() instanceof OptionalType
        ? CodeBlock.of(
            "$T.of($T.requireNonNull($L, $S))",
            Optional.class,
            Objects.class,
            component.name(),
            component.name())
        : CodeBlock.of("$L", component.name());
  }

  private MethodSpec setIfAbsent(ComponentModel component) {
    String name = component.name() + "IfAbsent";
    return method(verbs.computeIfAbsent(name, names::newName))
        .addParameter(NestedComponents.unwrapped(component.type()).javaType(), component.name())
        .addJavadoc(text.setIfAbsent(component).build())
        .addStatement("return setIfAbsent($L, $L)", references.apply(component), given(component))
        .build();
  }

  /** Whether a type is stored as one value, not as a collection or with parts of its own. */
  private static boolean isSingle(TypeModel type) {
    return TypeCodecs.wire(type).isPresent();
  }

  private MethodSpec inside(ComponentModel component, ClassName part) {
    return method(names.get(component))
        .addParameter(consumer(part), "changes")
        .addJavadoc(text.inside(component).build())
        .addStatement("return inside($L, $T::new, changes)", references.apply(component), part)
        .build();
  }

  private static TypeName consumer(ClassName part) {
    return ParameterizedTypeName.get(ClassName.get(Consumer.class), part);
  }

  private MethodSpec clear(ComponentModel component) {
    return method(verb("clear", component))
        .addJavadoc("Removes {@code $L}.\n", component.name())
        .addStatement("return clear($L)", references.apply(component))
        .build();
  }

  private MethodSpec addTo(ComponentModel component) {
    return method(verb("addTo", component))
        .addParameter(unboxed(component.type()), "delta")
        .addJavadoc(text.addTo(component).build())
        .addStatement("return add($L, delta)", references.apply(component))
        .build();
  }

  private void addListMethods(ComponentModel component, ListType list) {
    addElementMethods(
        component,
        list.element(),
        List.class,
        verb("appendTo", component),
        "append",
        text.appendTo(component));
    addPositionMethods(component, list.element());
  }

  private void addPositionMethods(ComponentModel component, TypeModel element) {
    TypeName value = unboxed(element);
    type.addMethod(
        method(names.get(component))
            .addParameter(RuntimeTypes.POSITION, "at")
            .addParameter(value, "element")
            .addJavadoc(text.setElement(component).build())
            .addStatement(
                "return setElement($L, at, element, $L)",
                references.apply(component),
                codecs.expression(element))
            .build());
    nested
        .of(element)
        .ifPresent(
            part ->
                type.addMethod(
                    method(names.get(component))
                        .addParameter(RuntimeTypes.POSITION, "at")
                        .addParameter(consumer(part), "changes")
                        .addJavadoc(text.insideElement(component).build())
                        .addStatement(
                            "return insideElement($L, at, $T::new, changes)",
                            references.apply(component),
                            part)
                        .build()));
    if (isStoredNumber(element)) {
      type.addMethod(
          method(verb("addTo", component))
              .addParameter(RuntimeTypes.POSITION, "at")
              .addParameter(value, "delta")
              .addJavadoc(text.addToElement(component).build())
              .addStatement(
                  "return addToElement($L, at, delta, $L)",
                  references.apply(component),
                  codecs.expression(element))
              .build());
    }
    type.addMethod(
        method(verb("removeFrom", component))
            .addParameter(RuntimeTypes.POSITION, "at")
            .addJavadoc(text.removeElement(component).build())
            .addStatement("return removeElement($L, at)", references.apply(component))
            .build());
  }

  private static boolean isStoredNumber(TypeModel type) {
    return type instanceof ScalarType scalar && scalar.scalar().wire() == Wire.N;
  }

  private void addSetMethods(ComponentModel component, SetType set) {
    addElementMethods(
        component,
        set.element(),
        Set.class,
        verb("addTo", component),
        "addElements",
        text.addElements(component));
    addElementMethods(
        component,
        set.element(),
        Set.class,
        verb("removeFrom", component),
        "removeElements",
        text.removeElements(component));
  }

  /** A method that takes one element, unless that could be taken for several, and one for all. */
  private void addElementMethods(
      ComponentModel component,
      TypeModel of,
      Class<?> collection,
      String name,
      String call,
      Javadoc javadoc) {
    TypeName element = of.javaType().box();
    boolean takesOne = !hasErasure(element, collection);
    if (takesOne) {
      type.addMethod(
          method(name)
              .addParameter(element, "element")
              .addJavadoc(javadoc.build())
              .addStatement(
                  "return $L($L, $T.of(element))", call, references.apply(component), collection)
              .build());
    }
    type.addMethod(
        method(name)
            .addParameter(component.type().javaType(), "elements")
            .addJavadoc(
                takesOne
                    ? DaoMethods.as(name, element, ", for several in their order")
                    : javadoc.build())
            .addStatement("return $L($L, elements)", call, references.apply(component))
            .build());
  }

  private void addMapMethods(ComponentModel component, MapType map) {
    type.addMethod(
        method(verb("putTo", component))
            .addParameter(map.key().javaType(), "key")
            .addParameter(map.value().javaType().box(), "value")
            .addJavadoc(text.putEntry(component).build())
            .addStatement(
                "return putEntry($L, $L, key, value, $L)",
                references.apply(component),
                codecs.mapKey(map),
                codecs.expression(map.value()))
            .build());
    if (isStoredNumber(map.value())) {
      type.addMethod(
          method(verb("addTo", component))
              .addParameter(map.key().javaType(), "key")
              .addParameter(unboxed(map.value()), "delta")
              .addJavadoc(text.addToEntry(component).build())
              .addStatement(
                  "return addToEntry($L, $L, key, delta, $L)",
                  references.apply(component),
                  codecs.mapKey(map),
                  codecs.expression(map.value()))
              .build());
    }
    nested
        .of(map.value())
        .ifPresent(
            part ->
                type.addMethod(
                    method(names.get(component))
                        .addParameter(map.key().javaType(), "key")
                        .addParameter(consumer(part), "changes")
                        .addJavadoc(text.insideEntry(component).build())
                        .addStatement(
                            "return insideEntry($L, $L, key, $T::new, changes)",
                            references.apply(component),
                            codecs.mapKey(map),
                            part)
                        .build()));
    type.addMethod(
        method(verb("removeFrom", component))
            .addParameter(map.key().javaType(), "key")
            .addJavadoc(text.removeEntry(component).build())
            .addStatement(
                "return removeEntry($L, $L, key)", references.apply(component), codecs.mapKey(map))
            .build());
  }

  private static TypeName unboxed(TypeModel type) {
    TypeName java = type.javaType();
    return java.isBoxedPrimitive() ? java.unbox() : java;
  }

  /** Two overloads must differ in more than their type arguments. */
  private static boolean hasErasure(TypeName type, Class<?> erasure) {
    return type instanceof ParameterizedTypeName generic
        && generic.rawType.canonicalName().equals(erasure.getCanonicalName());
  }

  /** The name of a verb on a component, the same each time it is asked for. */
  private String verb(String verb, ComponentModel component) {
    String name = verb + Names.capitalized(component.name());
    return verbs.computeIfAbsent(name, names::newName);
  }

  private MethodSpec.Builder method(String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(self);
  }
}
