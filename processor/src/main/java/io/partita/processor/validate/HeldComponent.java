package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A component of an entity, or of a record that entities hold.
 *
 * @param owner the record that has it
 * @param allowedByOwner codes of findings that are meant in the whole record
 */
record HeldComponent(ClassName owner, ComponentModel component, Set<String> allowedByOwner) {

  /** All of a table: those of entities, then those of nested records. */
  static Stream<HeldComponent> of(TableModel table) {
    Stream<HeldComponent> ofEntities =
        table.entities().stream()
            .flatMap(
                entity ->
                    entity.components().stream()
                        .map(
                            component ->
                                new HeldComponent(entity.type(), component, entity.allowed())));
    Stream<HeldComponent> ofNested =
        table
            .nestedRecords()
            .flatMap(
                nested ->
                    nested.components().stream()
                        .map(component -> new HeldComponent(nested.type(), component, Set.of())));
    return Stream.concat(ofEntities, ofNested);
  }

  /** Whether a finding about it is meant. */
  boolean allows(Code code) {
    return component.allowed().contains(code.name()) || allowedByOwner.contains(code.name());
  }

  /** {@code Order.lines}. */
  String name() {
    return owner.simpleName() + "." + component.name();
  }
}
