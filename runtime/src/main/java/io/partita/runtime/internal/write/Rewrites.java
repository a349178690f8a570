package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * New values for some components of an item, made of those that are stored.
 *
 * @param <E> the entity's record
 */
public final class Rewrites<E> {

  private final Changes<E> changes = new Changes<>();

  /** Rewrites a component as well. */
  public <T> Rewrites<E> add(Component<E, T> component, UnaryOperator<@Nullable T> rewrite) {
    changes.add(new Change.Rewriting<>(component, rewrite));
    return this;
  }

  RequestedUpdate<E> update() {
    return new RequestedUpdate<>(changes, null, null, false);
  }
}
