package io.partita.runtime.internal.write;

import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Reason;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What became of a write: it was done, or some of the caller's actions were refused and nothing was
 * written.
 *
 * @param item what the response has of the item; empty if nobody asked for it
 * @param refused the refused actions; none if it was done
 * @param cause what DynamoDB answered; null if nothing needed to be sent
 * @param isOpen whether an earlier attempt may have been applied, so that a refusal may be due to
 *     it, or what was there before this one be its result
 */
public record Outcome(
    Map<String, AttributeValue> item,
    List<Refused> refused,
    @Nullable SdkException cause,
    boolean isOpen) {

  public static final Outcome DONE = done(Map.of());

  /** All was as it should be. */
  static final Outcome UNNEEDED = done(Map.of());

  static Outcome done(Map<String, AttributeValue> item) {
    return done(item, false);
  }

  /**
   * @param isOpen whether an earlier attempt may have been applied as well
   */
  static Outcome done(Map<String, AttributeValue> item, boolean isOpen) {
    return new Outcome(item, List.of(), null, isOpen);
  }

  static Outcome refused(List<Refused> refused, @Nullable SdkException cause, boolean isOpen) {
    return new Outcome(Map.of(), refused, cause, isOpen);
  }

  public boolean isDone() {
    return refused.isEmpty();
  }

  /** Whether it is known that nothing was written, for one reason among others. */
  boolean isRefusedFor(Reason reason) {
    return !isOpen && refused.stream().anyMatch(one -> one.reason() == reason);
  }

  /**
   * This outcome, which must be that it was done.
   *
   * @throws PartitaException what a call that is a single action throws
   */
  Outcome orThrow() {
    if (!isDone()) {
      throw exception();
    }
    return this;
  }

  /** Whether something that the caller has read is no longer so, whatever else was wrong. */
  public boolean isOvertaken() {
    return refused.stream().anyMatch(one -> one.reason() == Reason.READ_CHANGED);
  }

  /** What a transaction throws that was overtaken in so many attempts. */
  public TransactionFailedException overtaken(int attempts) {
    return TransactionFailedException.overtaken(failures(), attempts, cause);
  }

  /** What a transaction of several actions throws. */
  public TransactionFailedException failure() {
    return new TransactionFailedException(failures(), cause);
  }

  private List<TransactionFailedException.Failure> failures() {
    return refused.stream()
        .map(Refused::failure)
        .sorted(Comparator.comparingInt(TransactionFailedException.Failure::action))
        .toList();
  }

  /**
   * What a call that is a single action throws: a refusal that has an exception of its own, of the
   * item itself before what it belongs to.
   */
  PartitaException exception() {
    return refused.stream()
        .filter(one -> one.exception() != null)
        .findFirst()
        .map(this::told)
        .orElseGet(this::failure);
  }

  /**
   * That it was refused, if that is known. Nothing in the item could prove the opposite: another
   * writer may have stored the same, or changed what this one had stored.
   */
  private PartitaException told(Refused one) {
    PartitaException refusal = Objects.requireNonNull(one.exception()).get();
    return isOpen
        ? OutcomeUnknownException.refused(
            one.failure().entity(), () -> one.stored(refusal), refusal)
        : refusal;
  }

  /** Without the item, which no message or log may show. */
  @Override
  public String toString() {
    return "Outcome[refused=" + refused.size() + ", isOpen=" + isOpen + "]";
  }
}
