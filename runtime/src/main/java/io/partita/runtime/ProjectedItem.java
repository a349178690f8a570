package io.partita.runtime;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The base of what is generated for an index that carries only some components: a key and those.
 *
 * @param <K> the entity's generated key
 */
public abstract class ProjectedItem<K extends EntityKey<?>> {

  private final K key;

  protected ProjectedItem(K key) {
    this.key = key;
  }

  /** The item's primary key. */
  public final K key() {
    return key;
  }

  /** The components, always in the same order. */
  protected abstract List<?> components();

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof ProjectedItem<?> that
        && getClass() == that.getClass()
        && key.equals(that.key)
        && Arrays.deepEquals(components().toArray(), that.components().toArray());
  }

  @Override
  public final int hashCode() {
    return 31 * key.hashCode() + Arrays.deepHashCode(components().toArray());
  }

  /** Without the values, which no message or log may show. */
  @Override
  public final String toString() {
    return getClass().getSimpleName();
  }
}
