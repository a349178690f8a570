package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.UniqueComponent;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.stored.Sentinel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a transaction does to the items that stand for unique values. A value that one item gives up
 * can be taken by another in the same transaction.
 */
final class Sentinels {

  private final Map<ItemKey, Transfer> transfers = new LinkedHashMap<>();

  /** An item that is new has a value. */
  <E> void take(
      int position,
      EntityType<E, ?> type,
      UniqueComponent<E, ?> unique,
      ComponentSource<E> source,
      Map<String, AttributeValue> owner) {
    move(position, type, unique, null, unique.keyText(type, source), owner);
  }

  /**
   * An item changes a value, or keeps it.
   *
   * @param before the key of the item that stands for the old value; null if there is none
   * @param after the same for the new value
   */
  void move(
      int position,
      EntityType<?, ?> type,
      UniqueComponent<?, ?> unique,
      @Nullable String before,
      @Nullable String after,
      Map<String, AttributeValue> owner) {
    if (before != null && !before.equals(after)) {
      transfer(type, before).free(position, owner);
    }
    if (after != null && !after.equals(before)) {
      transfer(type, after).take(position, unique.component().name(), owner);
    }
  }

  private Transfer transfer(EntityType<?, ?> type, String text) {
    Sentinel sentinel = Sentinel.of(type, text);
    return transfers.computeIfAbsent(sentinel.key(), key -> new Transfer(sentinel));
  }

  void addTo(Actions actions) {
    for (Transfer transfer : transfers.values()) {
      transfer.addTo(actions);
    }
  }

  /** What happens to one value. */
  private static final class Transfer {

    private final Sentinel sentinel;
    private @Nullable Map<String, AttributeValue> from;
    private int freedBy;
    private @Nullable Map<String, AttributeValue> to;
    private int takenBy;
    private String component = "";

    Transfer(Sentinel sentinel) {
      this.sentinel = sentinel;
    }

    void free(int position, Map<String, AttributeValue> owner) {
      from = owner;
      freedBy = position;
    }

    void take(int position, String name, Map<String, AttributeValue> owner) {
      if (to != null) {
        throw new IllegalArgumentException(
            "Actions "
                + takenBy
                + " and "
                + position
                + " of this transaction, counted from 0, give two "
                + sentinel.type().name()
                + " the same value of '"
                + name
                + "', which is unique.");
      }
      to = owner;
      takenBy = position;
      component = name;
    }

    void addTo(Actions actions) {
      Check free = sentinel.isFree();
      if (to != null) {
        CallerAction action = new CallerAction(takenBy, sentinel.type().name());
        ActionDraft draft = draft(actions);
        draft.write(takenBy, new Writing.Put(sentinel.item(to)));
        draft.demand(
            from == null
                ? Demand.of(takenBy, free, action.taken(component))
                : demand(takenBy, free, from, action.taken(component)));
      } else if (from != null && !isKnownToBeOthers(actions.known(), from)) {
        ActionDraft draft = draft(actions);
        draft.write(freedBy, new Writing.Delete());
        draft.demand(demand(freedBy, free, from, Verdict.REPLAN));
      }
    }

    private ActionDraft draft(Actions actions) {
      return actions.draft(new ItemKind(sentinel.type(), false), sentinel.key());
    }

    private static Demand demand(
        int position, Check free, Map<String, AttributeValue> owner, Verdict verdict) {
      Check owned = Sentinel.isOwnedBy(owner);
      return new Demand(
          position,
          List.of(Predicate.or(free.predicate(), owned.predicate())),
          item -> free.holds(item) || owned.holds(item),
          verdict);
    }

    /** Somebody else's is left alone, although the item that gives the value up says it had it. */
    private boolean isKnownToBeOthers(KnownItems known, Map<String, AttributeValue> owner) {
      Map<String, AttributeValue> stored = known.get(sentinel.key());
      return stored != null && !stored.isEmpty() && !Sentinel.isOwnedBy(owner).holds(stored);
    }
  }
}
