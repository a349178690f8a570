package io.partita.runtime.generated.operation;

/** A query completed by what is not to be reduced any further. */
final class JoinedItems<E, T, R> extends CompletedQuery<E, T, R, JoinedItems<E, T, R>> {

  private final Completion<T, R> completion;

  JoinedItems(TypedQuery<E, ?, T, ?> query, Completion<T, R> completion) {
    super(query, completion);
    this.completion = completion;
  }

  @Override
  JoinedItems<E, T, R> of(TypedQuery<E, ?, T, ?> other) {
    return new JoinedItems<>(other, completion);
  }
}
