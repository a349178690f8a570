package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.CollectionPlan.RootPosition;
import io.partita.processor.model.TablePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the query of each collection. */
final class CollectionQueryGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return CollectionCode.all(plan).stream().map(CollectionQueryGenerator::query).toList();
  }

  private static TypeSpec query(CollectionCode code) {
    ClassName base =
        code.plan().consistent()
            ? RuntimeTypes.CONSISTENT_COLLECTION_QUERY
            : RuntimeTypes.COLLECTION_QUERY;
    CollectionText text = new CollectionText(code);
    TypeSpec.Builder query =
        TypeSpec.classBuilder(code.query())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(base, code.type(), code.page(), code.query()))
            .addJavadoc(text.query().build())
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(RuntimeTypes.COLLECTION_STATE, "state")
                    .addStatement("super(state, $T::new, $T::new)", code.query(), code.page())
                    .build());
    // Where the root stands somewhere inside, a limited read could miss it in both directions.
    if (code.plan().root() != RootPosition.ANYWHERE) {
      query.addMethod(limit(code, text));
    }
    return query.build();
  }

  private static MethodSpec limit(CollectionCode code, CollectionText text) {
    return MethodSpec.methodBuilder("limit")
        .addModifiers(Modifier.PUBLIC)
        .returns(code.query())
        .addParameter(TypeName.INT, "limit")
        .addJavadoc(text.limit().build())
        .addStatement("return with(state().limit(limit))")
        .build();
  }
}
