package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.ItemKey;
import org.jspecify.annotations.Nullable;

/**
 * What is left of an update that became one with an earlier update of the same item: its condition,
 * which is told from the other one's when it is not true.
 */
record ConditionIntent(EntityType<?, ?> type, ItemKey key, @Nullable Predicate condition)
    implements Requirement {

  @Override
  public String entity() {
    return type.name();
  }

  @Override
  public void addTo(Actions actions, int position) {
    Demands demands = new Demands(position);
    demands.condition(condition, new CallerAction(position, type.name()).conditionFalse());
    demands.all().forEach(actions.item(type, key)::demand);
  }

  /** Without the condition, which holds values that no message or log may show. */
  @Override
  public String toString() {
    return "ConditionIntent[" + type.name() + "]";
  }
}
