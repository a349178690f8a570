package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.Locale;
import java.util.stream.Stream;

/** Every entity but an edge or a child gives its partition key. */
final class PartitionKeysAreGiven implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.entities().stream()
        .filter(entity -> entity.edge().isEmpty() && entity.child().isEmpty())
        .filter(entity -> entity.partitionKey().isAbsent())
        .map(
            entity ->
                new Diagnostic(
                    Code.MISSING_PARTITION_KEY,
                    "%s has no partition key, and only edges and children derive theirs. Add it to @Entity, such as pk = \"%s\", or make %s an edge with @ManyToMany."
                        .formatted(entity.name(), example(entity), entity.name()),
                    entity.origin()));
  }

  private static String example(EntityModel entity) {
    String name = entity.name().toUpperCase(Locale.ROOT);
    return entity.components().isEmpty()
        ? name
        : name + "#{" + entity.components().get(0).name() + "}";
  }
}
