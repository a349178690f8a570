package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.resolve.StoredPrecision;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes the query of one access pattern: the outer class takes the first component of the sort
 * key, a nested one each further component, and {@code Selected} none.
 */
final class QueryWriter {

  /**
   * The methods of the base classes, which a component's method must not be called like. Users do
   * not see {@code state()}, and a component of that name is common.
   */
  private static final List<String> BASE_METHODS =
      List.of(
          "as",
          "consistent",
          "count",
          "deleteAll",
          "explain",
          "filter",
          "first",
          "keys",
          "limit",
          "list",
          "page",
          "pageSize",
          "pages",
          "reverse",
          "skipUnreadable",
          "stream");

  /** Another one, of queries that read less than records. */
  private static final String HYDRATE = "hydrate";

  private static final String SELECTED = "Selected";

  private final EntityCode code;
  private final AccessPatternPlan pattern;
  private final QueryText text;
  private final ElementCode element;
  private final List<ComponentPart> stages;
  private final List<TargetCode> targets;
  private final List<RecordProjectionModel> carried;
  private final NameAllocator methods = Names.allocator(Names.OBJECT_METHODS);
  private final NameAllocator classes = Names.allocator(List.of(SELECTED));
  private final TypeName state;

  QueryWriter(EntityCode code, AccessPatternPlan pattern) {
    this.code = code;
    this.pattern = pattern;
    this.text = new QueryText(code, pattern);
    this.element = new ElementCode(code, pattern);
    this.stages = pattern.stages();
    this.targets = targets(code, pattern);
    this.carried = CarriedProjections.of(code, pattern);
    this.state = ParameterizedTypeName.get(RuntimeTypes.QUERY_STATE, code.type());
    BASE_METHODS.forEach(methods::newName);
    pattern.projection().ifPresent(projection -> methods.newName(HYDRATE));
    for (ComponentPart part : stages) {
      classes.newName("After" + Names.capitalized(part.javaName()), part);
    }
    for (TargetCode target : targets) {
      methods.newName("with" + Names.capitalized(target.role()), target);
      methods.newName(target.role() + "Key", target.role());
    }
  }

  /** The ends that the edges of a pattern lead to. */
  static List<TargetCode> targets(EntityCode code, AccessPatternPlan pattern) {
    return pattern.targets().stream().map(target -> new TargetCode(code, target)).toList();
  }

  /** A name beside those that every stage has. */
  private String method(String name) {
    return methods.clone().newName(name);
  }

  private List<RangeMethod> ranges(ComponentPart part) {
    // On the table bounds are exact, which a place that has less of a value than another cannot be.
    boolean isCoarse = pattern.index().isEmpty() && new StoredPrecision(code.plan()).isCoarse(part);
    return isCoarse ? List.of() : RangeMethod.of(sortKey(), part, code.table().table().encoding());
  }

  private KeyAttributePlan sortKey() {
    return pattern.sortKey().orElseThrow();
  }

  TypeSpec query() {
    TypeSpec.Builder query =
        stage(code.query(pattern), stages.stream().findFirst(), text.query())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
    targets.forEach(target -> query.addMethod(targetKey(target)));
    for (int i = 1; i < stages.size(); i++) {
      Javadoc javadoc = text.afterStage(stages.get(i - 1), stages.get(i));
      query.addType(nested(stage(after(i), Optional.of(stages.get(i)), javadoc)));
    }
    if (!stages.isEmpty()) {
      query.addType(nested(stage(selected(), Optional.empty(), text.selected())));
    }
    return query.build();
  }

