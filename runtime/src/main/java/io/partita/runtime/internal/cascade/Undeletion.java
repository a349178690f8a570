package io.partita.runtime.internal.cascade;

import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.generated.schema.Dependent;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.RawListing;
import io.partita.runtime.internal.stored.StoredKey;
import io.partita.runtime.internal.write.BulkDeletion;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Takes back the marks that a cascade has set and not come to an end with: of an item and of those
 * below it that have dependents of their own. The deepest come first, so that an interrupted call
 * can be repeated: the item itself tells whether there is anything to do.
 */
public final class Undeletion<T, TK extends GeneratedKey<T>> {

  private final TableContext context;
  private final EntityType<T, TK> type;
  private final List<Dependent<T, TK, ?, ?>> parents;
  private final String mark;
  private long undeleted;

  public Undeletion(TableContext context, Dependents<T, TK> dependents) {
    this.context = context;
    this.type = dependents.type();
    this.parents =
        dependents.removed().stream().filter(dependent -> dependent.own() != null).toList();
    this.mark = context.options().markAttribute();
  }

  /** How many items were marked; the item itself must exist. */
  public Step<Long> of(TK key) {
    return below(key).flatMap(done -> unmark(key, true)).map(done -> undeleted);
  }

  private Step<Boolean> below(TK key) {
    return parents.isEmpty()
        ? Step.done(true)
        : read(key)
            .flatMap(
                item ->
                    type.matches(item) && item.containsKey(mark)
                        ? StepSequence.each(parents, dependent -> list(dependent, key))
                        : Step.done(true));
  }

  private Step<Map<String, AttributeValue>> read(TK key) {
    return Step.send(
        Call.getItem(context, key.attributes(), true)
            .note(
                "If it is marked, the marks of what belongs to it are removed, then its own by"
                    + " TransactWriteItems."),
        answer -> Step.done(answer.item(GetItemResponse::item)));
  }

  private <E, K extends GeneratedKey<E>> Step<Boolean> list(
      Dependent<T, TK, E, K> dependent, TK owner) {
    RawListing<E> listing = RawListing.of(context, dependent, owner);
    return listing.each(
        items ->
            StepSequence.each(
                items,
                item ->
                    item.containsKey(mark) || !listing.tellsMarks()
                        ? undelete(dependent, item)
                        : Step.done(true)));
  }

  /** A cascade marks no item whose key it cannot read. */
  private <E, K extends GeneratedKey<E>> Step<Boolean> undelete(
      Dependent<T, TK, E, K> dependent, Map<String, AttributeValue> item) {
    Dependents<E, K> own = dependent.own() == null ? null : dependent.own().get();
    K key = StoredKey.of(dependent.type().get(), item).readable().orElse(null);
    if (own == null || key == null) {
      return Step.done(true);
    }
    Undeletion<E, K> nested = new Undeletion<>(context, own);
    return nested
        .below(key)
        .flatMap(done -> nested.unmark(key, false))
        .map(
            done -> {
              undeleted += nested.undeleted;
              return true;
            });
  }

  private Step<Boolean> unmark(TK key, boolean mustExist) {
    return new BulkDeletion<>(context, type)
        .undelete(key)
        .map(
            wasMarked -> {
              if (wasMarked.isEmpty() && mustExist) {
                throw new ItemNotFoundException(type.name());
              }
              undeleted += wasMarked.orElse(false) ? 1 : 0;
              return true;
            });
  }
}
