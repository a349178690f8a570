package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.Operation;
import io.partita.processor.model.TablePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the batch of a table: writes of all entities that have some in batches. */
final class BatchGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return plan.operations(Operation.BATCH).map(planned -> batch(plan)).toList();
  }

  /** The batch of a table. */
  static ClassName name(TablePlan plan) {
    return ClassName.get(plan.table().type().packageName(), plan.table().generatedName() + "Batch");
  }

  private static TypeSpec batch(TablePlan plan) {
    ClassName name = name(plan);
    TypeSpec.Builder batch =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(RuntimeTypes.BATCH_BUILDER, name))
            .addJavadoc(
                Javadoc.of(
                        "Writes that are sent together and done one by one: of several of one item"
                            + " the last one.")
                    .build())
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(RuntimeTypes.PHYSICAL_TABLE, "table")
                    .addStatement("super(table)")
                    .build());
    for (EntityCode code : EntityCode.all(plan)) {
      code.operation(Operation.PUT_ALL).ifPresent(planned -> batch.addMethod(put(name, code)));
      code.operation(Operation.DELETE_ALL)
          .ifPresent(planned -> batch.addMethod(delete(name, code)));
    }
    return batch.build();
  }

  private static MethodSpec put(ClassName name, EntityCode code) {
    return method(
        name,
        code,
        "put",
        "Stores",
        Operation.PUT_ALL,
        code.type(),
        new NameAllocator().newName(code.variable()));
  }

  private static MethodSpec delete(ClassName name, EntityCode code) {
    return method(name, code, "delete", "Removes", Operation.DELETE_ALL, code.key(), "key");
  }

  private static MethodSpec method(
      ClassName batch,
      EntityCode code,
      String name,
      String summary,
      Operation operation,
      TypeName parameter,
      String variable) {
    return DaoMethods.method(
            name,
            batch,
            CodeBlock.of(
                "$L $L, as {@link $T#$L} does.\n",
                summary,
                new EntityText(code).aRecord(),
                code.dao(),
                operation.method()))
        .addParameter(parameter, variable)
        .addStatement("return add$L($T.TYPE, $L)", Names.capitalized(name), code.dao(), variable)
        .build();
  }
}
