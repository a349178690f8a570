package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
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
import java.util.stream.Stream;
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
    NameAllocator types = Names.allocatorBeside(Stream.of(code.fields()));
    EmbeddedFields embedded = new EmbeddedFields(code, fieldCode, names, types);
    code.embedded().forEach(component -> fields.addType(embedded.type(component)));
    code.entity().embedded().forEach(component -> fields.addField(embedded.field(component)));
    return fields
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .build();
  }

  private static FieldSpec field(
      EntityCode code, FieldCode fields, ComponentModel component, NameAllocator names) {
    String name = names.newName(Names.constant(component.name()), component.name());
    boolean isFormatted = code.formattedCodec(component).isPresent();
    TypeModel stored = TypeCodecs.storedType(component);
    TypeName type = isFormatted ? fields.unordered(stored) : fields.type(stored);
    return constant(component, type, name)
        .initializer(
            "$L",
            isFormatted || fields.isPlain(stored)
                ? CodeBlock.of("new $T<>($Z$L)", rawType(type), code.reference(component))
                : fields.create(
                    stored, CodeBlock.of("$T.of($S)", RuntimeTypes.PATH, component.attribute())))
        .build();
  }

  private static ClassName rawType(TypeName type) {
    return ((ParameterizedTypeName) type).rawType;
  }

  private static FieldSpec.Builder constant(ComponentModel component, TypeName type, String name) {
    FieldSpec.Builder constant =
        FieldSpec.builder(
            type,
            name,
            component.isEmbedded() ? Modifier.PRIVATE : Modifier.PUBLIC,
            Modifier.STATIC,
            Modifier.FINAL);
    // A name that says it all needs no words beside it.
    return component.attribute().equals(component.name()) || component.isEmbedded()
        ? constant
        : constant.addJavadoc("$L\n", JavadocText.component(component));
  }
}
