package io.partita.runtime.internal.write;

import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Gives stored items the index keys that follow from their components, and changes nothing else of
 * them.
 *
 * @param <E> the entity's record
 */
public final class IndexRepair<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;
  private final boolean ofAttributes;

  /**
   * @param ofAttributes whether a component that could have an attribute and has none is null,
   *     whatever the keys say
   */
  public IndexRepair(TableContext context, EntityType<E, ?> type, boolean ofAttributes) {
    this.context = context;
    this.type = type;
    this.ofAttributes = ofAttributes;
  }

  /** The indexes on which an item has other keys than it should, or lacks them. */
  public Set<String> wrongIndexes(Map<String, AttributeValue> item) {
    Set<String> wrong = wrongAttributes(plan(item).expression(), item);
    return type.indexes().stream()
        .filter(index -> index.attributes().stream().anyMatch(wrong::contains))
        .map(IndexKey::index)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * Puts the keys of an item right, as it was read or as it is by then; tells whether it had to. An
   * item that is gone needs nothing.
   */
  public Step<Boolean> repair(Map<String, AttributeValue> item) {
    RepairIntent intent = new RepairIntent(ItemKey.of(type.primaryKey(), item));
    return WriteRun.ofRead(context, intent, item)
        .map(
            outcome ->
                outcome != Outcome.UNNEEDED
                    && !outcome.isRefusedFor(Reason.NOT_FOUND)
                    && outcome.orThrow().isDone());
  }

  private Plan plan(Map<String, AttributeValue> item) {
    Snapshot<E> snapshot =
        ofAttributes ? Snapshot.ofAttributes(type, item) : Snapshot.of(type, item);
    PlanDraft<E> draft = new PlanDraft<>(type, type.primaryKey().stored(item), snapshot, snapshot);
    draft.assignIndexKeys(type.indexes());
    return draft.finish(Existence.of(context.options(), type).checks(true), null);
  }

  private Set<String> wrongAttributes(
      UpdateExpression expression, Map<String, AttributeValue> item) {
    Set<String> wrong = new HashSet<>();
    for (IndexKey<E> index : type.indexes()) {
      for (String attribute : index.attributes()) {
        List<Clause> clauses = expression.of(attribute);
        if (clauses.stream().anyMatch(clause -> !clause.isHeldBy(item))) {
          wrong.add(attribute);
        }
      }
    }
    return wrong;
  }

  /** Writes the index keys of an item that are wrong, on the condition that it has not changed. */
  private final class RepairIntent implements Intent {

    private final ItemKey key;

    RepairIntent(ItemKey key) {
      this.key = key;
    }

    @Override
    public String entity() {
      return type.name();
    }

    @Override
    public ItemKey key() {
      return key;
    }

    @Override
    public boolean isSingle() {
      return true;
    }

    @Override
    public void addTo(Actions actions, int position) {
      Map<String, AttributeValue> item = Objects.requireNonNull(actions.known().get(key));
      Plan plan = plan(item);
      Set<String> wrong = wrongAttributes(plan.expression(), item);
      if (wrong.isEmpty()) {
        return;
      }
      CallerAction action = new CallerAction(position, type.name());
      Demands demands = new Demands(position);
      demands.exists(plan.required(), Existence.of(context.options(), type), action.notFound());
      plan.guards().forEach(guard -> demands.add(guard, Verdict.REPLAN));
      ActionDraft draft = actions.item(type, key);
      draft.write(position, new Writing.Change(plan.expression().only(wrong), false));
      demands.all().forEach(draft::demand);
    }
  }
}
