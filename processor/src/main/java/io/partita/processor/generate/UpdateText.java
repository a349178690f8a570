package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;

/** The documentation of an update, without that of its changes. */
final class UpdateText {

  /** What is no attribute of the rest. */
  private static final String TAKEN =
      "{@code IllegalArgumentException} refuses one that is a component's, a key, the type or a mark.";

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

  /** A setter of an embedded record. */
  Javadoc setEmbedded(ComponentModel component, String clear) {
    return Javadoc.of(
            "Sets {@code %s}: the attributes of what it has, and removes those of what is null in it; null itself is refused, and {@link #%s()} removes it."
                .formatted(component.name(), clear))
        .throwing(planned, thrown -> component.stored().anyMatch(thrown::isBy));
  }

  static Javadoc orCreate() {
    return Javadoc.of(
        "Creates the item if it does not exist, with what is set here and defaults for"
            + " primitives.");
  }

  /** What sets an attribute that no component names. */
  static Javadoc putRest(ComponentModel rest) {
    return Javadoc.of(
        "Sets an attribute that no component names, an entry of {@code %s}; the others stay. %s"
            .formatted(rest.name(), TAKEN));
  }

  static Javadoc removeRest(ComponentModel rest) {
    return Javadoc.of(
        "Removes an attribute that no component names, an entry of {@code %s}, if it is there. %s"
            .formatted(rest.name(), TAKEN));
  }
}
