package io.partita.it.outcomes;

import io.partita.it.faults.Fault;
import java.util.Optional;

/** What becomes of the first attempt to send a write. */
enum FirstAttempt {
  /** It is the only one, and the rival was there before it. */
  ANSWERED(Fault.NONE, false, false),
  THROTTLED(Fault.THROTTLED, true, false),
  THROUGHPUT_EXCEEDED(Fault.THROUGHPUT_EXCEEDED, true, false),
  CONFLICT(Fault.CONFLICT, true, false),
  ERROR_BEFORE(Fault.ERROR_BEFORE, false, false),
  DROP_BEFORE(Fault.DROP_BEFORE, false, false),
  SILENT_BEFORE(Fault.SILENT_BEFORE, false, false),
  ERROR_AFTER(Fault.ERROR_AFTER, false, true),
  DROP_AFTER(Fault.DROP_AFTER, false, true),
  SILENT_AFTER(Fault.SILENT_AFTER, false, true),
  CUT_OFF(Fault.CUT_OFF, false, true),
  WRONG_CHECKSUM(Fault.WRONG_CHECKSUM, false, true);

  private final Fault fault;
  private final boolean refused;
  private final boolean arrives;

  FirstAttempt(Fault fault, boolean refused, boolean arrives) {
    this.fault = fault;
    this.refused = refused;
    this.arrives = arrives;
  }

  Fault fault() {
    return fault;
  }

  boolean isRepeated() {
    return this != ANSWERED;
  }

  /** Whether DynamoDB says that it will not even look at it. */
  boolean isRefused() {
    return refused;
  }

  /** Whether DynamoDB gets it, and applies it if its condition is true. */
  boolean arrives() {
    return arrives;
  }

  /** Whether the status of DynamoDB's answer arrives, if not all of it. */
  boolean showsStatus() {
    return this == CUT_OFF || this == WRONG_CHECKSUM;
  }

  /**
   * The exception with which the SDK gives up at once, if it does: it does not repeat what it takes
   * for an answer, such as a body with a wrong checksum, or a status in the 400s without a body.
   *
   * @param attempt what DynamoDB did with it; null if it did not arrive
   */
  Optional<String> endOfCall(Attempt attempt) {
    boolean isApplied = attempt instanceof Attempt.Done;
    if (this == WRONG_CHECKSUM && isApplied) {
      return Optional.of("Crc32MismatchException");
    }
    return this == CUT_OFF && !isApplied ? Optional.of("DynamoDbException") : Optional.empty();
  }

  /** Whether the client waits for it until its time is over. */
  boolean isSilent() {
    return this == SILENT_BEFORE || this == SILENT_AFTER;
  }
}
