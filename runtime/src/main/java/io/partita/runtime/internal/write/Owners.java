package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What writing an item does to the items that it belongs to: they must exist and they count.
 *
 * @param <E> the record of the entity that belongs
 * @param <K> its generated key
 */
final class Owners<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final Instant now;

  /** What is asked of owners, which is the same for all items. */
  private final Map<Relation<K, ?, ?>, Asked> asked = new HashMap<>();

  Owners(TableContext context, EntityType<E, K> type, Instant now) {
    this.context = context;
    this.type = type;
    this.now = now;
  }

  /** The items that creating an item touches, in the order of the relations. */
  List<ItemKey> of(K key) {
    List<ItemKey> owners = new ArrayList<>(type.relations().size());
    for (Relation<K, ?, ?> relation : type.relations()) {
      owners.add(identity(relation, relation.ownerKey(key).attributes()));
    }
    return owners;
  }

  /** The items that deleting an item touches. */
  Set<ItemKey> countersOf(DeletedItem<K> item) {
    return type.relations().stream()
        .filter(relation -> relation.counter().isPresent())
        .map(relation -> identity(relation, item.ownerKey(relation)))
        .collect(Collectors.toSet());
  }

  private static ItemKey identity(
      Relation<?, ?, ?> relation, Map<String, AttributeValue> ownerKey) {
    return ItemKey.of(relation.owner().primaryKey(), ownerKey);
  }

  /**
   * An item is created: its owners must be there, and count it.
   *
   * @param owners its owners, in the order of the relations
   */
  void created(Actions actions, int position, K key, List<ItemKey> owners) {
    for (int i = 0; i < owners.size(); i++) {
      created(actions, position, type.relations().get(i), key, owners.get(i));
    }
  }

  private <T, TK extends GeneratedKey<T>> void created(
      Actions actions, int position, Relation<K, T, TK> relation, K key, ItemKey ownerKey) {
    EntityType<T, TK> owner = relation.owner();
    CallerAction action = new CallerAction(position, type.name());
    ActionDraft draft = actions.item(owner, ownerKey);
    Asked ofOwner = asked.computeIfAbsent(relation, this::asked);
    Existence existence = ofOwner.existence();
    if (relation.isCreatedOnUse()) {
      draft.createOnUse(new FirstUse<>(owner, relation.ownerKey(key)).clauses());
      draft.require(mayBeCreated(position, existence));
      relation.counter().ifPresent(count -> change(draft, action, owner, count, 1));
      return;
    }
    List<Predicate> there = ofOwner.there();
    draft.require(
        new Demand(
            position,
            there,
            item -> !existence.isMarked(item),
            action.ownerBeingDeleted(owner.name(), relation.role())));
    draft.require(
        new Demand(
            position, there, existence::holds, action.ownerMissing(owner.name(), relation.role())));
    relation.counter().ifPresent(count -> change(draft, action, owner, count, 1));
  }

  /** That the owner is there or can be; there may be nothing to ask for that. */
  private static Demand mayBeCreated(int position, Existence existence) {
    return new Demand(
        position,
        existence.checks(false).stream().map(Check::predicate).toList(),
        item -> !existence.isForeign(item),
        new CallerAction(position, existence.type().name()).otherType());
  }

  private Asked asked(Relation<K, ?, ?> relation) {
    Existence existence = Existence.of(context.options(), relation.owner(), now);
    return new Asked(existence, there(existence));
  }

  private static List<Predicate> there(Existence existence) {
    List<Predicate> there = new ArrayList<>();
    existence.checks(true).forEach(check -> there.add(check.predicate()));
    if (existence.guard(false).isEmpty()) {
      existence.ofType().ifPresent(there::add);
    }
    return there;
  }

  /**
   * Requires that the owner does not exist. An item of another entity under its key does not count.
   */
  private static Demand gone(int position, Existence existence) {
    return existence
        .guard(false)
        .map(
            own ->
                new Demand(
                    position,
                    List.of(Predicate.not(own.predicate())),
                    item -> !own.holds(item),
                    Verdict.REPLAN))
        .orElseGet(() -> Demand.of(position, existence.notStored(), Verdict.REPLAN));
  }

  private void change(
      ActionDraft draft,
      CallerAction action,
      EntityType<?, ?> owner,
      Component<?, ?> count,
      int by) {
    draft.count(
        Objects.requireNonNull(count.attribute()),
        by,
        action.countMismatch(owner.name(), count.name()),
        context.options().recountAttribute());
  }

  /**
   * An item is deleted: its owners count it no more. One that is gone has no count, and must stay
   * gone until then.
   */
  void deleted(Actions actions, int position, DeletedItem<K> item) {
    type.relations().forEach(relation -> deleted(actions, position, relation, item));
  }

  private <T, TK extends GeneratedKey<T>> void deleted(
      Actions actions, int position, Relation<K, T, TK> relation, DeletedItem<K> item) {
    Component<T, ?> count = relation.counter().orElse(null);
    if (count == null) {
      return;
    }
    EntityType<T, TK> owner = relation.owner();
    Existence existence = asked.computeIfAbsent(relation, this::asked).existence();
    ItemKey ownerKey = identity(relation, item.ownerKey(relation));
    ActionDraft draft = actions.item(owner, ownerKey);
    Map<String, AttributeValue> stored = actions.known().get(ownerKey);
    if (stored != null && (stored.isEmpty() || existence.isForeign(stored))) {
      draft.require(gone(position, existence));
    } else {
      draft.require(
          Demand.of(position, existence.guard(false).orElseGet(existence::stored), Verdict.REPLAN));
      change(draft, new CallerAction(position, type.name()), owner, count, -1);
    }
  }

  /**
   * What is asked of the owners of a relation.
   *
   * @param there that one is there
   */
  private record Asked(Existence existence, List<Predicate> there) {}
}
