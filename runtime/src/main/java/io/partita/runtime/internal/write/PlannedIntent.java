package io.partita.runtime.internal.write;

import io.partita.runtime.VersionConflictException;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.UniqueComponent;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Puts, replaces or updates an item as a planner says, and moves the unique values that change with
 * it.
 *
 * @param <E> the entity's record
 */
public final class PlannedIntent<E> implements Intent {

  private final EntityType<E, ?> type;
  private final ItemKey key;
  private final Planner<E> planner;
  private final Existence existence;
  private final List<UniqueComponent<E, ?>> uniques;
  private final Function<Snapshot<E>, ComponentSource<E>> after;

  /**
   * @param uniques the unique components that may change
   * @param after the values of those components as they will be
   */
  PlannedIntent(
      EntityType<E, ?> type,
      Map<String, AttributeValue> key,
      Planner<E> planner,
      Existence existence,
      List<UniqueComponent<E, ?>> uniques,
      Function<Snapshot<E>, ComponentSource<E>> after) {
    this.type = type;
    this.key = ItemKey.of(type.primaryKey(), key);
    this.planner = planner;
    this.existence = existence;
    this.uniques = uniques;
    this.after = after;
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
    return uniques.isEmpty();
  }

  @Override
  public boolean isRepeatable() {
    return planner.isRepeatable();
  }

  @Override
  public @Nullable String reasonToRead() {
    String reason = planner.reasonToRead();
    return reason == null && !uniques.isEmpty()
        ? "'" + uniques.get(0).component().name() + "' is unique, and its old value becomes free"
        : reason;
  }

  @Override
  public void addTo(Actions actions, int position) {
    CallerAction action = new CallerAction(position, type.name());
    Map<String, AttributeValue> item = actions.known().get(key);
    if (item == null) {
      add(actions, position, Snapshot.unread(type));
      return;
    }
    boolean exists = existence.holds(item);
    if (!exists && planner.mustExist()) {
      actions.refuse(action.notFound(), type, item);
    } else if (existence.isMarked(item)) {
      actions.refuse(action.beingDeleted(), type, item);
    } else if (!exists && !item.isEmpty() && !existence.isExpired(item)) {
      actions.refuse(action.otherType(), type, item);
    } else {
      add(actions, position, Snapshot.of(type, exists ? item : Map.of()));
    }
  }

  private void add(Actions actions, int position, Snapshot<E> snapshot) {
    CallerAction action = new CallerAction(position, type.name());
    // What is asked of the snapshot before it is planned with becomes part of the plan's guards.
    ComponentSource<E> changed = after.apply(snapshot);
    for (UniqueComponent<E, ?> unique : uniques) {
      actions
          .sentinels()
          .move(
              position,
              type,
              unique,
              unique.storedKeyText(type, snapshot),
              unique.keyText(type, changed),
              key.attributes());
    }
    Plan plan;
    try {
      plan = planner.plan(snapshot);
    } catch (VersionConflictException conflict) {
      actions.refuse(action.versionConflict(), type, snapshot.item());
      return;
    }
    if (plan.lacking() != null) {
      actions.refuse(action.absentComponent(plan.lacking()), type, snapshot.item());
      return;
    }
    if (plan.exceeded() != null) {
      actions.refuse(action.tooMany(plan.exceeded()), type, snapshot.item());
      return;
    }
    ActionDraft draft = actions.item(type, key);
    demands(plan, action).forEach(draft::demand);
    if (plan.expression().isEmpty() && !planner.mustExist() && !actions.isSingle()) {
      writeKey(draft, position, snapshot);
    } else {
      draft.write(position, new Writing.Change(plan.expression(), !planner.mustExist()));
    }
  }

  /**
   * An item that has nothing but its key is there already, or is stored whole: a transaction takes
   * no update without changes.
   */
  private void writeKey(ActionDraft draft, int position, Snapshot<E> snapshot) {
    boolean isThere = snapshot.isPresent();
    draft.demand(
        Demand.of(position, isThere ? existence.stored() : existence.notStored(), Verdict.REPLAN));
    draft.write(
        position,
        isThere
            ? new Writing.Change(new UpdateExpression(), false)
            : new Writing.Put(key.attributes()));
  }

  private List<Demand> demands(Plan plan, CallerAction action) {
    Demands demands = new Demands(action.position());
    if (planner.mustExist()) {
      demands.exists(plan.required(), existence, action.notFound());
    } else {
      demands.mayBeCreated(plan.required(), existence, action);
    }
    Check version = plan.version();
    if (version != null) {
      demands.add(version, action.versionConflict());
    }
    plan.needed().forEach(needed -> demands.add(needed.check(), action.absentComponent(needed)));
    plan.guards().forEach(guard -> demands.add(guard, Verdict.REPLAN));
    plan.bounds().forEach(bound -> demands.room(bound, action.tooMany(bound)));
    demands.condition(plan.condition(), action.conditionFalse());
    return demands.all();
  }
}
