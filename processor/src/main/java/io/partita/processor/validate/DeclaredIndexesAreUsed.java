package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.IndexContents;
import java.util.Optional;
import java.util.stream.Stream;

/** An index that a table declares is named by an entity, without which nothing queries it. */
final class DeclaredIndexesAreUsed implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.indexes().stream()
        .filter(index -> !index.isInferred())
        .filter(index -> new IndexContents(table, index).entities().isEmpty())
        .flatMap(
            index ->
                remedy(table, index)
                    .map(
                        remedy ->
                            new Diagnostic(
                                Code.UNUSED_INDEX,
                                "No @Index names %s, so that nothing is generated to query it. %s"
                                    .formatted(index.name(), remedy),
                                index.origin()))
                    .stream());
  }

  /** Empty if no entity could be meant: the index may be another program's. */
  private static Optional<String> remedy(TableModel table, IndexModel index) {
    return misspelt(table, index).or(() -> forgotten(table, index));
  }

  private static Optional<String> misspelt(TableModel table, IndexModel index) {
    return Suggestion.closestNumbered(
            index.name(),
            table.indexes().stream().filter(IndexModel::isInferred).map(IndexModel::name).toList())
        .map(
            name ->
                "Is it meant by @Index(name = \"%s\")? Then use one name in both places."
                    .formatted(name));
  }

  private static Optional<String> forgotten(TableModel table, IndexModel index) {
    return table.entities().stream()
        .filter(entity -> index.keys().stream().allMatch(name -> has(table, entity, name)))
        .findFirst()
        .map(
            entity ->
                "Add @Index(name = \"%s\") to %s, which has its key attributes, or remove the index."
                    .formatted(index.name(), entity.name()));
  }

  private static boolean has(TableModel table, EntityModel entity, String attribute) {
    return table.isKey(attribute) || entity.stored(attribute).isPresent();
  }
}
