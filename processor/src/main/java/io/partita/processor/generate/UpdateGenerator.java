package io.partita.processor.generate;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Operation;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.ChangeableComponents;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Generates the update builder of an entity, with the methods of the components that can change.
 */
final class UpdateGenerator implements Generator {

  /** The methods of the base class, which a generated one must not be called like. */
  private static final List<String> BASE_METHODS =
      List.of(
          "exactlyOnce",
          "execute",
          "executeAndGet",
          "getAndExecute",
          "orCreate",
          "putRest",
          "removeRest",
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
    private final TypeSpec.Builder update;

    Writer(EntityCode code) {
      this.code = code;
      this.text = new UpdateText(code);
      this.update = TypeSpec.classBuilder(code.update());
      ChangeMethods.TAKEN.forEach(names::newName);
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
      addChanges();
      embedded().forEach(this::addEmbeddedMethods);
      code.entity().rest().ifPresent(this::addRestMethods);
      return update.build();
    }

    private void addChanges() {
      ChangeMethods methods =
          new ChangeMethods(
              update,
              code.update(),
              names,
              code.codecs(),
              new NestedRecords(code.table().table()),
              ChangeText.of(code.operation(Operation.UPDATE).orElseThrow()),
              code::reference,
              component -> code.formattedCodec(component).isPresent());
      changeable().forEach(methods::add);
    }

    private Optional<ComponentModel> version() {
      return code.entity().managed(Managed.VERSION);
    }

    private List<ComponentModel> changeable() {
      return ChangeableComponents.of(code.plan()).toList();
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
          .addParameter(unboxed(component.type().javaType()), "expected")
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

    private static TypeName unboxed(TypeName type) {
      return type.isBoxedPrimitive() ? type.unbox() : type;
    }

    private String verb(String verb, ComponentModel component) {
      return names.newName(verb + Names.capitalized(component.name()));
    }

    private MethodSpec.Builder method(String name) {
      return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(code.update());
    }
  }
}
