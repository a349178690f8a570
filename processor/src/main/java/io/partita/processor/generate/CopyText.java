package io.partita.processor.generate;

import io.partita.processor.model.Operation;
import java.util.stream.Collectors;

/** Documents what a DAO does with the copies of its components in other items. */
final class CopyText {

  private final EntityText entity;

  CopyText(EntityText entity) {
    this.entity = entity;
  }

  Javadoc propagate() {
    RequestsText requests = entity.requests(Operation.PROPAGATE);
    return Javadoc.of(
            "Brings the copies that other items have of the %s with this key up to date: %s."
                .formatted(entity.record(), places()))
        .paragraph(
            ("%s. If the last finds that the %s has changed meanwhile, it begins again. A call that"
                    + " was interrupted can be repeated: it goes on with what still differs.%s")
                .formatted(requests.capitalized(), entity.record(), requests.delay()))
        .returns("how many items were changed");
  }

  Javadoc verifyCopies() {
    RequestsText requests = entity.requests(Operation.VERIFY_COPIES);
    return Javadoc.of(
            "The copies that differ from the %s with this key, among %s."
                .formatted(entity.record(), places()))
        .paragraph("%s. Nothing is written.%s".formatted(requests.capitalized(), requests.delay()))
        .returns(
            "where a copy is wrong, which {@code propagate} puts right, or cannot be read, which"
                + " remains; empty if all are right");
  }

  private String places() {
    return entity.code().plan().copies().stream()
        .flatMap(
            copies ->
                copies.components().stream()
                    .map(
                        component ->
                            "{@code " + copies.holder().name() + "." + component.name() + "}"))
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
