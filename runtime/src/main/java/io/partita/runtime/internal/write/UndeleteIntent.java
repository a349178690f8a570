package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Removes the mark of an item that is being deleted with what belongs to it. */
final class UndeleteIntent implements Intent {

  private final EntityType<?, ?> type;
  private final ItemKey key;
  private final Existence existence;
  private final String mark;

  UndeleteIntent(TableContext context, EntityType<?, ?> type, GeneratedKey<?> key, Instant now) {
    this.type = type;
    this.key = ItemKey.of(type.primaryKey(), key.attributes());
    this.existence = Existence.of(context.options(), type, now);
    this.mark = context.options().markAttribute();
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
    CallerAction action = new CallerAction(position, type.name());
    UpdateExpression expression = new UpdateExpression();
    expression.add(new Clause.Remove(mark));
    ActionDraft draft = actions.item(type, key);
    draft.write(position, new Writing.Change(expression, false));
    draft.demand(new Demand(position, isStored(), this::isStored, action.notFound()));
    draft.demand(Demand.of(position, new Check.Present(mark), action.notMarked()));
  }

  private List<Predicate> isStored() {
    List<Predicate> conditions = new ArrayList<>();
    conditions.add(existence.stored().predicate());
    existence.ofType().ifPresent(conditions::add);
    existence.notExpired().ifPresent(check -> conditions.add(check.predicate()));
    return conditions;
  }

  private boolean isStored(Map<String, AttributeValue> item) {
    return !item.isEmpty() && type.matches(item) && !type.isExpired(item, existence.now());
  }
}
