package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.List;

/**
 * The parameters of methods that take a key's components one by one, and the names of those beside
 * them.
 */
final class KeyArguments {

  private final List<ComponentPart> components;
  private final String conditionName;
  private final String recordName;
  private final String recordConditionName;

  KeyArguments(EntityCode code) {
    this.components = code.plan().keyComponents();
    NameAllocator beside = new NameAllocator();
    components.forEach(part -> beside.newName(part.javaName()));
    this.conditionName = beside.newName("condition");
    NameAllocator withRecord = new NameAllocator();
    this.recordName = withRecord.newName(code.variable());
    this.recordConditionName = withRecord.newName("condition");
  }

  /** Whether there are so few components that nobody swaps them. */
  boolean arePositional() {
    return components.size() <= KeyGenerator.MOST_POSITIONAL;
  }

  List<ParameterSpec> parameters() {
    return components.stream()
        .map(part -> ParameterSpec.builder(EntityCode.valueType(part), part.javaName()).build())
        .toList();
  }

  CodeBlock names() {
    return CodeBlock.join(
        components.stream().map(part -> CodeBlock.of("$L", part.javaName())).toList(), ", ");
  }

  /** What a condition beside the components is called. */
  String conditionName() {
    return conditionName;
  }

  /** What a record is called. */
  String recordName() {
    return recordName;
  }

  /** What a condition beside a record is called. */
  String recordConditionName() {
    return recordConditionName;
  }
}
