package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A component together with one way in which it is managed. */
record ManagedComponent(EntityModel entity, ComponentModel component, Managed managed) {

  /** The components managed in a way whose types can be stored. */
  static Stream<ManagedComponent> of(TableModel table, Managed managed) {
    return table.entities().stream()
        .flatMap(
            entity ->
                entity.components().stream()
                    .filter(component -> component.managed().contains(managed))
                    .filter(Types::isSupported)
                    .map(component -> new ManagedComponent(entity, component, managed)));
  }

  /** That the component's type is not one the annotation is for. */
  Diagnostic problem(Code code, String remedy) {
    String message =
        "%s stands on component '%s' of %s, which is %s. %s"
            .formatted(
                annotation(managed),
                component.name(),
                entity.name(),
                Types.withArticle(component.type().javaType()),
                remedy);
    return new Diagnostic(code, message, component.origin());
  }

  /** The annotation as the user writes it. */
  static String annotation(Managed managed) {
    return switch (managed) {
      case VERSION -> "@Version";
      case TTL -> "@Ttl";
      case CREATED_AT -> "@CreatedAt";
      case UPDATED_AT -> "@UpdatedAt";
      case COUNT -> "@Count";
    };
  }
}
