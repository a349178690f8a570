package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.UniqueComponent;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
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
final class DeleteIntent<E, K extends GeneratedKey<E>> implements Intent {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final DeletedItem<K> item;
  private final ItemKey key;
  private final Existence existence;
  private final Presence presence;
  private final @Nullable Check version;
  private final @Nullable Predicate condition;

  private DeleteIntent(
      TableContext context,
      EntityType<E, K> type,
      DeletedItem<K> item,
      Instant now,
      Presence presence,
      @Nullable Check version,
      @Nullable Predicate condition) {
    this.context = context;
    this.type = type;
    this.item = item;
    this.key = ItemKey.of(type.primaryKey(), item.attributes());
    this.existence = Existence.of(context.options(), type, now);
    this.presence = presence;
    this.version = version;
    this.condition = condition;
  }

  static <E, K extends GeneratedKey<E>> DeleteIntent<E, K> of(
      TableContext context,
      EntityType<E, K> type,
      K key,
      Instant now,
      @Nullable Predicate condition) {
    return new DeleteIntent<>(
        context, type, DeletedItem.of(key), now, Presence.THERE, null, condition);
  }

  /** Deletes the very version of an item that a record has. */
  static <E, K extends GeneratedKey<E>> DeleteIntent<E, K> of(
      TableContext context, EntityType<E, K> type, E record, Instant now) {
    Check version = type.version().map(component -> isStored(type, component, record)).orElse(null);
    DeletedItem<K> item = DeletedItem.of(type.key(record));
    return new DeleteIntent<>(context, type, item, now, Presence.THERE, version, null);
  }

  /** Deletes an item with what it belongs to, so that it does not matter whether it has expired. */
  static <E, K extends GeneratedKey<E>> DeleteIntent<E, K> ofStored(
      TableContext context, EntityType<E, K> type, DeletedItem<K> item, Instant now) {
    return new DeleteIntent<>(context, type, item, now, Presence.STORED, null, null);
  }

  /** Deletes an item that is being deleted with what belongs to it. */
  static <E, K extends GeneratedKey<E>> DeleteIntent<E, K> ofMarked(
      TableContext context, EntityType<E, K> type, K key, Instant now) {
    return new DeleteIntent<>(context, type, DeletedItem.of(key), now, Presence.MARKED, null, null);
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
  public ItemKey key() {
    return key;
  }

  @Override
  public boolean isSingle() {
    return !type.isDeletedInTransaction();
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
    CallerAction action = new CallerAction(position, type.name());
    Map<String, AttributeValue> known = actions.known().get(key);
    Verdict.Refusal absence = known == null ? null : absence(known, action);
    if (known != null && absence != null) {
      actions.refuse(absence, type, known);
      return;
    }
    ActionDraft draft = actions.item(type, key);
    draft.write(position, new Writing.Delete());
    demands(action).all().forEach(draft::demand);
    if (known != null) {
      free(actions, position, draft, Snapshot.of(type, known));
    }
    if (type.isCounted()) {
      new Owners<>(context, type, existence.now()).deleted(actions, position, item);
    }
  }

  /** Why a stored item is not there in the way that is asked for; null if it is. */
  private Verdict.@Nullable Refusal absence(
      Map<String, AttributeValue> stored, CallerAction action) {
    return switch (presence) {
      case THERE -> existence.holds(stored) ? null : action.notFound();
      case STORED -> isStored(stored) ? null : action.notFound();
      case MARKED ->
          !isStored(stored)
              ? action.notFound()
              : stored.containsKey(mark()) ? null : action.notMarked();
    };
  }

  private boolean isStored(Map<String, AttributeValue> stored) {
    return !stored.isEmpty() && type.matches(stored);
  }

  private String mark() {
    return context.options().markAttribute();
  }

  private Demands demands(CallerAction action) {
    Demands demands = new Demands(action.position());
    addPresence(demands, action);
    for (Component<E, ?> count : type.counts()) {
      Check zero = new Check.Zero(Objects.requireNonNull(count.attribute()));
      demands.add(zero, action.hasRelatedItems());
    }
    if (version != null) {
      demands.add(version, action.versionConflict());
    }
    demands.condition(condition, action.conditionFalse());
    return demands;
  }

  private void addPresence(Demands demands, CallerAction action) {
    switch (presence) {
      case THERE -> demands.exists(existence.checks(true), existence, action.notFound());
      case STORED ->
          demands.add(existence.guard(false).orElseGet(existence::stored), action.notFound());
      case MARKED -> {
        Check marked = new Check.Present(mark());
        demands.add(marked, this::isStored, action.notFound());
        demands.add(marked, action.notMarked());
      }
    }
  }

  private void free(Actions actions, int position, ActionDraft draft, Snapshot<E> snapshot) {
    for (UniqueComponent<E, ?> unique : type.uniques()) {
      String text = unique.storedKeyText(type, snapshot);
      actions.sentinels().move(position, type, unique, text, null, key.attributes());
    }
    snapshot.guards().forEach(guard -> draft.demand(Demand.of(position, guard, Verdict.REPLAN)));
  }

  /** In which way the item must be there. */
  private enum Presence {
    /** As users see it: not expired, and not being deleted. */
    THERE,
    /** Stored, in whatever state. */
    STORED,
    /** Being deleted with what belongs to it. */
    MARKED
  }
}
