package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EmbeddedModel;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.KeyPart.ShardPart;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.resolve.RuntimeAttributes;
import io.partita.processor.resolve.StoredPrecision;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Generates the constants of an entity: its components, key templates, primary key and index keys.
 */
final class SchemaGenerator implements Generator {

  private static final CodeBlock NULL = CodeBlock.of("null");
  private static final CodeBlock NOTHING = CodeBlock.of("");

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().map(SchemaGenerator::schema).toList();
  }

  private static TypeSpec schema(EntityCode code) {
    TypeSpec.Builder schema =
        TypeSpec.classBuilder(code.schema())
            .addModifiers(Modifier.FINAL)
            .addJavadoc("The components and keys of {@link $T}.\n", code.type());
    code.formattedAttributes()
        .forEach(attribute -> schema.addField(formattedCodec(code, attribute)));
    code.entity().components().forEach(component -> schema.addField(component(code, component)));
    code.embedded().forEach(component -> schema.addField(embedded(code, component)));
    code.entity().rest().ifPresent(rest -> schema.addField(rest(code, rest)));
    code.derivedKeyValues().forEach(part -> schema.addField(keyValue(code, part)));
    templates(code)
        .filter(attribute -> attribute.shards() == 1)
        .forEach(attribute -> schema.addField(template(code, attribute)));
    schema.addField(primaryKey(code));
    // A shard follows from the primary key, which must be there before.
    templates(code)
        .filter(attribute -> attribute.shards() > 1)
        .forEach(attribute -> schema.addField(template(code, attribute)));
    code.ownIndexes().forEach(index -> schema.addField(indexKey(code, index)));
    return schema
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .build();
  }

  private static Stream<KeyAttributePlan> templates(EntityCode code) {
    return code.keyAttributes().filter(attribute -> !attribute.isNative());
  }

  private static FieldSpec formattedCodec(EntityCode code, KeyAttributePlan attribute) {
    ComponentPart part = (ComponentPart) attribute.parts().get(0);
    TypeName type =
        ParameterizedTypeName.get(RuntimeTypes.CODEC, part.root().type().javaType().box());
    CodeBlock format = KeyFormatCode.of(part.format());
    CodeBlock codec =
        CodeBlock.of(
            "$T.formatted($Z$L::$L,$W$L::decode)",
            RuntimeTypes.CODECS,
            format,
            StoredPrecision.isFine(part.format()) ? "cutText" : "encode",
            format);
    boolean isOptional = part.root().type() instanceof OptionalType;
    return constant(type, code.formattedCodec(part.root()).orElseThrow())
        .addJavadoc("$L, stored as the text of its format.\n", JavadocText.key(attribute))
        .initializer(
            "$L", isOptional ? CodeBlock.of("$T.optional($L)", RuntimeTypes.CODECS, codec) : codec)
        .build();
  }

  private static FieldSpec embedded(EntityCode code, ComponentModel component) {
    EmbeddedModel record = component.embedded().orElseThrow();
    CodeBlock.Builder definition =
        CodeBlock.builder()
            .add(
                "$Z$T.<$T, $T>of($S, $S)$>$>",
                RuntimeTypes.EMBEDDED_COMPONENT,
                code.type(),
                record.type(),
                code.entity().name(),
                component.name());
    record
        .components()
        .forEach(
            part ->
                definition.add(
                    "\n.with($L, $T::$L)", code.constant(part), record.type(), part.ownName()));
    return constant(
            ParameterizedTypeName.get(RuntimeTypes.EMBEDDED_COMPONENT, code.type(), record.type()),
            code.constant(component))
        .initializer(definition.add("$<$<").build())
        .build();
  }

  private static FieldSpec rest(EntityCode code, ComponentModel rest) {
    Set<String> taken = new LinkedHashSet<>(code.table().table().keyAttributes());
    code.table().table().typeAttribute().ifPresent(taken::add);
    // Also of those that stand in keys alone, which may have had an attribute before.
    code.entity().components().forEach(component -> taken.add(component.attribute()));
    code.entity().components().forEach(component -> taken.addAll(component.aliases()));
    RuntimeAttributes.MEANINGS.keySet().stream().sorted().forEach(taken::add);
    return constant(
            ParameterizedTypeName.get(RuntimeTypes.REST_COMPONENT, code.type()),
            code.constant(rest))
        .initializer(
            "$Z$T.of($S, $T::$L,$W$L)",
            RuntimeTypes.REST_COMPONENT,
            rest.name(),
            code.type(),
            rest.name(),
            CodeBlock.join(taken.stream().map(name -> CodeBlock.of("$S", name)).toList(), ",$W"))
        .build();
  }

  private static FieldSpec component(EntityCode code, ComponentModel component) {
    TypeName value = component.type().javaType().box();
    List<CodeBlock> more = new ArrayList<>();
    if (!component.aliases().isEmpty()) {
      more.add(CodeBlock.of(".aliases($L)", KeyAttributeCode.strings(component.aliases())));
    }
    code.cut(component)
        .ifPresent(
            format -> more.add(CodeBlock.of(".cut($L)", cut(component, KeyFormatCode.of(format)))));
    CodeBlock.Builder definition = CodeBlock.builder().add("$Z$T.", RuntimeTypes.COMPONENT);
    if (!more.isEmpty() || component.isEmbedded()) {
      // What is called on it, the compiler cannot infer the types from.
      definition.add("<$T, $T>", code.type(), value);
    }
    definition.add("of($S, $L", component.name(), code.accessor(component));
    if (!component.attribute().equals(component.name())) {
      definition.add(", $S", component.attribute());
    }
    if (!component.keyOnly()) {
      definition.add(
          ",$W$L",
          code.formattedCodec(component)
              .map(CodeBlock::of)
              .orElseGet(() -> code.codecs().expression(TypeCodecs.writtenType(component))));
    }
    definition.add(")");
    more.forEach(call -> definition.add("$>$>$Z$L$<$<", call));
    return constant(componentType(code, value), code.constant(component))
        .initializer(definition.build())
        .build();
  }

  private static CodeBlock cut(ComponentModel component, CodeBlock format) {
    return component.type() instanceof OptionalType
        ? CodeBlock.of("value -> value.map($L::cut)", format)
        : CodeBlock.of("$L::cut", format);
  }

  private static FieldSpec keyValue(EntityCode code, ComponentPart part) {
    CodeBlock expression = CodeBlock.of("$L", code.constant(part.root()));
    ComponentModel owner = part.root();
    for (ComponentModel next : part.path().subList(1, part.path().size())) {
      ClassName nested =
          (ClassName)
              (owner.type() instanceof OptionalType optional ? optional.value() : owner.type())
                  .javaType();
      expression =
          CodeBlock.of(
              "$L.<$T>path($Z$S, $T::$L)",
              unwrapped(expression, owner),
              next.type().javaType().box(),
              next.name(),
              nested,
              next.name());
      owner = next;
    }
    return constant(componentType(code, EntityCode.valueType(part).box()), code.constant(part))
        .initializer("$L", unwrapped(expression, owner))
        .build();
  }

  private static CodeBlock unwrapped(CodeBlock expression, ComponentModel component) {
    return component.type() instanceof OptionalType
        ? CodeBlock.of("$T.unwrap($L)", RuntimeTypes.COMPONENT, expression)
        : expression;
  }

  private static FieldSpec template(EntityCode code, KeyAttributePlan attribute) {
    CodeBlock.Builder definition = CodeBlock.builder().add("\n$>$>$T.", RuntimeTypes.KEY_TEMPLATE);
    List<KeyPart> parts = attribute.parts();
    boolean startsWithLiteral = !parts.isEmpty() && parts.get(0) instanceof LiteralPart;
    if (startsWithLiteral) {
      definition.add("<$T>literal($S)", code.type(), ((LiteralPart) parts.get(0)).text());
    } else {
      definition.add("<$T>empty()", code.type());
    }
    for (KeyPart part : parts.subList(startsWithLiteral ? 1 : 0, parts.size())) {
      definition.add("$Z$L", step(code, attribute, part));
    }
    if (isOfIndex(code, attribute) && parts.stream().anyMatch(ComponentPart.class::isInstance)) {
      definition.add("$Z.truncating()");
    }
    if (!attribute.reserved().isEmpty()) {
      definition.add("$Z.except($L)", KeyAttributeCode.strings(attribute.reserved()));
    }
    return constant(
            ParameterizedTypeName.get(RuntimeTypes.KEY_TEMPLATE, code.type()),
            code.constant(attribute))
        .addJavadoc("$L.\n", JavadocText.key(attribute))
        .initializer(definition.add("$<$<").build())
        .build();
  }

  private static CodeBlock step(EntityCode code, KeyAttributePlan attribute, KeyPart part) {
    if (part instanceof LiteralPart literal) {
      return CodeBlock.of(".thenLiteral($S)", literal.text());
    }
    if (part instanceof ShardPart shard) {
      return CodeBlock.of(".thenShard($L, $L)", code.keyConstant(), shard.count());
    }
    ComponentPart component = (ComponentPart) part;
    boolean cuts = !isOfIndex(code, attribute) && new StoredPrecision(code.plan()).isCut(component);
    return CodeBlock.of(
        ".$L($L, $L)",
        cuts ? "thenCut" : "then",
        code.constant(component),
        KeyFormatCode.of(component.format()));
  }

  private static boolean isOfIndex(EntityCode code, KeyAttributePlan attribute) {
    return code.tableKeyAttributes().noneMatch(key -> key == attribute);
  }

  private static FieldSpec primaryKey(EntityCode code) {
    KeyAttributeCode keys = KeyAttributeCode.inSchema(code);
    CodeBlock.Builder definition =
        CodeBlock.builder()
            .add(
                "\n$>$>$T.of($Z$S,$W$L",
                RuntimeTypes.PRIMARY_KEY,
                code.entity().name(),
                keys.partition(code.plan().partitionKey()));
    code.plan().sortKey().ifPresent(sortKey -> definition.add(",$W$L", keys.sort(sortKey)));
    return constant(
            ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, code.type()), code.keyConstant())
        .initializer(definition.add(")$<$<").build())
        .build();
  }

  private static FieldSpec indexKey(EntityCode code, IndexKeyPlan index) {
    KeyAttributeCode keys = KeyAttributeCode.inSchema(code);
    return constant(
            ParameterizedTypeName.get(RuntimeTypes.INDEX_KEY, code.type()), code.constant(index))
        .initializer(
            "\n$>$>$T.of($Z$S,$W$S,$W$L,$W$L)$L$<$<",
            RuntimeTypes.INDEX_KEY,
            code.entity().name(),
            index.index(),
            index.partitionKey().map(keys::partition).orElse(NULL),
            index.sortKey().map(keys::sort).orElse(NULL),
            index.where().map(where -> ConditionCode.of(code, where)).orElse(NOTHING))
        .build();
  }

  private static TypeName componentType(EntityCode code, TypeName value) {
    return ParameterizedTypeName.get(RuntimeTypes.COMPONENT, code.type(), value);
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.STATIC, Modifier.FINAL);
  }
}
