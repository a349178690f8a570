package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A generated id is part of the table's key, which is what needs a value that nobody else has. */
final class GeneratedIdsAreInKeys implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return Stream.concat(
        table.entities().stream().flatMap(GeneratedIdsAreInKeys::ofEntity),
        table
            .model()
            .nestedRecords()
            .flatMap(
                nested ->
                    GeneratedIdComponent.of(
                        nested.type().simpleName(), nested.components().stream()))
            .map(
                id ->
                    id.problem(
                        Code.GENERATED_ID_KEY,
                        "which is not an entity: only the table's key has generated ids. Remove"
                            + " @GeneratedId.")));
  }

  private static Stream<Diagnostic> ofEntity(ResolvedEntity resolved) {
    EntityModel entity = resolved.model();
    Set<String> inKey =
        resolved.tableKeys().stream()
            .flatMap(key -> key.placeholders().stream())
            .map(place -> place.placeholder().path().get(0))
            .collect(Collectors.toSet());
    boolean isKnown = !entity.partitionKey().isAbsent();
    return GeneratedIdComponent.of(entity)
        .filter(id -> isKnown && !inKey.contains(id.component().name()))
        .map(
            id ->
                id.problem(
                    Code.GENERATED_ID_KEY,
                    "which is not part of its key in the table. Put \"{%s}\" into pk or sk, or remove @GeneratedId."
                        .formatted(id.component().name())));
  }
}
