package io.partita.runtime.generated.operation;

import io.partita.runtime.internal.write.Change;

/**
 * The base of generated parts of updates, which change a nested record. One class is generated for
 * each nested record of a table, whatever holds it.
 *
 * @param <R> the nested record
 * @param <U> the generated class
 */
public abstract class NestedUpdate<R, U extends NestedUpdate<R, U>> extends ChangeBuilder<R, U> {

  private final NestedPlace place;

  protected NestedUpdate(NestedPlace place) {
    this.place = place;
  }

  @Override
  final String owner() {
    return place.name();
  }

  @Override
  final void add(Change<R, ?> change) {
    place.add(change);
  }
}
