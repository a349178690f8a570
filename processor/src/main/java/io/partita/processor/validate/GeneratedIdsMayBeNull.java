package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/** A record asks for an id by having null for it. */
final class GeneratedIdsMayBeNull implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity resolved) {
    return GeneratedIdComponent.of(resolved.model())
        .flatMap(
            id ->
                id.id().forbidsNull().stream()
                    .map(
                        annotation ->
                            id.problem(
                                Code.GENERATED_ID_NULL,
                                "which is @%s, but null is what asks for an id. Remove @%s, or @GeneratedId."
                                    .formatted(annotation, annotation))));
  }
}
