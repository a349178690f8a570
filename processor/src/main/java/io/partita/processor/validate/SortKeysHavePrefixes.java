package io.partita.processor.validate;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/**
 * A sort key begins with text of its own, so that other entities can join the item collection. Keys
 * that exist already are what they are.
 */
final class SortKeysHavePrefixes implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    if (table.model().encoding() == KeyEncoding.RAW) {
      return Stream.empty();
    }
    return table
        .keys()
        .filter(key -> key.place() == KeyPlace.TABLE_SORT && isBare(key))
        .filter(key -> !key.entity().allowed().contains(Code.SORT_KEY_PREFIX.name()))
        .map(key -> problem(key.entity(), key.template()));
  }

  private static boolean isBare(ResolvedKey key) {
    return !key.isNative()
        && !isMadeOfLevels(key.entity(), key.template())
        && key.template().parts().get(0) instanceof Placeholder;
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
                sortKey.text(),
                entity.name(),
                JavaNames.upperCaseWords(entity.name()),
                sortKey.text()),
        sortKey.origin());
  }
}
