package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.stream.Stream;

/**
 * An index with a condition has a key attribute of its own: an item is kept off it by leaving that
 * out, while attributes that the item has anyway stay.
 */
final class ConditionsHaveAKeyToLeaveOut implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Condition.of(table)
        .filter(condition -> table.index(condition.keys().index()).isPresent())
        .filter(condition -> !hasOwnKey(table, condition))
        .map(
            condition ->
                condition.problem(
                    Code.CONDITION_WITHOUT_KEY,
                    "%s cannot keep items off the index, because all of its key attributes are attributes that the item has anyway. Give %s a key attribute of its own, or remove where."
                        .formatted(condition.description(), condition.keys().index())));
  }

  private static boolean hasOwnKey(TableModel table, Condition condition) {
    KeyAttributes attributes = new KeyAttributes(table);
    String index = condition.keys().index();
    List<KeyUse> uses = KeyUse.of(table, condition.entity()).toList();
    return uses.stream()
        .filter(use -> use.index().filter(index::equals).isPresent())
        .filter(use -> !attributes.isNative(use) && !attributes.isTableKey(use.attribute()))
        .anyMatch(
            use ->
                uses.stream()
                    .filter(other -> other.attribute().equals(use.attribute()))
                    .allMatch(other -> other.index().filter(index::equals).isPresent()));
  }
}
