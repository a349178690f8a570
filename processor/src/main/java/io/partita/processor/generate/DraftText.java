package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import java.util.List;

/** The documentation of a draft. */
final class DraftText {

  private final EntityCode code;

  DraftText(EntityCode code) {
    this.code = code;
  }

  CodeBlock draft() {
    return CodeBlock.of(
        "$L {@link $T} in the making.\n$L\n",
        Names.capitalized(Names.article(code.type())),
        code.type(),
        Javadoc.wrapped("Not for use by several threads at once. " + unset()));
  }

  private String unset() {
    String unset =
        "What is not set is null, an empty Optional, zero or false in a new record, and unchanged"
            + " in a copy.";
    List<String> managed =
        code.entity().components().stream()
            .filter(component -> !DraftGenerator.isSettable(code, component))
            .map(ComponentModel::name)
            .map(name -> "{@code " + name + "}")
            .toList();
    return managed.isEmpty()
        ? unset
        : "%s There is no method for what Partita writes: %s."
            .formatted(unset, String.join(", ", managed));
  }
}
