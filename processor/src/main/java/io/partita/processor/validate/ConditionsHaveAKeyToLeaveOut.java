package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.stream.Stream;

/**
 * An index with a condition has a key attribute of its own: an item is kept off it by leaving that
 * out, while attributes that the item has anyway stay.
 */
final class ConditionsHaveAKeyToLeaveOut implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return Condition.of(table.model())
        .filter(condition -> !hasOwnKey(table, condition))
        .map(
            condition ->
                condition.problem(
                    Code.CONDITION_WITHOUT_KEY,
                    "%s cannot keep items off the index, because all of its key attributes are attributes that the item has anyway. Give %s a key attribute of its own, or remove where."
                        .formatted(condition.description(), condition.keys().index())));
  }

  private static boolean hasOwnKey(ResolvedTable table, Condition condition) {
    List<ResolvedKey> keys = table.entity(condition.entity()).keys();
    String index = condition.keys().index();
    return keys.stream()
        .filter(key -> key.isOn(index))
        .filter(key -> !key.isNative() && !table.model().isKey(key.attribute()))
        .anyMatch(
            key ->
                keys.stream()
                    .filter(other -> other.attribute().equals(key.attribute()))
                    .allMatch(other -> other.isOn(index)));
  }
}
