package io.partita.runtime.internal.wire;

import software.amazon.awssdk.core.exception.SdkException;

/**
 * What became of the attempts of one write: which of them DynamoDB answered. The {@link
 * WireInterceptor} sees each of them; where it is not there, the SDK at least counts them.
 *
 * <p>An answer in the 400s says that the attempt was not applied. Whatever else ends an attempt (an
 * error of the server, a broken connection, a timeout, a body that cannot be read) leaves open
 * whether it was.
 */
public final class Attempts {

  private int seen;
  private int unanswered;
  private boolean isOpen;

  /** An attempt is sent: the one before it is over, and if it is still open it stays so. */
  void begin() {
    if (isOpen) {
      unanswered++;
    }
    isOpen = true;
    seen++;
  }

  /** The status of the response to the attempt that was sent last. */
  void answer(int status) {
    isOpen = status < 400 || status >= 500;
  }

  /** Forgets all attempts so far: none of them can have been applied. */
  public void forget() {
    seen = 0;
    unanswered = 0;
    isOpen = false;
  }

  /**
   * Whether an attempt before the last one may have been applied, although nobody heard of it.
   *
   * @param failure how the call ended
   */
  public boolean mayHaveBeenApplied(SdkException failure) {
    Integer counted = failure.numAttempts();
    return seen > 0 ? unanswered > 0 : counted != null && counted > 1;
  }
}
