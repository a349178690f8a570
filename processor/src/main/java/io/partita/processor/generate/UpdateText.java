package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan.Capability;
import java.util.Optional;

/** The documentation of an update and of what it can change. */
final class UpdateText {

  /** What the SDK's repetition does to a change that is not the same when it is made twice. */
  private static final String TWICE =
      "After a lost response it may be %s twice, unless {@code exactlyOnce()} is called.";

  private final EntityText entity;

  UpdateText(EntityCode code) {
    this.entity = new EntityText(code);
  }

  /** The generated update. */
  CodeBlock update() {
    CodeBlock.Builder javadoc =
        CodeBlock.builder()
            .add(
                "A change of one {@link $T}, sent as one UpdateItem by {@code execute()} or\n"
                    + "{@code executeAndGet()}. $L\n",
                entity.code().type(),
                existence());
    if (entity.isUnique()) {
      javadoc.add("\n<p>$L\n", Javadoc.wrapped(new TransactionText(entity).update()));
    }
    return javadoc.build();
  }

  private String existence() {
    return entity.can(Capability.OR_CREATE)
        ? "The item must exist, unless {@code orCreate()} is called."
        : "The item must exist.";
  }

  /**
   * A setter.
   *
   * @param clear the method that removes the component; none removes a primitive
   */
  static CodeBlock set(ComponentModel component, Optional<String> clear) {
    CodeBlock.Builder javadoc = CodeBlock.builder().add("Sets {@code $L}.\n", component.name());
    if (clear.isPresent() || component.unique()) {
      javadoc.add("\n");
    }
    clear.ifPresent(
        method ->
            javadoc.add(
                "@throws NullPointerException if it is null; {@link #$L()} removes it\n", method));
    if (component.unique()) {
      javadoc.add(
          "@throws $T on {@code execute()}, if another item has it\n",
          RuntimeTypes.exception("UniqueViolationException"));
    }
    return javadoc.build();
  }

  static Javadoc orCreate() {
    return Javadoc.of(
        "Creates the item if it does not exist, with the components that are given here and"
            + " defaults for primitive ones.");
  }

  static Javadoc addTo(ComponentModel component) {
    return Javadoc.of(
        "Adds to {@code "
            + component.name()
            + "}; an absent number counts as 0. "
            + TWICE.formatted("added"));
  }

  /** What appends; what it appends is given. */
  static Javadoc appendTo(ComponentModel component, String what) {
    return Javadoc.of(
        "Appends "
            + what.formatted("{@code " + component.name() + "}")
            + ". "
            + TWICE.formatted("appended"));
  }
}
