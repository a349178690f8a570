package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;

/** Makes diagnostics that say in which entity they are when its source is elsewhere. */
final class Problem {

  private Problem() {}

  /** A problem of an entity. */
  static Diagnostic of(Code code, EntityModel entity, String message) {
    return at(code, entity, entity.origin(), message);
  }

  /** A problem of a component. */
  static Diagnostic of(Code code, EntityModel entity, ComponentModel component, String message) {
    return at(code, entity, component.origin(), message);
  }

  /** A problem of something that belongs to an entity. */
  static Diagnostic at(Code code, EntityModel entity, Origin origin, String message) {
    return new Diagnostic(code, message, origin);
  }
}
