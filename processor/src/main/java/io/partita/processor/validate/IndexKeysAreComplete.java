package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An entity on an index gives both keys of it, unless it has the attribute anyway. */
final class IndexKeysAreComplete implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.entities().stream()
        .flatMap(
            entity ->
                entity.indexes().stream()
                    .flatMap(
                        keys ->
                            table.index(keys.index()).stream()
                                .flatMap(index -> check(table, entity, keys, index))));
  }

  private static Stream<Diagnostic> check(
      TableModel table, EntityModel entity, EntityIndexModel keys, IndexModel index) {
    Stream<Diagnostic> partition =
        missing(
            table, entity, keys, keys.partitionKey(), index.partitionKey(), "partition key", "pk")
            .stream();
    Stream<Diagnostic> sort =
        index.sortKey().stream()
            .flatMap(
                attribute ->
                    missing(table, entity, keys, keys.sortKey(), attribute, "sort key", "sk")
                        .stream());
    return Stream.concat(partition, sort);
  }

  private static Optional<Diagnostic> missing(
      TableModel table,
      EntityModel entity,
      EntityIndexModel keys,
      Optional<Template> template,
      String attribute,
      String what,
      String value) {
    if (template.isPresent() || has(table, entity, keys, attribute)) {
      return Optional.empty();
    }
    Optional<String> meant = meant(table, entity, keys);
    String alternative = value.equals("sk") ? ", or declare the index with sortKey = \"\"" : "";
    return Optional.of(
        Problem.at(
            Code.MISSING_INDEX_KEY,
            entity,
            keys.origin(),
            "%s has the %s \"%s\", but @Index of %s does not give it. %s"
                .formatted(
                    keys.index(),
                    what,
                    attribute,
                    entity.name(),
                    meant
                        .map("Did you mean the index '%s'?"::formatted)
                        .orElse("Add " + value + " to @Index" + alternative + "."))));
  }

  /** A declared index with a similar name, if this one is not declared. */
  private static Optional<String> meant(
      TableModel table, EntityModel entity, EntityIndexModel keys) {
    List<String> declared = DeclaredIndexes.of(table).map(IndexModel::name).toList();
    return declared.contains(keys.index())
        ? Optional.empty()
        : Suggestion.closestNumbered(keys.index(), declared)
            .filter(
                name -> entity.indexes().stream().noneMatch(other -> other.index().equals(name)));
  }

  /** Whether items of the entity have an attribute without this index. */
  private static boolean has(
      TableModel table, EntityModel entity, EntityIndexModel keys, String attribute) {
    return new KeyAttributes(table).isTableKey(attribute)
        || table.typeAttribute().filter(attribute::equals).isPresent()
        || KeyUse.of(table, entity)
            .filter(use -> use.index().filter(keys.index()::equals).isEmpty())
            .anyMatch(use -> use.attribute().equals(attribute))
        || entity.components().stream()
            .anyMatch(component -> !component.keyOnly() && component.attribute().equals(attribute));
  }
}
