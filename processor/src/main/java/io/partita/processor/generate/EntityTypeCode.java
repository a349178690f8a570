package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.EpochMillis;
import io.partita.annotations.EpochSeconds;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyFormat.Precision;
import io.partita.processor.model.Managed;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.resolve.StoredPrecision;
import io.partita.processor.resolve.UnknownComponents;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** The constant that tells the runtime everything about an entity. */
final class EntityTypeCode {

  private EntityTypeCode() {}

  static FieldSpec field(EntityCode code) {
    CodeBlock.Builder type =
        CodeBlock.builder()
            .add(
                "\n$>$>$T.<$T, $T>builder($Z$T.INSTANCE,$W$T.$L,$W$T::of,$W$T::new)$>$>",
                RuntimeTypes.ENTITY_TYPE,
                code.type(),
                code.key(),
                code.mapper(),
                code.schema(),
                code.keyConstant(),
                code.key(),
                code.key());
    addType(type, code);
    type.add("\n.components($Z$L)", CodeBlock.join(components(code), ",$W"));
    addIndexes(type, code);
    addManaged(type, code);
    code.entity().components().stream()
        .filter(component -> needsDefault(code, component))
        .forEach(
            component ->
                type.add(
                    "\n.orCreateDefault($L, $L)",
                    code.reference(component),
                    defaultValue(component)));
    addHidden(type, code);
    addRelations(type, code);
    return FieldSpec.builder(
            ParameterizedTypeName.get(RuntimeTypes.ENTITY_TYPE, code.type(), code.key()),
            "TYPE",
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(type.add("\n.build()$<$<$<$<").build())
        .build();
  }

  private static void addType(CodeBlock.Builder type, EntityCode code) {
    EntityModel entity = code.entity();
    code.table()
        .table()
        .typeAttribute()
        .ifPresent(
            attribute -> {
              type.add("\n.type($S, $S", attribute, entity.typeValue());
              entity.formerTypeValues().forEach(former -> type.add(", $S", former));
              type.add(")");
            });
  }

  private static List<CodeBlock> components(EntityCode code) {
    return code.entity().components().stream().map(code::reference).toList();
  }

  private static void addIndexes(CodeBlock.Builder type, EntityCode code) {
    List<CodeBlock> indexes =
        code.ownIndexes()
            .map(index -> CodeBlock.of("$T.$L", code.schema(), code.constant(index)))
            .toList();
    if (!indexes.isEmpty()) {
      type.add("\n.indexes($L)", CodeBlock.join(indexes, ",$W"));
    }
  }

  private static void addManaged(CodeBlock.Builder type, EntityCode code) {
    EntityModel entity = code.entity();
    entity
        .managed(Managed.VERSION)
        .ifPresent(version -> type.add("\n.version($L)", code.reference(version)));
    entity
        .managed(Managed.CREATED_AT)
        .ifPresent(time -> addTimestamp(type, code, "createdAt", time));
    entity
        .managed(Managed.UPDATED_AT)
        .ifPresent(time -> addTimestamp(type, code, "updatedAt", time));
    entity.managed(Managed.TTL).ifPresent(ttl -> type.add("\n.ttl($L)", code.reference(ttl)));
    GeneratedIdCode.component(code).ifPresent(id -> type.add(GeneratedIdCode.of(code, id)));
  }

  private static void addHidden(CodeBlock.Builder type, EntityCode code) {
    List<CodeBlock> hidden =
        new UnknownComponents(code.table().table(), code.plan())
            .hidden().stream().map(code::reference).toList();
    if (!hidden.isEmpty()) {
      type.add("\n.hidden($L)", CodeBlock.join(hidden, ",$W"));
    }
  }

  private static void addRelations(CodeBlock.Builder type, EntityCode code) {
    code.plan().owners().forEach(owner -> type.add("\n.relation($L)", relation(code, owner)));
    code.plan()
        .references()
        .forEach(target -> type.add("\n.reference($L)", reference(code, target)));
    List<CodeBlock> counts =
        code.entity().components().stream()
            .filter(component -> component.managed().contains(Managed.COUNT))
            .map(code::reference)
            .toList();
    if (!counts.isEmpty()) {
      type.add("\n.counts($L)", CodeBlock.join(counts, ",$W"));
    }
    code.plan()
        .uniques()
        .forEach(
            unique ->
                type.add(
                    "\n.unique($L, $L)",
                    code.reference(unique.value()),
                    KeyFormatCode.of(unique.value().format())));
    if (code.plan().cascades()) {
      type.add("\n.cascades()");
    }
    if (code.plan().guarded()) {
      type.add("\n.guarded()");
    }
  }

  private static CodeBlock relation(EntityCode code, OwnerPlan owner) {
    CodeBlock.Builder relation = CodeBlock.builder().add(to(code, owner.target()));
    if (owner.required()) {
      relation.add("\n.required()");
    }
    owner
        .counter()
        .ifPresent(
            counter ->
                relation.add(
                    "\n.countedBy($L)", code.of(owner.target().entity()).reference(counter)));
    if (owner.createdOnUse()) {
      relation.add("\n.createdOnUse()");
    }
    return relation.add("$<$<$<$<").build();
  }

  private static CodeBlock reference(EntityCode code, TargetPlan target) {
    return CodeBlock.builder().add(to(code, target)).add("$<$<$<$<").build();
  }

  /** The owner's type is looked up when it is needed: it may not be there yet. */
  private static CodeBlock to(EntityCode code, TargetPlan plan) {
    TargetCode target = new TargetCode(code, plan);
    return CodeBlock.of(
        "\n$>$>$T.to($S, () -> $T.TYPE, ($T key) -> $L)$>$>",
        RuntimeTypes.RELATION,
        target.role(),
        target.dao(),
        code.key(),
        target.keyOfKey("key"));
  }

  private static void addTimestamp(
      CodeBlock.Builder type, EntityCode code, String method, ComponentModel time) {
    type.add(
        "\n.$L($L, $T.$L)",
        method,
        code.reference(time),
        RuntimeTypes.PRECISION,
        precision(code, time));
  }

  /** What is kept of a timestamp: as much as its codec stores and as the table's key holds. */
  private static Precision precision(EntityCode code, ComponentModel time) {
    Optional<Precision> inKeys =
        new StoredPrecision(code.plan()).format(time).map(KeyFormat::precision);
    return Stream.concat(Stream.of(stored(time)), inKeys.stream())
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  private static Precision stored(ComponentModel time) {
    if (time.type() instanceof ConvertedType converted) {
      if (converted.converter().equals(ClassName.get(EpochSeconds.class))) {
        return Precision.SECONDS;
      }
      if (converted.converter().equals(ClassName.get(EpochMillis.class))) {
        return Precision.MILLIS;
      }
    }
    return Precision.NANOS;
  }

  /**
   * A primitive that an update may leave out; no char says "none", and an item that expires at 0
   * has expired.
   */
  private static boolean needsDefault(EntityCode code, ComponentModel component) {
    return component.type() instanceof ScalarType
        && component.type().javaType().isPrimitive()
        && !component.type().javaType().equals(TypeName.CHAR)
        && component.managed().isEmpty()
        && !code.isInPrimaryKey(component);
  }

  private static CodeBlock defaultValue(ComponentModel component) {
    TypeName type = component.type().javaType();
    if (type.equals(TypeName.BOOLEAN)) {
      return CodeBlock.of("false");
    }
    if (type.equals(TypeName.INT)) {
      return CodeBlock.of("0");
    }
    if (type.equals(TypeName.LONG)) {
      return CodeBlock.of("0L");
    }
    if (type.equals(TypeName.FLOAT)) {
      return CodeBlock.of("0F");
    }
    return type.equals(TypeName.DOUBLE) ? CodeBlock.of("0D") : CodeBlock.of("($T) 0", type);
  }
}
