package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TypeModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the fields of embedded records: a class for each, with a method per component. */
final class EmbeddedFields {

  private final EntityCode code;
  private final FieldCode fields;
  private final NameAllocator constants;
  private final NameAllocator types;
  private final Map<ComponentModel, String> names = new HashMap<>();

  /**
   * @param constants the constants of the components that have attributes, by name
   * @param types the names of nested types
   */
  EmbeddedFields(EntityCode code, FieldCode fields, NameAllocator constants, NameAllocator types) {
    this.code = code;
    this.fields = fields;
    this.constants = constants;
    this.types = types;
  }

  private String name(ComponentModel component) {
    return names.computeIfAbsent(
        component, embedded -> types.newName(Names.capitalized(embedded.javaName()) + "Fields"));
  }

  /** The constant of an embedded component of the entity. */
  FieldSpec field(ComponentModel component) {
    TypeName type = code.fields().nestedClass(name(component));
    return FieldSpec.builder(
            type,
            constants.newName(Names.constant(component.name())),
            Modifier.PUBLIC,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer("new $T()", type)
        .build();
  }

  /** The class of an embedded component's fields. */
  TypeSpec type(ComponentModel component) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name(component))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc(
                "The components of {@code $L}, which are attributes of the item itself.\n",
                component.name())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    NameAllocator methods = Names.allocator(Names.OBJECT_METHODS);
    List.of("exists", "notExists").forEach(methods::newName);
    component
        .embedded()
        .orElseThrow()
        .components()
        .forEach(part -> type.addMethod(part(part, methods)));
    return type.addMethod(
            presence(component, "exists", "or", "Whether there is a record: some attribute of it."))
        .addMethod(
            presence(component, "notExists", "and", "Whether there is none: no attribute of it."))
        .build();
  }

  private MethodSpec part(ComponentModel part, NameAllocator methods) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(methods.newName(part.ownName())).addModifiers(Modifier.PUBLIC);
    if (part.embedded().isPresent()) {
      TypeName type = code.fields().nestedClass(name(part));
      return method
          .returns(type)
          .addJavadoc("The components of {@code $L}.\n", part.name())
          .addStatement("return new $T()", type)
          .build();
    }
    return method
        .returns(fieldType(part))
        .addJavadoc("$L\n", JavadocText.component(part))
        .addStatement("return $L", constants.get(part.name()))
        .build();
  }

  private TypeName fieldType(ComponentModel part) {
    TypeModel stored = TypeCodecs.storedType(part);
    return code.formattedCodec(part).isPresent() ? fields.unordered(stored) : fields.type(stored);
  }

  private MethodSpec presence(
      ComponentModel component, String name, String conjunction, String javadoc) {
    CodeBlock.Builder condition = CodeBlock.builder();
    component
        .stored()
        .forEach(
            part ->
                condition.add(
                    condition.isEmpty() ? "$L.$L()" : "\n." + conjunction + "($L.$L())",
                    constants.get(part.name()),
                    name));
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(RuntimeTypes.CONDITION, code.type()))
        .addJavadoc("$L\n", javadoc)
        .addStatement("return $L", condition.build())
        .build();
  }
}
