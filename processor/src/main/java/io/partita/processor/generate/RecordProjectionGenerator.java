package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Generates what reads some components of an entity into a record of their own. */
final class RecordProjectionGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().flatMap(RecordProjectionGenerator::ofEntity).toList();
  }

  private static Stream<TypeSpec> ofEntity(EntityCode code) {
    return code.projections().stream().map(projection -> projection(code, projection));
  }

  private static TypeSpec projection(EntityCode code, RecordProjectionModel projection) {
    ClassName type = code.projection(projection);
    List<ComponentModel> components = components(code, projection);
    List<ComponentModel> parts = components.stream().flatMap(ComponentModel::stored).toList();
    RecordReader reader =
        new RecordReader(
            projection.type(),
            components,
            stored(code, parts),
            KeyReading.of(code, parts::contains));
    TypeSpec.Builder generated =
        TypeSpec.classBuilder(type)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .superclass(
                ParameterizedTypeName.get(
                    RuntimeTypes.GENERATED_PROJECTION, code.type(), projection.type()))
            .addJavadoc(
                "Reads {@link $T} items as {@link $T}, and of each only what\n"
                    + "that has: for {@code as(...)} of {@link $T}, its queries and its scans.\n",
                code.type(),
                projection.type(),
                code.dao())
            .addField(instance(type));
    if (reader.readsAttributes()) {
      generated.addField(reader.names());
    }
    return generated
        .addMethod(constructor(code, projection, parts))
        .addMethod(reader.method())
        .build();
  }

  private static List<ComponentModel> components(
      EntityCode code, RecordProjectionModel projection) {
    return projection.components().stream()
        .map(component -> code.entity().recordComponent(component.name()).orElseThrow())
        .toList();
  }

  /** What the table's key holds is read from the key. */
  private static List<StoredComponent> stored(EntityCode code, List<ComponentModel> parts) {
    return parts.stream()
        .filter(component -> !component.keyOnly() && !code.isWhollyInPrimaryKey(component))
        .map(
            component ->
                new StoredComponent(
                    component, code.codec(component), code.formattedCodec(component).isPresent()))
        .toList();
  }

  private static FieldSpec instance(ClassName type) {
    return FieldSpec.builder(type, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The projection; it has no state.\n")
        .initializer("new $T()", type)
        .build();
  }

  private static MethodSpec constructor(
      EntityCode code, RecordProjectionModel projection, List<ComponentModel> parts) {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addStatement(
            "super($T.TYPE, $S,$W$L)",
            code.dao(),
            projection.name(),
            CodeBlock.join(parts.stream().map(code::reference).toList(), ",$W"))
        .build();
  }
}
