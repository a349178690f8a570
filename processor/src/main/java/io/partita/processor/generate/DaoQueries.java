package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.annotations.IndexKind;
import io.partita.annotations.KeyEncoding;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KnownParts;
import io.partita.processor.model.NestedPatternPlan;
import io.partita.processor.model.TextBounds;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes what a DAO has for its access patterns: a constant and a method for each, and what the
 * queries need.
 */
final class DaoQueries {

  private final EntityCode code;
  private final List<AccessPatternPlan> patterns;
  private final PatternConstants constants;
  private final NameAllocator fields = new NameAllocator();

  DaoQueries(EntityCode code) {
    this.code = code;
    this.patterns = code.plan().accessPatterns();
    this.constants = new PatternConstants(code);
    patterns.stream()
        .flatMap(pattern -> pattern.arguments().stream())
        .map(ComponentPart::javaName)
        .distinct()
        .forEach(fields::newName);
    fields.newName("operations");
    fields.newName("table", this);
  }

  /** The constants of the patterns. */
  void addConstants(TypeSpec.Builder dao) {
    patterns.forEach(pattern -> dao.addField(constant(pattern)));
  }

  private FieldSpec constant(AccessPatternPlan pattern) {
    CodeBlock.Builder definition = CodeBlock.builder().add("\n$>$>$L", definition(pattern));
    definition.add(new ElementCode(code, pattern).carried());
    List<CodeBlock> refined = refined(pattern);
    if (!refined.isEmpty()) {
      definition.add("\n$>$>.refining($L)$<$<", CodeBlock.join(refined, ", "));
    }
    narrowed(pattern).forEach(definition::add);
    if (pattern.isShared()) {
      definition.add("\n$>$>.$L$<$<", sharing(pattern));
    }
    return FieldSpec.builder(
            ParameterizedTypeName.get(RuntimeTypes.ACCESS_PATTERN, code.type()),
            constants.get(pattern),
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(definition.add("$<$<").build())
        .build();
  }

  /** The components beyond whose texts others lie. */
  private Stream<CodeBlock> narrowed(AccessPatternPlan pattern) {
    return IntStream.rangeClosed(0, pattern.stages().size())
        .mapToObj(depth -> pattern.stages().subList(0, depth))
        .flatMap(
            given ->
                pattern.range(given).bounds().stream()
                    .map(bounds -> narrowed(pattern.known(given).orElseThrow(), bounds)));
  }

  private CodeBlock narrowed(KnownParts known, TextBounds bounds) {
    return CodeBlock.of(
        "\n$>$>.narrowedBy($L, $S, $S)$<$<",
        code.reference(known.next().orElseThrow()),
        bounds.first(),
        bounds.last());
  }

  private CodeBlock sharing(AccessPatternPlan pattern) {
    return pattern
        .sharedUntil()
        .map(given -> CodeBlock.of("sharedUntil($L)", code.reference(given)))
        .orElseGet(() -> CodeBlock.of("shared()"));
  }

  /** The arguments of which the sort key has more than the partition key. */
  private List<CodeBlock> refined(AccessPatternPlan pattern) {
    return pattern.arguments().stream()
        .filter(
            part -> pattern.stages().stream().anyMatch(stage -> stage.path().equals(part.path())))
        .map(
            part ->
                EntityCode.isOptional(part) ? code.reference(part.root()) : code.reference(part))
        .toList();
  }

  private CodeBlock definition(AccessPatternPlan pattern) {
    CodeBlock encoding = CodeBlock.of("$T.$L", KeyEncoding.class, code.table().table().encoding());
    if (pattern.index().isEmpty()) {
      return CodeBlock.of(
          "$T.table(TYPE, $S, $L)", RuntimeTypes.ACCESS_PATTERN, pattern.method(), encoding);
    }
    IndexModel index = pattern.index().flatMap(code.table().table()::index).orElseThrow();
    KeyAttributeCode keys = KeyAttributeCode.outsideOfSchema(code);
    return CodeBlock.of(
        "$T.index(TYPE,$W$S,$W$S,$W$L,$W$L,$W$L,$W$L)",
        RuntimeTypes.ACCESS_PATTERN,
        pattern.method(),
        index.name(),
        index.kind() == IndexKind.LOCAL,
        keys.partition(pattern.partitionKey()),
        pattern.sortKey().map(keys::sort).orElse(CodeBlock.of("null")),
        encoding);
  }

  /** The fields that the constructor fills. */
  void addFields(TypeSpec.Builder dao) {
    if (!patterns.isEmpty()) {
      dao.addField(RuntimeTypes.PHYSICAL_TABLE, fields.get(this), Modifier.PRIVATE, Modifier.FINAL);
    }
  }

  /** The constructor's part. */
  void addStatements(MethodSpec.Builder constructor) {
    if (!patterns.isEmpty()) {
      constructor.addStatement("this.$L = table", fields.get(this));
    }
  }

  /** The methods that begin a query. */
  void addMethods(TypeSpec.Builder dao) {
    patterns.forEach(pattern -> dao.addMethod(method(pattern)));
    code.plan().nestedPatterns().forEach(pattern -> dao.addMethod(nested(pattern)));
  }

  private MethodSpec method(AccessPatternPlan pattern) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(pattern.method())
            .addModifiers(Modifier.PUBLIC)
            .returns(code.query(pattern))
            .addJavadoc(new QueryText(code, pattern).method().build());
    for (ComponentPart part : pattern.arguments()) {
      method.addParameter(EntityCode.valueType(part), part.javaName());
    }
    CodeBlock state =
        CodeBlock.of(
            "$T.of($L, $L, $L)",
            RuntimeTypes.QUERY_STATE,
            fields.get(this),
            constants.get(pattern),
            values(pattern));
    return method.addStatement("return new $T($Z$L)", code.query(pattern), state).build();
  }

  /** The same query as that of the table, entered behind its first stages. */
  private MethodSpec nested(NestedPatternPlan nested) {
    AccessPatternPlan pattern = nested.pattern();
    QueryWriter query = new QueryWriter(code, pattern);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(nested.method())
            .addModifiers(Modifier.PUBLIC)
            .returns(query.behind(nested.leading().get(nested.leading().size() - 1)))
            .addJavadoc(new QueryText(code, pattern).nested(nested).build());
    nested
        .parameters()
        .forEach(part -> method.addParameter(EntityCode.valueType(part), part.javaName()));
    CodeBlock.Builder call = CodeBlock.builder().add("$L(", pattern.method());
    for (ComponentPart part : pattern.arguments()) {
      call.add(part == pattern.arguments().get(0) ? "$L" : ", $L", part.javaName());
    }
    call.add(")");
    for (ComponentPart part : nested.leading()) {
      call.add(".$L($L)", query.exactMethod(part), part.javaName());
    }
    return method.addStatement("return $L", call.build()).build();
  }

  private CodeBlock values(AccessPatternPlan pattern) {
    return ValuesCode.inLine(pattern.arguments().stream().map(code::binding).toList());
  }
}
