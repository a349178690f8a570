package io.partita.runtime.internal.operation;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.item.Codec;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The base of generated updates: collects changes of one item and sends them in one request.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <U> the generated update
 */
public abstract class UpdateBuilder<E, K extends EntityKey<E>, U extends UpdateBuilder<E, K, U>> {

  private final EntityOperations<E, K> operations;
  private final K key;

  protected UpdateBuilder(EntityOperations<E, K> operations, K key) {
    this.operations = operations;
    this.key = key;
  }

  protected abstract U self();

  protected final <T> U set(Component<E, T> component, T value) {
    return self();
  }

  protected final U clear(Component<E, ?> component) {
    return self();
  }

  protected final <N extends Number> U add(Component<E, N> component, N delta) {
    return self();
  }

  protected final <T> U append(Component<E, List<T>> component, List<T> elements) {
    return self();
  }

  protected final <T> U addElements(Component<E, Set<T>> component, Set<T> elements) {
    return self();
  }

  protected final <T> U removeElements(Component<E, Set<T>> component, Set<T> elements) {
    return self();
  }

  protected final <T> U putEntry(Component<E, Map<String, T>> component, String entry, T value, Codec<T> codec) {
    return self();
  }

  protected final <T> U removeEntry(Component<E, Map<String, T>> component, String entry) {
    return self();
  }

  protected final <N> U version(Component<E, N> component, N expected) {
    return self();
  }

  public final U when(Condition<E> condition) {
    return self();
  }

  public final U orCreate() {
    return self();
  }

  public final U exactlyOnce() {
    return self();
  }

  public final void execute() {
    throw new UnsupportedOperationException(operations.type().name() + key);
  }

  public final E executeAndGet() {
    throw new UnsupportedOperationException();
  }
}
