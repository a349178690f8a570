package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.TypeVariableName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.NestedType;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates the paths into nested records that conditions can follow, once for all entities of a
 * table.
 */
final class PathsGenerator implements Generator {

  /** The methods of the base classes, which a path must not be called like. */
  private static final List<String> BASE_METHODS =
      List.of("eq", "exists", "in", "ne", "notExists", "path");

  private static final TypeVariableName ENTITY = TypeVariableName.get("E");

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    List<NestedRecord> records =
        plan.table().nested().stream()
            .filter(NestedRecord.class::isInstance)
            .map(NestedRecord.class::cast)
            .toList();
    return records.isEmpty() ? List.of() : List.of(paths(plan.table(), records));
  }

  private static TypeSpec paths(TableModel table, List<NestedRecord> records) {
    TypeSpec.Builder paths =
        TypeSpec.classBuilder(FieldCode.paths(table))
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc("The paths into records that entities of {@link $T} hold.\n", table.type())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    TypeCodecs codecs = new TypeCodecs(table);
    records.forEach(nested -> paths.addType(path(table, codecs, nested)));
    return paths.build();
  }

  private static TypeSpec path(TableModel table, TypeCodecs codecs, NestedRecord nested) {
    ClassName name = FieldCode.path(table, nested);
    TypeSpec.Builder path =
        TypeSpec.classBuilder(name.simpleName())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addTypeVariable(ENTITY)
            .superclass(ParameterizedTypeName.get(RuntimeTypes.RECORD_FIELD, ENTITY, nested.type()))
            .addJavadoc(
                "$L {@link $T} inside an item.\n\n@param <E> the entity's record\n",
                Names.capitalized(Names.article(nested.type())),
                nested.type())
            .addMethod(constructor(codecs, nested));
    NameAllocator names = Names.allocator(Names.OBJECT_METHODS);
    BASE_METHODS.forEach(names::newName);
    FieldCode fields = new FieldCode(table, codecs, ENTITY);
    nested.components().forEach(component -> path.addMethod(component(fields, component, names)));
    return path.build();
  }

  private static MethodSpec constructor(TypeCodecs codecs, NestedRecord nested) {
    return MethodSpec.constructorBuilder()
        .addParameter(RuntimeTypes.PATH, "path")
        .addStatement("super(path, $L)", codecs.expression(new NestedType(nested.type())))
        .build();
  }

  private static MethodSpec component(
      FieldCode fields, ComponentModel component, NameAllocator names) {
    TypeModel stored = TypeCodecs.storedType(component);
    CodeBlock path = CodeBlock.of("path().attribute($S)", component.attribute());
    return MethodSpec.methodBuilder(names.newName(component.name()))
        .addModifiers(Modifier.PUBLIC)
        .returns(fields.type(stored))
        .addJavadoc("$L\n", JavadocText.component(component))
        .addCode("return $L;\n", fields.create(stored, path))
        .build();
  }
}
