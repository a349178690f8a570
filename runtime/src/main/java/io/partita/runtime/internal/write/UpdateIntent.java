package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.stored.ItemKey;
import org.jspecify.annotations.Nullable;

/**
 * Updates an item. Several updates of one item can become one, as a transaction needs it.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class UpdateIntent<E, K extends GeneratedKey<E>> implements Intent {

  private final Intents<E, K> intents;
  private final K itemKey;
  private final RequestedUpdate<E> update;
  private final PlannedIntent<E> planned;

  UpdateIntent(Intents<E, K> intents, K itemKey, RequestedUpdate<E> update) {
    this.intents = intents;
    this.itemKey = itemKey;
    this.update = update;
    this.planned = intents.planned(itemKey, update);
  }

  @Override
  public String entity() {
    return planned.entity();
  }

  @Override
  public ItemKey key() {
    return planned.key();
  }

  @Override
  public boolean isSingle() {
    return planned.isSingle();
  }

  @Override
  public boolean isRepeatable() {
    return planned.isRepeatable();
  }

  @Override
  public @Nullable String reasonToRead() {
    return planned.reasonToRead();
  }

  @Override
  public void addTo(Actions actions, int position) {
    planned.addTo(actions, position);
  }

  /** What stays of this update where its changes are made by another one. */
  ConditionIntent conditionAlone() {
    return new ConditionIntent(intents.type(), key(), update.condition());
  }

  /**
   * This update and a later one of the same item, without the later one's condition, which stays
   * with its own action.
   *
   * @return null if the later one is of another entity
   * @throws UpdateConflict if the two contradict each other
   */
  @SuppressWarnings("unchecked") // updates of the same entity have records and keys of one type
  @Nullable UpdateIntent<E, K> with(UpdateIntent<?, ?> later) throws UpdateConflict {
    return intents.type() == later.intents.type()
        ? new UpdateIntent<>(
            intents, itemKey, update.with(entity(), (RequestedUpdate<E>) later.update))
        : null;
  }

  /** Two updates of one item that contradict each other. */
  static final class UpdateConflict extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * @param problem what the two do, with a place for the entity's name
     */
    UpdateConflict(String problem) {
      super(problem, null, false, false);
    }

    /** The rest of a sentence that begins with the two actions. */
    String problem(String entity) {
      return getMessage().formatted(entity);
    }
  }
}
