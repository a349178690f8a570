package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the fields of an entity, from which conditions and filters are made. */
final class FieldsGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().map(FieldsGenerator::fields).toList();
  }

  private static TypeSpec fields(EntityCode code) {
    TypeSpec.Builder fields =
        TypeSpec.classBuilder(code.fields())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc("The components of {@link $T} for conditions and filters.\n", code.type());
    NameAllocator names = new NameAllocator();
    FieldCode fieldCode = new FieldCode(code.table().table(), code.codecs(), code.type());
    code.entity().components().stream()
        .filter(component -> !component.keyOnly())
        .forEach(component -> fields.addField(field(code, fieldCode, component, names)));
    return fields
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .build();
  }

  private static FieldSpec field(
      EntityCode code, FieldCode fields, ComponentModel component, NameAllocator names) {
    String name = names.newName(Names.constant(component.name()));
    CodeBlock path = CodeBlock.of("$T.of($S)", RuntimeTypes.PATH, component.attribute());
    if (code.formattedCodec(component).isPresent()) {
      TypeName type =
          ParameterizedTypeName.get(
              RuntimeTypes.FIELD, code.type(), component.type().javaType().box());
      return constant(component, type, name)
          .initializer("new $T<>($Z$L, $L)", RuntimeTypes.FIELD, path, code.codec(component))
          .build();
    }
    TypeModel stored = TypeCodecs.storedType(component);
    return constant(component, fields.type(stored), name)
        .initializer("$L", fields.create(stored, path))
        .build();
  }

  private static FieldSpec.Builder constant(ComponentModel component, TypeName type, String name) {
    FieldSpec.Builder constant =
        FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
    // A name that says it all needs no words beside it.
    return component.attribute().equals(component.name())
        ? constant
        : constant.addJavadoc("$L\n", JavadocText.component(component));
  }
}
