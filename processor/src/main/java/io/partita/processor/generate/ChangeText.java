package io.partita.processor.generate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.resolve.FirstReads;
import java.util.Optional;

/** The documentation of what changes components, of an entity or of a nested record. */
final class ChangeText {

  /** What updates do of an entity; empty inside of nested records, where the holder decides. */
  private final Optional<OperationPlan> planned;

  private ChangeText(Optional<OperationPlan> planned) {
    this.planned = planned;
  }

  /** The changes of an entity. */
  static ChangeText of(OperationPlan planned) {
    return new ChangeText(Optional.of(planned));
  }

  /** The changes of a nested record, whatever holds it. */
  static ChangeText nested() {
    return new ChangeText(Optional.empty());
  }

  /** Where it says what the SDK's repetition does to a change that can be made twice. */
  private String twice() {
    return planned.isEmpty()
        ? "See {@link %s.write.Update#exactlyOnce()} on lost responses."
            .formatted(RuntimeTypes.RUNTIME)
        : "See {@link #exactlyOnce()} on lost responses.";
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

  Javadoc setIfAbsent(ComponentModel component) {
    return changing(
        component,
        Javadoc.of("Sets {@code %s} unless it has a value.".formatted(component.name())));
  }

  /** What changes a nested record. */
  Javadoc inside(ComponentModel component) {
    return Javadoc.of(
        "Changes components of {@code %s}, which must be there. All else in it stays; its constructor does not run."
            .formatted(component.name()));
  }

  /** What changes a nested record that is an element of a list. */
  Javadoc insideElement(ComponentModel component) {
    return Javadoc.of(
        "Changes components of the element of {@code %s} at a position, which must be there. All else in it stays; its constructor does not run."
            .formatted(component.name()));
  }

  /** What changes a nested record that is an entry of a map. */
  Javadoc insideEntry(ComponentModel component) {
    return Javadoc.of(
        "Changes components of an entry of {@code %s}, which must be there. All else in it stays; its constructor does not run."
            .formatted(component.name()));
  }

  Javadoc setElement(ComponentModel component) {
    return Javadoc.of(
        "Sets the element of {@code %s} at a position, which must be there."
            .formatted(component.name()));
  }

  Javadoc addToElement(ComponentModel component) {
    return Javadoc.of(
        "Adds to the element of {@code %s} at a position, which must be there. %s"
            .formatted(component.name(), twice()));
  }

  Javadoc removeElement(ComponentModel component) {
    return Javadoc.of(
        "Removes the element of {@code %s} at a position, which must be there; those behind it move up. %s"
            .formatted(component.name(), twice()));
  }

  Javadoc addToEntry(ComponentModel component) {
    return changing(
        component,
        Javadoc.of(
            "Adds to an entry of {@code %s}; absent counts as 0. If there is no such map yet, a second UpdateItem makes it.%s %s"
                .formatted(component.name(), room(component, "map"), twice())));
  }

  Javadoc addTo(ComponentModel component) {
    return changing(
        component,
        Javadoc.of(
            "Adds to {@code %s}; absent counts as 0. %s".formatted(component.name(), twice())));
  }

  Javadoc appendTo(ComponentModel component) {
    return changing(
        component, Javadoc.of("Appends to {@code %s}. %s".formatted(component.name(), twice())));
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
  Javadoc removeElements(ComponentModel component) {
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

  Javadoc removeEntry(ComponentModel component) {
    return Javadoc.of(
        "Removes an entry of {@code %s}, if it is there. If there is no such map, a second UpdateItem makes sure."
            .formatted(component.name()));
  }

  private String asList(ComponentModel component) {
    if (planned.isEmpty()) {
      return " DynamoDB changes no sets inside of records: one GetItem reads the item, and the"
          + " UpdateItem writes the component that holds the record on the condition that it"
          + " has not changed.";
    }
    return FirstReads.isSetInList(component)
        ? " The set is stored as a list: one GetItem reads it, and the UpdateItem writes all of it"
            + " on the condition that it has not changed."
        : "";
  }

  private String room(ComponentModel component, String collection) {
    return FirstReads.isBoundedInPlace(component)
        ? " Made in place on the condition that there is room. Where DynamoDB cannot tell, as some"
            + " of several may be there already, a second UpdateItem writes the whole %s on the"
                .formatted(collection)
            + " condition that it has not changed."
        : "";
  }

  /** What a change of a component throws. */
  private Javadoc changing(ComponentModel component, Javadoc javadoc) {
    planned.ifPresent(plan -> javadoc.throwing(plan, thrown -> thrown.isBy(component)));
    return javadoc;
  }
}
