package io.partita.processor.generate;

import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.TablePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the mapper of an entity: from a record to its item and back. */
final class MapperGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().map(MapperGenerator::mapper).toList();
  }

  private static TypeSpec mapper(EntityCode code) {
    List<StoredComponent> stored = stored(code);
    RecordReader reader =
        new RecordReader(
            code.type(),
            code.entity().recordComponents(),
            stored,
            KeyReading.ofItem(code),
            code.entity().rest().map(code::reference));
    return TypeSpec.classBuilder(code.mapper())
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(RuntimeTypes.ENTITY_MAPPER, code.type()))
        .addJavadoc(
            "Turns {@link $T} records into items and back. It makes no calls.\n", code.type())
        .addField(instance(code))
        .addField(reader.names())
        .addMethod(constructor(code))
        .addMethod(reader.method())
        .addMethod(write(code, stored))
        .build();
  }

  private static List<StoredComponent> stored(EntityCode code) {
    return code.entity().components().stream()
        .filter(component -> !component.keyOnly())
        .map(
            component ->
                new StoredComponent(
                    component,
                    code.codec(component),
                    code.formattedCodec(component).isPresent(),
                    code.cut(component).map(format -> code.reference(component))))
        .toList();
  }

  private static FieldSpec instance(EntityCode code) {
    return FieldSpec.builder(
            code.mapper(), "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The mapper; it has no state.\n")
        .initializer("new $T()", code.mapper())
        .build();
  }

  private static MethodSpec constructor(EntityCode code) {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addStatement("super($S)", code.entity().name())
        .build();
  }

  private static MethodSpec write(EntityCode code, List<StoredComponent> stored) {
    NameAllocator names = new NameAllocator();
    String variable = names.newName(code.variable());
    String writer = names.newName("writer");
    String source = names.newName("components");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("writeAttributes")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .addParameter(code.type(), variable)
            .addParameter(RuntimeTypes.ITEM_WRITER, writer)
            .addStatement(
                "$T $L = $T.of($L)",
                ParameterizedTypeName.get(RuntimeTypes.COMPONENT_SOURCE, code.type()),
                source,
                RuntimeTypes.COMPONENT_SOURCE,
                variable)
            .addStatement("$T.$L.write($L, $L)", code.schema(), code.keyConstant(), source, writer);
    code.table()
        .table()
        .typeAttribute()
        .ifPresent(
            attribute ->
                method.addStatement(
                    "$L.string($S, $S)", writer, attribute, code.entity().typeValue()));
    code.ownIndexes()
        .forEach(
            index ->
                method.addStatement(
                    "$T.$L.write($L, $L)", code.schema(), code.constant(index), source, writer));
    stored.stream()
        .filter(component -> !component.component().isEmbedded())
        .forEach(component -> method.addStatement(component.write(variable, writer)));
    code.entity()
        .embedded()
        .forEach(
            component ->
                method.addStatement(
                    "$L.write($L.$L(), $L)",
                    code.reference(component),
                    variable,
                    component.name(),
                    writer));
    code.entity()
        .rest()
        .ifPresent(
            rest ->
                method.addStatement(
                    "$L.write($L.$L(), $L)", code.reference(rest), variable, rest.name(), writer));
    return method.build();
  }
}
