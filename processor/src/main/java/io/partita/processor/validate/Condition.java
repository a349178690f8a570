package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.model.WhereModel;
import io.partita.processor.model.WhereModel.Term;
import io.partita.processor.resolve.TypedConstant;
import java.util.stream.Stream;

/** The condition of an entity's keys on an index, for rules about conditions. */
record Condition(EntityModel entity, EntityIndexModel keys, WhereModel where) {

  /** The conditions of a table. */
  static Stream<Condition> of(TableModel table) {
    return table.entities().stream().flatMap(Condition::of);
  }

  /** The conditions of an entity. */
  static Stream<Condition> of(EntityModel entity) {
    return entity.indexes().stream()
        .flatMap(keys -> keys.where().map(where -> new Condition(entity, keys, where)).stream());
  }

  /** Whether every term asks something that its component can answer. */
  boolean isTyped() {
    return !where.terms().isEmpty() && where.terms().stream().allMatch(this::isTyped);
  }

  private boolean isTyped(Term term) {
    return entity
        .component(term.component())
        .filter(component -> !isManaged(component))
        .filter(
            component ->
                term.test().compares()
                    ? TypedConstant.of(component, term).isPresent()
                    : canBeNull(component.type()))
        .isPresent();
  }

  /** Whether Partita alone writes a component; when an item expires is the user's to say. */
  static boolean isManaged(ComponentModel component) {
    return component.managed().stream().anyMatch(managed -> managed != Managed.TTL);
  }

  /** Whether a component can be null when it is read; a collection without attribute is empty. */
  static boolean canBeNull(TypeModel type) {
    boolean isCollection =
        type instanceof ListType || type instanceof SetType || type instanceof MapType;
    return !isCollection && !type.javaType().isPrimitive();
  }

  /** The condition as messages name it. */
  String description() {
    return "Condition \"%s\" of %s on %s".formatted(where.text(), entity.name(), keys.index());
  }

  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, where.origin());
  }
}
