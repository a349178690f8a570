package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;

/** The documentation of an update, without that of its changes. */
final class UpdateText {

  private final EntityText entity;
  private final OperationPlan planned;

  UpdateText(EntityCode code) {
    this.entity = new EntityText(code);
    this.planned = code.operation(Operation.UPDATE).orElseThrow();
  }

  /** The generated update. */
  CodeBlock update() {
    CodeBlock.Builder javadoc =
        CodeBlock.builder()
            .add(
                "A change of one {@link $T}, which must exist$L.\n",
                entity.code().type(),
                existence());
    if (entity.isUnique()) {
      javadoc.add("\n<p>$L\n", Javadoc.wrapped(new WriteText(entity).uniqueUpdate()));
    }
    return javadoc.build();
  }

  private String existence() {
    return !entity.code().plan().isCreatedInTransaction()
        ? " unless {@code orCreate()} is called"
        : "";
  }

  /** What requires a version. */
  Javadoc version(ComponentModel component) {
    return Javadoc.of("Requires that {@code %s} is this one.".formatted(component.name()))
        .throwing(planned, thrown -> thrown.isBy(component));
  }

  static Javadoc orCreate() {
    return Javadoc.of(
        "Creates the item if it does not exist, with what is set here and defaults for"
            + " primitives.");
  }
}
