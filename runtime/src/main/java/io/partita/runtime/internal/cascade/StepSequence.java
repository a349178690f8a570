package io.partita.runtime.internal.cascade;

import io.partita.runtime.PartitaException;
import io.partita.runtime.internal.operation.Step;
import java.util.Iterator;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Combinators of steps: run them in sequence, recover from failures. */
final class StepSequence {

  private StepSequence() {}

  /** Does something with each of some things; true in the end. */
  static <A> Step<Boolean> each(Iterable<A> all, Function<A, Step<Boolean>> work) {
    return rest(all.iterator(), work);
  }

  private static <A> Step<Boolean> rest(Iterator<A> left, Function<A, Step<Boolean>> work) {
    while (left.hasNext()) {
      Step<Boolean> step = work.apply(left.next());
      // What is done at once needs no further step: so many of them would overflow the stack.
      if (!(step instanceof Step.Done<Boolean>)) {
        return step.flatMap(done -> rest(left, work));
      }
    }
    return Step.done(true);
  }

  /** Some steps, and others where they end in an exception of ours. */
  static <R> Step<R> recovering(
      Supplier<? extends Step<R>> steps, Function<PartitaException, Step<R>> otherwise) {
    Step<R> step;
    try {
      step = steps.get();
    } catch (PartitaException failure) {
      return otherwise.apply(failure);
    }
    if (step instanceof Step.Send<?, R> send) {
      return recovering(send, otherwise);
    } else if (step instanceof Step.Pause<R> pause) {
      return Step.pause(pause.duration(), () -> recovering(pause.next(), otherwise));
    }
    return step;
  }

  private static <S extends DynamoDbResponse, R> Step<R> recovering(
      Step.Send<S, R> send, Function<PartitaException, Step<R>> otherwise) {
    return Step.send(
        send.call(),
        answer -> recovering(() -> send.onResponse().apply(answer), otherwise),
        failure -> recovering(() -> send.onFailure().apply(failure), otherwise));
  }
}
