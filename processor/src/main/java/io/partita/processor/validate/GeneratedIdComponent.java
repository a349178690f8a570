package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.GeneratedIdModel;
import java.util.stream.Stream;

/** A component that Partita is to fill with an id, for rules about these. */
record GeneratedIdComponent(String owner, ComponentModel component, GeneratedIdModel id) {

  static Stream<GeneratedIdComponent> of(EntityModel entity) {
    return of(entity.name(), entity.components().stream());
  }

  static Stream<GeneratedIdComponent> of(String owner, Stream<ComponentModel> components) {
    return components.flatMap(
        component ->
            component.generatedId().stream()
                .map(id -> new GeneratedIdComponent(owner, component, id)));
  }

  /**
   * @param problem goes on after the component's name and says what to do
   */
  Diagnostic problem(Code code, String problem) {
    return new Diagnostic(
        code,
        "@GeneratedId stands on component '%s' of %s, %s"
            .formatted(component.name(), owner, problem),
        component.origin());
  }
}
