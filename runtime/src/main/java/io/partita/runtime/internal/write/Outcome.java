package io.partita.runtime.internal.write;

import io.partita.runtime.PartitaException;
import io.partita.runtime.TransactionFailedException;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * What became of a transaction: it was done, or some of the caller's actions were refused and
 * nothing was written.
 *
 * @param refused the refused actions; none if it was done
 * @param cause what DynamoDB answered; null if nothing needed to be sent
 */
public record Outcome(List<Refused> refused, @Nullable SdkException cause) {

  static final Outcome DONE = new Outcome(List.of(), null);

  public boolean isDone() {
    return refused.isEmpty();
  }

  /** What a transaction of several actions throws. */
  public TransactionFailedException failure() {
    return new TransactionFailedException(
        refused.stream()
            .map(Refused::failure)
            .sorted(Comparator.comparingInt(TransactionFailedException.Failure::action))
            .toList(),
        cause);
  }

  /**
   * What a call that is a single action throws: a refusal that has an exception of its own, of the
   * item itself before what it belongs to.
   */
  PartitaException exception() {
    return refused.stream()
        .filter(one -> one.exception() != null)
        .findFirst()
        .map(one -> one.exception().get())
        .orElseGet(this::failure);
  }
}
