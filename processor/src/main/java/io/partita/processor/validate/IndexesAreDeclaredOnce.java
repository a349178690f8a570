package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An index is declared once on its table, and an entity has one pair of keys on it, or one at a
 * time.
 */
final class IndexesAreDeclaredOnce implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Set<String> declared = new HashSet<>();
    Stream<Diagnostic> definitions =
        table.indexes().stream()
            .filter(index -> !declared.add(index.name()))
            .map(
                index ->
                    new Diagnostic(
                        Code.DUPLICATE_INDEX,
                        "%s declares the index %s twice. Remove one of the two, or give it another name."
                            .formatted(table.type().simpleName(), index.name()),
                        index.origin()));
    return Stream.concat(
        definitions, table.entities().stream().flatMap(IndexesAreDeclaredOnce::uses));
  }

  private static Stream<Diagnostic> uses(EntityModel entity) {
    Set<String> used = new HashSet<>();
    return entity.indexes().stream()
        .filter(keys -> !used.add(keys.index()) && !isConditional(entity, keys.index()))
        .map(
            keys ->
                new Diagnostic(
                    Code.DUPLICATE_INDEX,
                    "%s gives its keys on %s twice, but an item is on an index once. Remove one @Index, or name another index."
                        .formatted(entity.name(), keys.index()),
                    keys.origin()));
  }

  /** Whether all keys on an index have conditions, of which one holds at a time. */
  private static boolean isConditional(EntityModel entity, String index) {
    return entity.indexes().stream()
        .filter(keys -> keys.index().equals(index))
        .allMatch(keys -> keys.where().isPresent());
  }
}
