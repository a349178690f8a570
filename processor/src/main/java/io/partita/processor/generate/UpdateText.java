package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.resolve.FirstReads;
import java.util.Optional;

/** The documentation of an update and of what it can change. */
final class UpdateText {

  /** Where it says what the SDK's repetition does to a change that can be made twice. */
  private static final String TWICE = "See {@link #exactlyOnce()} on lost responses.";

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
    return changing(
        component, Javadoc.of("Requires that {@code %s} is this one.".formatted(component.name())));
  }

  /**
   * A setter.
   *
   * @param clear the method that removes the component; none removes a primitive
   */
  Javadoc set(ComponentModel component, Optional<String> clear) {
    return changing(
        component,
        Javadoc.of(
            "Sets {@code %s}%s."
                .formatted(
                    component.name(),
                    clear
                        .map("; null is refused, and {@link #%s()} removes it"::formatted)
                        .orElse(""))));
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
        "Creates the item if it does not exist, with what is set here and defaults for primitives.");
  }

  Javadoc addTo(ComponentModel component) {
    return changing(
        component,
        Javadoc.of(
            "Adds to {@code %s}; absent counts as 0. %s".formatted(component.name(), TWICE)));
  }

  Javadoc appendTo(ComponentModel component) {
    return changing(
        component, Javadoc.of("Appends to {@code %s}. %s".formatted(component.name(), TWICE)));
  }

  /** What adds elements to a set. */
  Javadoc addElements(ComponentModel component) {
    return changing(
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
  Javadoc putEntry(ComponentModel component) {
    return changing(
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

  /** What a change of a component throws. */
  private Javadoc changing(ComponentModel component, Javadoc javadoc) {
    return javadoc.throwing(planned, thrown -> thrown.isBy(component));
  }
}
