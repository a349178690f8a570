package io.partita.it.outcomes;

import io.partita.it.outcomes.Contest.Stored;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.PartitaException;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a caller is told.
 *
 * @param kind whether it won
 * @param what the result of the call, the exception, or the refusal that may be due to itself
 * @param stored the item that the exception shows; empty if there is none
 */
record Told(Kind kind, Object what, Optional<Stored> stored) {

  /** Whether the caller won. */
  enum Kind {
    WON,
    LOST,
    /** It may have won or not. */
    UNKNOWN,
    /** It won, but the result is gone. */
    WON_WITHOUT_RESULT,
    /** The SDK gave up without an answer. */
    FAILED
  }

  static Told won(Object result) {
    return new Told(Kind.WON, result, Optional.empty());
  }

  static Told lost(Object refusal) {
    return new Told(Kind.LOST, refusal, Optional.empty());
  }

  static Told unknown(Object refusal, Optional<Stored> stored) {
    // A call that answers false instead of the exception has it as a cause all the same.
    Object cause = refusal.equals(false) ? "ItemNotFoundException" : refusal;
    return new Told(Kind.UNKNOWN, cause, stored);
  }

  /** Neither: the SDK's exception, whose caller knows that anything may have happened. */
  static Told failed(String exception) {
    return new Told(Kind.FAILED, exception, Optional.empty());
  }

  static Told wonWithoutResult() {
    return new Told(Kind.WON_WITHOUT_RESULT, "", Optional.empty());
  }

  boolean saysWon() {
    return kind == Kind.WON || kind == Kind.WON_WITHOUT_RESULT;
  }

  boolean saysLost() {
    return kind == Kind.LOST;
  }

  /** What the caller of a call is told. */
  static Told by(Supplier<Object> call) {
    Object result;
    try {
      result = call.get();
    } catch (OutcomeUnknownException unknown) {
      return of(unknown);
    } catch (IncompleteBatchException incomplete) {
      return failed(incomplete.getCause().getClass().getSimpleName());
    } catch (PartitaException refusal) {
      return lost(refusal.getClass().getSimpleName());
    } catch (RuntimeException failure) {
      return failed(failure.getClass().getSimpleName());
    }
    return result.equals(false) ? lost(false) : won(result);
  }

  private static Told of(OutcomeUnknownException unknown) {
    if (unknown.getCause() == null) {
      return wonWithoutResult();
    }
    return new Told(
        Kind.UNKNOWN,
        unknown.getCause().getClass().getSimpleName(),
        unknown.stored().map(Stored.class::cast));
  }
}
