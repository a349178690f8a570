package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.IndexContents;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Relations of different entities share one index: each index costs, and there are at most 20. */
final class IndexesAreOverloaded implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    List<IndexModel> general =
        table.indexes().stream()
            .filter(index -> isGeneral(table, index))
            // An index that nobody is on is another finding.
            .filter(index -> !entities(table, index).isEmpty())
            .toList();
    return IntStream.range(0, general.size())
        .boxed()
        .flatMap(i -> problem(table, general.get(i), general.subList(0, i)).stream());
  }

  /** Whether an index has attributes of its own, which any entity could fill. */
  private static boolean isGeneral(TableModel table, IndexModel index) {
    return index.kind() == IndexKind.GLOBAL
        && index.projection() == Projection.ALL
        && index.sortKey().isPresent()
        && index.keys().stream().noneMatch(attribute -> isOthers(table, attribute));
  }

  private static boolean isOthers(TableModel table, String attribute) {
    return table.isKey(attribute)
        || table.isType(attribute)
        || table.entities().stream()
            .flatMap(entity -> entity.components().stream())
            .anyMatch(component -> component.attribute().equals(attribute));
  }

  private static Optional<Diagnostic> problem(
      TableModel table, IndexModel index, List<IndexModel> earlier) {
    Set<ClassName> entities = entities(table, index);
    return earlier.stream()
        .filter(other -> Collections.disjoint(entities, entities(table, other)))
        .findFirst()
        .map(
            other ->
                new Diagnostic(
                    Code.INDEX_PER_RELATION,
                    "No entity is on both %s and %s, so that one index could do the work of both. Use the name \"%s\" in place of \"%s\"."
                        .formatted(other.name(), index.name(), other.name(), index.name()),
                    index.origin()));
  }

  private static Set<ClassName> entities(TableModel table, IndexModel index) {
    return new IndexContents(table, index)
        .entities().stream().map(EntityModel::type).collect(Collectors.toUnmodifiableSet());
  }
}
