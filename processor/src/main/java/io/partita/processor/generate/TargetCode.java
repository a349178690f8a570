package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.List;

/** How generated code of an edge refers to one of its ends. */
final class TargetCode {

  private final TargetPlan plan;
  private final EntityCode edge;
  private final EntityCode code;

  TargetCode(EntityCode edge, TargetPlan plan) {
    this.plan = plan;
    this.edge = edge;
    this.code = edge.of(plan.entity());
  }

  String role() {
    return plan.role();
  }

  /** The end's record. */
  ClassName type() {
    return code.type();
  }

  ClassName key() {
    return code.key();
  }

  ClassName dao() {
    return code.dao();
  }

  String entity() {
    return code.entity().name();
  }

  /** The key of the end that an edge leads to, by the name of the edge's variable. */
  CodeBlock key(String edge) {
    return key(plan.keyComponents().stream().map(component -> value(edge, component)).toList());
  }

  /** The same, from the edge's own key, by the name of that key's variable. */
  CodeBlock keyOfKey(String key) {
    NameAllocator accessors = KeyGenerator.accessors(edge);
    return key(
        plan.keyComponents().stream()
            .map(component -> CodeBlock.of("$L.$L()", key, accessors.get(edge.keyPart(component))))
            .toList());
  }

  private CodeBlock key(List<CodeBlock> values) {
    List<ComponentPart> components = code.plan().keyComponents();
    if (components.size() <= KeyGenerator.MOST_POSITIONAL) {
      return CodeBlock.of("$T.of($L)", key(), CodeBlock.join(values, ", "));
    }
    NameAllocator accessors = KeyGenerator.accessors(code);
    CodeBlock.Builder staged = CodeBlock.builder().add("$T", key());
    for (int i = 0; i < values.size(); i++) {
      staged.add(".$L($L)", accessors.get(components.get(i)), values.get(i));
    }
    return staged.build();
  }

  /** How a component is reached from the edge's record, which has the whole key. */
  private static String path(ComponentModel component) {
    return String.join("().", component.name().split("\\."));
  }

  private static CodeBlock value(String edge, ComponentModel component) {
    return component.type() instanceof OptionalType
        ? CodeBlock.of("$L.$L().orElse(null)", edge, path(component))
        : CodeBlock.of("$L.$L()", edge, path(component));
  }
}
