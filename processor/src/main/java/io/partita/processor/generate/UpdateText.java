package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.resolve.FirstReads;
import java.util.Optional;

/** The documentation of an update and of what it can change. */
final class UpdateText {

  /** Where it says what the SDK's repetition does to a change that can be made twice. */
  private static final String TWICE = "See {@link #exactlyOnce()} on lost responses.";

  private final EntityText entity;

  UpdateText(EntityCode code) {
    this.entity = new EntityText(code);
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

  /**
   * A setter.
   *
   * @param clear the method that removes the component; none removes a primitive
   */
  static CodeBlock set(ComponentModel component, Optional<String> clear) {
    CodeBlock sets =
        CodeBlock.of(
            "Sets {@code $L}$L.\n",
            component.name(),
            clear.map("; null is refused, and {@link #%s()} removes it"::formatted).orElse(""));
    return component.unique()
        ? CodeBlock.of(
            "$L\n@throws $T on {@code execute()}, if another item has it\n",
            sets,
            RuntimeTypes.exception("UniqueViolationException"))
        : sets;
  }

  static Javadoc orCreate() {
    return Javadoc.of(
        "Creates the item if it does not exist, with what is set here and defaults for primitives.");
  }

  static Javadoc addTo(ComponentModel component) {
    return Javadoc.of(
        "Adds to {@code %s}; absent counts as 0. %s".formatted(component.name(), TWICE));
  }

  static Javadoc appendTo(ComponentModel component) {
    return bounded(
        component, Javadoc.of("Appends to {@code %s}. %s".formatted(component.name(), TWICE)));
  }

  /** What adds elements to a set. */
  static Javadoc addElements(ComponentModel component) {
    return bounded(
        component,
        Javadoc.of(
            "Adds to {@code %s}; what is there already stays.%s%s"
                .formatted(component.name(), asList(component), room(component, "set"))));
  }

  /** What removes elements from a set. */
  static Javadoc removeElements(ComponentModel component) {
    return Javadoc.of("Removes from {@code %s}.%s".formatted(component.name(), asList(component)));
  }

  /** What puts an entry into a map. */
  static Javadoc putEntry(ComponentModel component) {
    return bounded(
        component,
        Javadoc.of(
            "Puts an entry into {@code %s}; other entries stay. If there is no such map yet, a second UpdateItem makes it.%s"
                .formatted(component.name(), room(component, "map"))));
  }

  static Javadoc removeEntry(ComponentModel component) {
    return Javadoc.of(
        "Removes an entry of {@code %s}, if it is there. If there is no such map, a second UpdateItem makes sure."
            .formatted(component.name()));
  }

  private static String asList(ComponentModel component) {
    return FirstReads.isSetInList(component)
        ? " The set is stored as a list: one GetItem reads it, and the UpdateItem writes all of it"
            + " on the condition that it has not changed."
        : "";
  }

  private static String room(ComponentModel component, String collection) {
    return FirstReads.isBoundedInPlace(component)
        ? " Made in place on the condition that there is room. Where DynamoDB cannot tell, as some"
            + " of several may be there already, a second UpdateItem writes the whole %s on the"
                .formatted(collection)
            + " condition that it has not changed."
        : "";
  }

  private static Javadoc bounded(ComponentModel component, Javadoc javadoc) {
    return component.max() > 0
        ? javadoc.throwing(
            "TooManyElementsException",
            "on {@code execute()}, if there would be more than " + component.max())
        : javadoc;
  }
}
