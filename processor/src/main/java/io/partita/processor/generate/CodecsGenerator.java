package io.partita.processor.generate;

import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the codecs of a table's types, once for all its entities. */
final class CodecsGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    TypeCodecs codecs = new TypeCodecs(plan.table());
    return codecs.types().isEmpty() ? List.of() : List.of(codecs(plan, codecs));
  }

  private static TypeSpec codecs(TablePlan plan, TypeCodecs codecs) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(codecs.className())
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "The codecs of the types that entities of {@link $T} hold.\n", plan.table().type());
    codecs.types().forEach(codec -> type.addField(constant(codecs, codec)));
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    plan.table().nested().stream()
        .filter(NestedRecord.class::isInstance)
        .map(NestedRecord.class::cast)
        .forEach(nested -> type.addType(recordCodec(codecs, nested)));
    return type.build();
  }

  private static FieldSpec constant(TypeCodecs codecs, TypeModel type) {
    return FieldSpec.builder(
            codecs.constantType(type), codecs.constant(type), Modifier.STATIC, Modifier.FINAL)
        .initializer("$L", codecs.definition(type))
        .build();
  }

  private static TypeSpec recordCodec(TypeCodecs codecs, NestedRecord nested) {
    List<StoredComponent> stored =
        nested.components().stream()
            .map(
                component ->
                    new StoredComponent(
                        component, codecs.expression(TypeCodecs.writtenType(component)), false))
            .toList();
    RecordReader reader =
        new RecordReader(nested.type(), nested.components(), stored, KeyReading.none());
    return TypeSpec.classBuilder(TypeCodecs.codecName(nested))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(RuntimeTypes.RECORD_CODEC, nested.type()))
        .addJavadoc("Reads and writes {@link $T} as a map.\n", nested.type())
        .addField(reader.names())
        .addMethod(reader.method())
        .addMethod(write(nested, stored))
        .build();
  }

  private static MethodSpec write(NestedRecord nested, List<StoredComponent> stored) {
    NameAllocator names = new NameAllocator();
    String variable = names.newName(Names.decapitalized(nested.type().simpleName()));
    String writer = names.newName("writer");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("writeAttributes")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .addParameter(nested.type(), variable)
            .addParameter(RuntimeTypes.ITEM_WRITER, writer);
    stored.forEach(component -> method.addStatement(component.write(variable, writer)));
    return method.build();
  }
}
