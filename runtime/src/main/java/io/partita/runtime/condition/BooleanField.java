package io.partita.runtime.condition;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;

/**
 * A field that is true or false.
 *
 * @param <E> the entity
 */
public final class BooleanField<E> extends Field<E, Boolean> {

  public BooleanField(Component<E, Boolean> component) {
    super(component);
  }

  public BooleanField(Path path) {
    super(path, Codecs.BOOLEAN);
  }

  /** The attribute is true. */
  public Condition<E> isTrue() {
    return eq(true);
  }

  /** The attribute is false; not if it is absent. */
  public Condition<E> isFalse() {
    return eq(false);
  }
}
