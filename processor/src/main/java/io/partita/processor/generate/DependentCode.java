package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Binding;
import io.partita.processor.model.DependentPlan.Kind;
import java.util.Optional;

/** Says to the runtime what belongs to the items of an entity. */
final class DependentCode {

  private final EntityCode code;
  private final NameAllocator accessors;

  DependentCode(EntityCode code) {
    this.code = code;
    this.accessors = KeyGenerator.accessors(code);
  }

  CodeBlock definition() {
    CodeBlock.Builder definition =
        CodeBlock.builder().add("$T.of(TYPE)$>$>", RuntimeTypes.DEPENDENTS);
    code.plan().dependents().forEach(dependent -> definition.add("\n$L", step(dependent)));
    return definition.add("$<$<").build();
  }

  private CodeBlock step(DependentPlan dependent) {
    EntityCode other = code.of(dependent.entity());
    CodeBlock.Builder step =
        CodeBlock.builder()
            .add(
                ".$L($S,$W() -> $T.TYPE,$W() -> $T.$L,$Wkey -> $L,$W$L",
                method(dependent.kind()),
                other.variable(),
                other.dao(),
                other.dao(),
                new PatternConstants(other).get(dependent.pattern()),
                values(other, dependent),
                dependent.counter().map(code::reference).orElse(CodeBlock.of("null")));
    if (dependent.kind() == Kind.PARENT) {
      step.add(",$W() -> $T.DEPENDENTS", other.dao());
    }
    return step.add(")").build();
  }

  private static String method(Kind kind) {
    return switch (kind) {
      case LEAF -> "add";
      case PARENT -> "addParent";
      case COUNTED_ONLY -> "countOnly";
    };
  }

  /** What the pattern that lists dependents is given, from the variable {@code key}. */
  CodeBlock values(EntityCode other, DependentPlan dependent) {
    return ValuesCode.inLine(
        dependent.values().stream().map(binding -> value(other, binding)).toList());
  }

  private CodeBlock value(EntityCode other, Binding binding) {
    CodeBlock value = CodeBlock.of("key.$L()", accessors.get(binding.ownerComponent()));
    return EntityCode.isOptional(binding.component())
        ? CodeBlock.of(
            "$L, $T.of($L)", other.reference(binding.component().root()), Optional.class, value)
        : CodeBlock.of("$L, $L", other.reference(binding.component()), value);
  }
}