  private static TypeSpec nested(TypeSpec.Builder stage) {
    return stage.addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL).build();
  }

  private TypeSpec.Builder stage(ClassName name, Optional<ComponentPart> next, Javadoc javadoc) {
    TypeSpec.Builder stage =
        TypeSpec.classBuilder(name).superclass(element.base(name)).addJavadoc(javadoc.build());
    stage.addMethod(constructor(name));
    next.ifPresent(
        part -> {
          stage.addMethod(exact(part));
          ranges(part).forEach(range -> stage.addMethod(range(part, range)));
          if (pattern.distinct()) {
            stage.addMethod(distinct(part));
          }
        });
    carried.forEach(projection -> stage.addMethod(as(projection, name)));
    targets.forEach(target -> stage.addMethod(linked(target, name)));
    return stage;
  }

  private ClassName selected() {
    return code.query(pattern).nestedClass(SELECTED);
  }

  /** The class that takes the component at an index. */
  private ClassName after(int stage) {
    return code.query(pattern).nestedClass(classes.get(stages.get(stage - 1)));
  }

  private MethodSpec constructor(ClassName name) {
    return MethodSpec.constructorBuilder()
        .addParameter(state, "state")
        .addStatement("super($L)", element.baseArguments(name))
        .build();
  }

  /** The class that follows when a component was given. */
  ClassName behind(ComponentPart part) {
    int next = stages.indexOf(part) + 1;
    return next == stages.size() ? selected() : after(next);
  }

  /** The method that takes a component's exact value. */
  String exactMethod(ComponentPart part) {
    return method(part.javaName());
  }

  private MethodSpec exact(ComponentPart part) {
    ClassName result = behind(part);
    return MethodSpec.methodBuilder(exactMethod(part))
        .addModifiers(Modifier.PUBLIC)
        .returns(result)
        .addParameter(EntityCode.valueType(part), part.javaName())
        .addJavadoc(text.exact(part).build())
        .addStatement("return new $T(state().exact($L))", result, code.binding(part))
        .build();
  }

  private MethodSpec range(ComponentPart part, RangeMethod range) {
    List<CodeBlock> arguments =
        range.parameters().stream().map(name -> argument(part, name)).toList();
    CodeBlock newState =
        CodeBlock.of(
            "state().$L($L, $L)", range.method(), component(part), CodeBlock.join(arguments, ", "));
    return MethodSpec.methodBuilder(method(range.method(part)))
        .addModifiers(Modifier.PUBLIC)
        .returns(selected())
        .addParameters(
            range.parameters().stream()
                .map(name -> ParameterSpec.builder(EntityCode.valueType(part), name).build())
                .toList())
        .addJavadoc(text.range(part, range).build())
        .addStatement("return new $T($L)", selected(), newState)
        .build();
  }

  private MethodSpec distinct(ComponentPart part) {
    return MethodSpec.methodBuilder(method("distinct" + Names.capitalized(part.javaName())))
        .addModifiers(Modifier.PUBLIC)
        .returns(
            ParameterizedTypeName.get(
                RuntimeTypes.DISTINCT_VALUES, EntityCode.valueType(part).box()))
        .addJavadoc(text.distinct(part).build())
        .addStatement("return state().distinct($L)", component(part))
        .build();
  }

  /** A template has the value inside an Optional for a part, a native key the component itself. */
  private CodeBlock component(ComponentPart part) {
    return sortKey().isNative() ? code.reference(part.root()) : code.reference(part);
  }

  private CodeBlock argument(ComponentPart part, String name) {
    return sortKey().isNative() && EntityCode.isOptional(part)
        ? CodeBlock.of("$T.of($L)", Optional.class, name)
        : CodeBlock.of("$L", name);
  }

  /** What the index carries needs no more than the query. */
  private MethodSpec as(RecordProjectionModel projection, ClassName stage) {
    boolean isFirst = stage.equals(code.query(pattern));
    ClassName generated = code.projection(projection);
    return MethodSpec.methodBuilder("as")
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(partialQuery(), code.type(), projection.type()))
        .addParameter(generated, "projection")
        .addJavadoc(
            isFirst
                ? text.carried(projection).build()
                : CodeBlock.of("As {@link $T#as($T)}.\n", code.query(pattern), generated))
        .addStatement("return carried(projection)")
        .build();
  }

  private ClassName partialQuery() {
    return pattern.consistent()
        ? RuntimeTypes.CONSISTENT_PARTIAL_QUERY
        : RuntimeTypes.PARTIAL_QUERY;
  }

  private MethodSpec linked(TargetCode target, ClassName stage) {
    boolean isFirst = stage.equals(code.query(pattern));
    return MethodSpec.methodBuilder(methods.get(target))
        .addModifiers(Modifier.PUBLIC)
        .returns(
            ParameterizedTypeName.get(linkedQuery(), code.type(), element.type(), target.type()))
        .addJavadoc(
            isFirst
                ? text.linked(target).build()
                : CodeBlock.of("As {@link $T#$L()}.\n", code.query(pattern), methods.get(target)))
        .addStatement(
            "return linked($T.TYPE, $T::$L)",
            target.dao(),
            code.query(pattern),
            methods.get(target.role()))
        .build();
  }

  private ClassName linkedQuery() {
    return pattern.consistent() ? RuntimeTypes.CONSISTENT_LINKED_QUERY : RuntimeTypes.LINKED_QUERY;
  }

  private MethodSpec targetKey(TargetCode target) {
    String edge = Names.allocator(List.of()).newName(element.variable());
    return MethodSpec.methodBuilder(methods.get(target.role()))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(target.key())
        .addParameter(element.type(), edge)
        .addStatement("return $L", element.targetKey(target, edge))
        .build();
  }
}
