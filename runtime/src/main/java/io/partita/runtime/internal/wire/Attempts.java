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

  private final boolean matterOnSuccess;
  private int seen;
  private int unanswered;
  private int counted;
  private boolean isOpen;

  /**
   * @param matterOnSuccess whether the caller wants to know of them even if the last one succeeds
   */
  public Attempts(boolean matterOnSuccess) {
    this.matterOnSuccess = matterOnSuccess;
  }

  /** Whether the caller wants to know of them even if the last one succeeds. */
  public boolean matterOnSuccess() {
    return matterOnSuccess;
  }

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

  /** How many the SDK made, as far as it tells; it does not tell which were answered. */
  public void count(int attempts) {
    counted = attempts;
  }

  /** Whether an attempt before the last one, which succeeded, may have been applied as well. */
  public boolean mayHaveBeenApplied() {
    return seen > 0 ? unanswered > 0 : counted > 1;
  }

  /**
   * Whether an attempt before the last one may have been applied, although nobody heard of it.
   *
   * @param failure how the call ended
   */
  public boolean mayHaveBeenApplied(SdkException failure) {
    Integer told = failure.numAttempts();
    return seen > 0 ? unanswered > 0 : told != null && told > 1;
  }
}
