package io.partita.processor.validate;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.resolve.KeyResolver;
import java.util.stream.Stream;

/**
 * A sort key begins with text of its own, so that other entities can join the item collection. Keys
 * that exist already are what they are.
 */
final class SortKeysHavePrefixes implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    if (table.encoding() == KeyEncoding.RAW || table.sortKey().isEmpty()) {
      return Stream.empty();
    }
    return table.entities().stream()
        .filter(entity -> !entity.allowed().contains(Code.SORT_KEY_PREFIX.name()))
        .flatMap(
            entity ->
                entity.sortKey().stream()
                    .filter(sortKey -> isBare(table, entity, sortKey))
                    .map(sortKey -> problem(entity, sortKey)));
  }

  private static boolean isBare(TableModel table, EntityModel entity, Template sortKey) {
    return !sortKey.isAbsent()
        && !isMadeOfLevels(entity, sortKey)
        && sortKey.parts().get(0) instanceof Placeholder
        && !new KeyResolver(table).isNative(entity, sortKey, table.sortKey().orElseThrow());
  }

  /** Levels alone are what a hierarchy without a sort key asks for. */
  private static boolean isMadeOfLevels(EntityModel entity, Template sortKey) {
    return entity
        .hierarchy()
        .filter(levels -> levels.template().equals(sortKey.text()))
        .isPresent();
  }

  private static Diagnostic problem(EntityModel entity, Template sortKey) {
    return new Diagnostic(
        Code.SORT_KEY_PREFIX,
        "Sort key \"%s\" of %s begins with a component, so that no other entity can share its item collections. Begin it with text, such as \"%s#%s\"."
            .formatted(
                sortKey.text(), entity.name(), UpperCase.words(entity.name()), sortKey.text()),
        sortKey.origin());
  }
}
