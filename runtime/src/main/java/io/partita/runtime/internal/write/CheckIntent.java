package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Requires an item to exist, perhaps on a condition. */
final class CheckIntent implements Requirement {

  private final EntityType<?, ?> type;
  private final ItemKey key;
  private final Existence existence;
  private final @Nullable Predicate condition;

  CheckIntent(
      EntityType<?, ?> type,
      Map<String, AttributeValue> key,
      Existence existence,
      @Nullable Predicate condition) {
    this.type = type;
    this.key = ItemKey.of(type.primaryKey(), key);
    this.existence = existence;
    this.condition = condition;
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
  public void addTo(Actions actions, int position) {
    CallerAction action = new CallerAction(position, type.name());
    Demands demands = new Demands(position);
    demands.exists(existence.checks(true), existence, action.notFound());
    demands.condition(condition, action.conditionFalse());
    ActionDraft draft = actions.item(type, key);
    draft.check(position);
    demands.all().forEach(draft::demand);
  }
}
