package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.Options;
import io.partita.runtime.generated.value.IdMaker;
import java.util.function.BiFunction;

/**
 * A component of the table's key that is filled where a record that is created has none.
 *
 * @param ids makes them up
 * @param filled a record like another one, but with an id
 * @param <E> the entity's record
 * @param <T> the type of the id
 */
record GeneratedId<E, T>(
    String entity, Component<E, T> component, IdMaker<T> ids, BiFunction<E, T, E> filled) {

  /** The record itself if it has an id, else one like it that has. */
  E fill(E record, Options options) {
    return isMissing(record) ? filled.apply(record, next(options)) : record;
  }

  private T next(Options options) {
    return options
        .idSupplier()
        .map(supplier -> ids.of(supplier.get()))
        .orElseGet(() -> ids.next(options.clock().instant()));
  }

  /**
   * @throws InvalidKeyException if a record that is not created has no id
   */
  void require(E record) {
    if (isMissing(record)) {
      throw new KeyOwner(entity, component.name())
          .refused(
              component,
              "is null. Only create, createAll and withId fill in a generated id: use one of them,"
                  + " or set the id of the item that you mean.");
    }
  }

  private boolean isMissing(E record) {
    return component.get(record) == null;
  }
}
