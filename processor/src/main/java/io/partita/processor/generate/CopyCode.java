package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CopyPlan;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.resolve.CopyReach;
import java.util.List;
import java.util.Objects;

/** Says to the runtime where the copies of an entity's components are. */
final class CopyCode {

  private final EntityCode code;
  private final TableModel table;

  CopyCode(EntityCode code) {
    this.code = code;
    this.table = code.table().table();
  }

  CodeBlock definition() {
    CodeBlock.Builder definition = CodeBlock.builder().add("$T.of(TYPE)$>$>", RuntimeTypes.COPIES);
    code.plan().copies().forEach(copies -> definition.add("\n$L", holder(copies)));
    return definition.add("$<$<").build();
  }

  private CodeBlock holder(CopyPlan copies) {
    EntityCode holder = code.of(copies.holder());
    EntityCode listed = code.of(copies.reach().entity());
    boolean isLinked = copies.target().isPresent();
    CodeBlock.Builder step =
        CodeBlock.builder()
            .add(".$L(\n$>$>() -> $T.TYPE", isLinked ? "linked" : "listed", holder.dao())
            .add(isLinked ? CodeBlock.of(",\n() -> $T.TYPE", listed.dao()) : CodeBlock.of(""))
            .add(
                ",\n() -> $T.$L,\nkey -> $L",
                listed.dao(),
                new PatternConstants(listed).get(copies.reach().pattern()),
                new DependentCode(code).values(listed, copies.reach()));
    copies
        .target()
        .ifPresent(
            target -> step.add(",\nedge -> $L", new TargetCode(listed, target).keyOfKey("edge")));
    copies.components().forEach(component -> step.add(",\n$L", copy(holder, component)));
    return step.add(")$<$<").build();
  }

  private CodeBlock copy(EntityCode holder, ComponentModel component) {
    return component.copy().isPresent()
        ? CodeBlock.of(
            "$T.of($L, (source, copy) -> $L)",
            RuntimeTypes.COPY,
            holder.reference(component),
            source(component))
        : CodeBlock.of(
            "$T.of(\n$>$>$L,\n(source, copy) ->\n$>$>$L)$<$<$<$<",
            RuntimeTypes.COPY,
            holder.reference(component),
            refreshed(component.type(), "copy", 1));
  }

  /** The component of the source that another is a copy of. */
  private CodeBlock source(ComponentModel copy) {
    String name = copy.copy().orElseThrow().component();
    return code.entity()
        .component(name)
        .filter(ComponentModel::isEmbedded)
        .map(component -> CodeBlock.of("$L.get(source)", code.reference(component)))
        .orElseGet(() -> CodeBlock.of("source.$L()", name));
  }

  /** A value that holds copies, with those of this source up to date. */
  private CodeBlock refreshed(TypeModel type, String variable, int depth) {
    String inner = depth == 1 ? "element" : "element" + depth;
    if (type instanceof NestedType) {
      return CodeBlock.of(
          "$T.present(\n$>$>$L,\n$L -> $L)$<$<",
          RuntimeTypes.COPIES,
          variable,
          inner,
          record(type, inner, depth));
    }
    TypeModel element = element(type);
    CodeBlock body =
        element instanceof NestedType
            ? record(element, inner, depth)
            : refreshed(element, inner, depth + 1);
    return CodeBlock.of(
        "$T.each(\n$>$>$L,\n$L -> $L)$<$<", RuntimeTypes.COPIES, variable, inner, body);
  }

  private static TypeModel element(TypeModel type) {
    if (type instanceof ListType list) {
      return list.element();
    }
    return type instanceof MapType map ? map.value() : ((OptionalType) type).value();
  }

  /** A record with its copies up to date, if it has the source's key or none that tells. */
  private CodeBlock record(TypeModel type, String variable, int depth) {
    NestedRecord nested = (NestedRecord) table.nested((ClassName) type.javaType()).orElseThrow();
    List<CodeBlock> arguments =
        nested.components().stream()
            .map(component -> argument(component, variable, depth))
            .toList();
    boolean isLong = arguments.stream().anyMatch(argument -> argument.toString().contains("\n"));
    CodeBlock refreshed =
        isLong
            ? CodeBlock.of("new $T(\n$>$>$L)$<$<", nested.type(), CodeBlock.join(arguments, ",\n"))
            : CodeBlock.of("new $T($L)", nested.type(), CodeBlock.join(arguments, ",$W"));
    return CopyReach.keys(nested.components(), code.entity())
        .map(
            keys ->
                CodeBlock.of(
                    "$L\n$>$>? $L\n: $L$<$<", isOfSource(keys, variable), refreshed, variable))
        .orElse(refreshed);
  }

  private CodeBlock argument(ComponentModel component, String variable, int depth) {
    boolean isCopy =
        component.copy().filter(copy -> copy.entity().equals(code.entity().type())).isPresent();
    if (isCopy) {
      return source(component);
    }
    String value = variable + "." + component.name() + "()";
    return component.copy().isEmpty() && holdsCopies(component.type())
        ? refreshed(component.type(), value, depth + 1)
        : CodeBlock.of("$L", value);
  }

  /** Whether copies of this source are somewhere inside. */
  private boolean holdsCopies(TypeModel type) {
    if (type instanceof ListType || type instanceof MapType || type instanceof OptionalType) {
      return holdsCopies(element(type));
    }
    return type instanceof NestedType nested
        && table.nested(nested.javaType()).stream()
            .filter(NestedRecord.class::isInstance)
            .flatMap(found -> ((NestedRecord) found).components().stream())
            .anyMatch(
                component ->
                    component
                            .copy()
                            .filter(copy -> copy.entity().equals(code.entity().type()))
                            .isPresent()
                        || component.copy().isEmpty() && holdsCopies(component.type()));
  }

  private CodeBlock isOfSource(List<EndKey> keys, String variable) {
    return keys.stream()
        .map(
            key ->
                CodeBlock.of(
                    "$T.equals($L.$L(), source.$L())",
                    Objects.class,
                    variable,
                    key.edgeComponent(),
                    String.join("().", key.endComponent().split("\\."))))
        .collect(CodeBlock.joining(" && "));
  }
}
