package io.partita.runtime.internal.write;

import io.partita.runtime.PartitaException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.internal.stored.Existence;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What it means that something is not true of a stored item. */
sealed interface Verdict {

  /** The stored item is not what the plan assumed: another plan is needed. */
  Verdict REPLAN = new Lesson(null);

  /** An expired item is in the way of a new one: it is removed, then planned again. */
  static Verdict expired(Existence existence) {
    return new Lesson(existence);
  }

  /**
   * Teaches what the next plan needs.
   *
   * @param expired tells the expired item that must go; null if there is none
   */
  record Lesson(@Nullable Existence expired) implements Verdict {}

  /**
   * Ends the write.
   *
   * @param action the position of the caller's action
   * @param entity the entity of the item that the reason is about
   * @param exception what a call that consists of this action alone throws, given what decodes the
   *     stored item
   */
  record Refusal(
      int action,
      String entity,
      Reason reason,
      Function<Supplier<Optional<Record>>, PartitaException> exception)
      implements Verdict {}
}
