package io.partita.runtime.internal.write;

import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.entity.UniqueComponent;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Check;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.KeyIdentity;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Deletes an item that must exist, with its unique values; what it belongs to counts it no more.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
final class DeleteIntent<E, K extends EntityKey<E>> implements Intent {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final K key;
  private final Instant now;
  private final @Nullable Check version;
  private final @Nullable Predicate condition;
  private final @Nullable String requiredMark;

  private DeleteIntent(
      TableContext context,
      EntityType<E, K> type,
      K key,
      Instant now,
      @Nullable Check version,
      @Nullable Predicate condition,
      @Nullable String requiredMark) {
    this.context = context;
    this.type = type;
    this.key = key;
    this.now = now;
    this.version = version;
    this.condition = condition;
    this.requiredMark = requiredMark;
  }

  static <E, K extends EntityKey<E>> DeleteIntent<E, K> of(
      TableContext context,
      EntityType<E, K> type,
      K key,
      Instant now,
      @Nullable Predicate condition) {
    return new DeleteIntent<>(context, type, key, now, null, condition, null);
  }

  /** Deletes the very version of an item that a record has. */
  static <E, K extends EntityKey<E>> DeleteIntent<E, K> of(
      TableContext context, EntityType<E, K> type, E record, Instant now) {
    Check version = type.version().map(component -> isStored(type, component, record)).orElse(null);
    return new DeleteIntent<>(context, type, type.key(record), now, version, null, null);
  }

  /** Deletes an item that is being deleted with what belongs to it. */
  static <E, K extends EntityKey<E>> DeleteIntent<E, K> ofMarked(
      TableContext context, EntityType<E, K> type, K key, Instant now) {
    String mark = context.options().markAttribute();
    return new DeleteIntent<>(context, type, key, now, null, null, mark);
  }

  /** That the stored version is a record's. */
  static <E, T> Check isStored(EntityType<E, ?> type, Component<E, T> version, E record) {
    String attribute = Objects.requireNonNull(version.attribute());
    return new Check.Is(attribute, Encoding.encode(type.name(), version, version.get(record)));
  }

  @Override
  public String entity() {
    return type.name();
  }

  @Override
  public KeyIdentity key() {
    return KeyIdentity.of(type.primaryKey(), key.attributes());
  }

  K entityKey() {
    return key;
  }

  @Override
  public @Nullable String reasonToRead() {
    return type.uniques().isEmpty()
        ? null
        : "the value of '"
            + type.uniques().get(0).component().name()
            + "' is unique and becomes free";
  }

  @Override
  public void addTo(Actions actions, int position) {
    Refusals refusals = new Refusals(position, type.name());
    Map<String, AttributeValue> item = actions.known().get(key());
    if (item != null && !isThere(item)) {
      actions.refuse(refusals.notFound(), type, item);
      return;
    }
    ItemDraft draft = actions.item(type, key.attributes());
    draft.write(position, new Writing.Delete());
    demands(refusals).all().forEach(draft::demand);
    if (item != null) {
      free(actions, position, draft, Snapshot.of(type, item));
    }
    new Owners<>(context, type, now).deleted(actions, position, key);
  }

  private boolean isThere(Map<String, AttributeValue> item) {
    return requiredMark == null
        ? Existence.of(context, type, now).holds(item)
        : item.containsKey(requiredMark) && type.matches(item);
  }

  private Demands demands(Refusals refusals) {
    Existence existence = Existence.of(context, type, now);
    Demands demands = new Demands(refusals.action());
    if (requiredMark == null) {
      demands.exists(existence.checks(true), existence, refusals.notFound());
    } else {
      demands.add(new Check.Present(requiredMark), refusals.notFound());
    }
    type.counts().stream()
        .map(count -> new Check.Zero(Objects.requireNonNull(count.attribute())))
        .forEach(zero -> demands.add(zero, refusals.hasRelatedItems()));
    if (version != null) {
      demands.add(version, refusals.versionConflict());
    }
    demands.condition(condition, refusals.conditionFalse());
    return demands;
  }

  private void free(Actions actions, int position, ItemDraft draft, Snapshot<E> snapshot) {
    for (UniqueComponent<E, ?> unique : type.uniques()) {
      String text = unique.keyText(type, snapshot);
      actions.sentinels().move(position, type, unique, text, null, key.attributes());
    }
    snapshot.guards().forEach(guard -> draft.demand(Demand.of(position, guard, Verdict.REPLAN)));
  }
}
