package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import java.util.List;

/** Writes the values of some components, each given as {@code component, value}. */
final class ValuesCode {

  private ValuesCode() {}

  /** All of them in one line. */
  static CodeBlock inLine(List<CodeBlock> bindings) {
    return of(bindings, ".with($L)");
  }

  /** Each in a line of its own. */
  static CodeBlock inLines(List<CodeBlock> bindings) {
    return of(bindings, "\n$>$>.with($L)$<$<");
  }

  private static CodeBlock of(List<CodeBlock> bindings, String following) {
    CodeBlock.Builder values = CodeBlock.builder().add("$T", RuntimeTypes.COMPONENT_VALUES);
    if (bindings.isEmpty()) {
      return values.add(".empty()").build();
    }
    values.add(".of($L)", bindings.get(0));
    bindings.stream().skip(1).forEach(binding -> values.add(following, binding));
    return values.build();
  }
}
