package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates the update builder of an entity: a method per component that can change, and verbs for
 * what is in it.
 */
final class UpdateGenerator implements Generator {

  /** The methods of the base class, which a generated one must not be called like. */
  private static final List<String> BASE_METHODS =
      List.of(
          "add",
          "addElements",
          "append",
          "clear",
          "exactlyOnce",
          "execute",
          "executeAndGet",
          "getAndExecute",
          "orCreate",
          "putEntry",
          "putRest",
          "removeElements",
          "removeEntry",
          "removeRest",
          "set",
          "when");

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().map(code -> new Writer(code).update()).toList();
  }

  /** Writes the update of one entity. */
  private static final class Writer {

    private final EntityCode code;
    private final UpdateText text;
    private final NameAllocator names = Names.allocator(Names.OBJECT_METHODS);
    private final Map<String, String> verbs = new HashMap<>();
    private final TypeSpec.Builder update;

    Writer(EntityCode code) {
      this.code = code;
      this.text = new UpdateText(code);
      this.update = TypeSpec.classBuilder(code.update());
      BASE_METHODS.forEach(names::newName);
      if (version().isPresent()) {
        names.newName("version");
      }
      changeable().forEach(component -> names.newName(component.name(), component));
      embedded().forEach(component -> names.newName(component.name(), component));
    }

    TypeSpec update() {
      update
          .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
          .superclass(
              ParameterizedTypeName.get(
                  RuntimeTypes.UPDATE_BUILDER, code.type(), code.key(), code.update()))
          .addJavadoc(text.update())
          .addMethod(constructor());
      version().ifPresent(component -> update.addMethod(expectVersion(component)));
      if (!code.plan().isCreatedInTransaction()) {
        update.addMethod(orCreate());
      }
      changeable().forEach(this::addMethods);
      embedded().forEach(this::addEmbeddedMethods);
      code.entity().rest().ifPresent(this::addRestMethods);
      return update.build();
    }

    private Optional<ComponentModel> version() {
      return code.entity().managed(Managed.VERSION);
    }

    /**
     * The components that the caller may change: not those of the key, nor those that Partita
     * writes.
     */
    private List<ComponentModel> changeable() {
      return code.entity().components().stream()
          .filter(component -> !component.isEmbedded() && !code.isInPrimaryKey(component))
          .filter(component -> Set.of(Managed.TTL).containsAll(component.managed()))
          .toList();
    }

    /** The embedded records of which nothing is in the key; each changes as a whole. */
    private List<ComponentModel> embedded() {
      return code.entity()
          .embedded()
          .filter(component -> component.stored().noneMatch(code::isInPrimaryKey))
          .toList();
    }

    private MethodSpec constructor() {
      TypeName operations =
          ParameterizedTypeName.get(RuntimeTypes.ENTITY_OPERATIONS, code.type(), code.key());
      return MethodSpec.constructorBuilder()
          .addParameter(operations, "operations")
          .addParameter(code.key(), "key")
          .addStatement("super(operations, key)")
          .build();
    }

    private MethodSpec expectVersion(ComponentModel component) {
      return method("version")
          .addParameter(unboxed(component), "expected")
          .addJavadoc(text.version(component).build())
          .addStatement("return version($L, expected)", code.reference(component))
          .build();
    }

    /** The base class has it for updates that can create their item, and only those show it. */
    private MethodSpec orCreate() {
      return method("orCreate")
          .addAnnotation(Override.class)
          .addJavadoc(UpdateText.orCreate().build())
          .addStatement("return super.orCreate()")
          .build();
    }

    private void addMethods(ComponentModel component) {
      TypeModel type = component.type();
      update.addMethod(set(component));
      if (!type.javaType().isPrimitive()) {
        update.addMethod(clear(component));
      }
      if (component.keyOnly()) {
        return; // Verbs change an attribute in place, and there is none.
      }
      if (type instanceof ScalarType scalar && isNumber(component, scalar)) {
        update.addMethod(addTo(component));
      } else if (type instanceof ListType list) {
        addListMethods(component, list);
      } else if (type instanceof SetType set) {
        addSetMethods(component, set);
      } else if (type instanceof MapType map) {
        addMapMethods(component, map);
      }
    }

    /** A number that is stored as one; formatted text cannot be added to. */
    private boolean isNumber(ComponentModel component, ScalarType type) {
      return type.scalar().wire() == Wire.N && code.formattedCodec(component).isEmpty();
    }

    private MethodSpec set(ComponentModel component) {
      boolean isOptional = component.type() instanceof OptionalType;
      TypeModel type =
          component.type() instanceof OptionalType optional ? optional.value() : component.type();
      String parameter = component.name();
      Optional<String> clear =
          type.javaType().isPrimitive() ? Optional.empty() : Optional.of(verb("clear", component));
      CodeBlock value =
          isOptional
              ? CodeBlock.of(
                  "$T.of($T.requireNonNull($L, $S))",
                  Optional.class,
                  Objects.class,
                  parameter,
                  parameter)
              : CodeBlock.of("$L", parameter);
      return method(names.get(component))
          .addParameter(type.javaType(), parameter)
          .addJavadoc(text.set(component, clear).build())
          .addStatement("return set($L, $L)", code.reference(component), value)
          .build();
    }

    private MethodSpec clear(ComponentModel component) {
      return method(verb("clear", component))
          .addJavadoc("Removes {@code $L}.\n", component.name())
          .addStatement("return clear($L)", code.reference(component))
          .build();
    }

    private MethodSpec addTo(ComponentModel component) {
      return method(verb("addTo", component))
          .addParameter(unboxed(component), "delta")
          .addJavadoc(text.addTo(component).build())
          .addStatement("return add($L, delta)", code.reference(component))
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
          UpdateText.removeElements(component));
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
        update.addMethod(
            method(name)
                .addParameter(element, "element")
                .addJavadoc(javadoc.build())
                .addStatement(
                    "return $L($L, $T.of(element))", call, code.reference(component), collection)
                .build());
      }
      update.addMethod(
          method(name)
              .addParameter(component.type().javaType(), "elements")
              .addJavadoc(
                  takesOne
                      ? DaoMethods.as(name, element, ", for several in their order")
                      : javadoc.build())
              .addStatement("return $L($L, elements)", call, code.reference(component))
              .build());
    }

    private void addMapMethods(ComponentModel component, MapType map) {
      update.addMethod(
          method(verb("putTo", component))
              .addParameter(map.key().javaType(), "key")
              .addParameter(map.value().javaType().box(), "value")
              .addJavadoc(text.putEntry(component).build())
              .addStatement(
                  "return putEntry($L, $L, key, value, $L)",
                  code.reference(component),
                  code.codecs().mapKey(map),
                  code.codecs().expression(map.value()))
              .build());
      update.addMethod(
          method(verb("removeFrom", component))
              .addParameter(map.key().javaType(), "key")
              .addJavadoc(UpdateText.removeEntry(component).build())
              .addStatement(
                  "return removeEntry($L, $L, key)",
                  code.reference(component),
                  code.codecs().mapKey(map))
              .build());
    }

    private void addEmbeddedMethods(ComponentModel component) {
      String clear = verb("clear", component);
      update.addMethod(
          method(names.get(component))
              .addParameter(component.type().javaType(), component.name())
              .addJavadoc(text.setEmbedded(component, clear).build())
              .addStatement("return set($L, $L)", code.reference(component), component.name())
              .build());
      update.addMethod(
          method(clear)
              .addJavadoc("Removes {@code $L}: all of its attributes.\n", component.name())
              .addStatement("return clear($L)", code.reference(component))
              .build());
    }

    private void addRestMethods(ComponentModel rest) {
      update.addMethod(
          method(verb("putTo", rest))
              .addParameter(String.class, "attribute")
              .addParameter(ClassNames.ATTRIBUTE_VALUE, "value")
              .addJavadoc(UpdateText.putRest(rest).build())
              .addStatement("return putRest($L, attribute, value)", code.reference(rest))
              .build());
      update.addMethod(
          method(verb("removeFrom", rest))
              .addParameter(String.class, "attribute")
              .addJavadoc(UpdateText.removeRest(rest).build())
              .addStatement("return removeRest($L, attribute)", code.reference(rest))
              .build());
    }

    private static TypeName unboxed(ComponentModel component) {
      TypeName type = component.type().javaType();
      return type.isBoxedPrimitive() ? type.unbox() : type;
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
      return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(code.update());
    }
  }
}
