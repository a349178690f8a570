package io.partita.runtime.internal.operation;

import io.partita.runtime.OutcomeUnknownException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * How a write failed.
 *
 * @param exception what the SDK says, which is about the last attempt
 * @param unheard whether an earlier attempt may have been applied, since it ended without an answer
 */
public record FailedWrite(SdkException exception, boolean unheard) {

  private static final int SERVER_ERROR = 500;

  /**
   * Whether the exception says that nothing was written, which is not known. A cancelled
   * transaction was not applied by any attempt, for they share a token; and where even the last
   * attempt had no answer, the exception says nothing of the kind.
   */
  public boolean isMisleading() {
    return exception instanceof TransactionInProgressException
        || unheard
            && exception instanceof SdkServiceException answer
            && answer.statusCode() < SERVER_ERROR
            && !(exception instanceof TransactionCanceledException);
  }

  /**
   * What the caller is told of a failure that is no judgement of the write.
   *
   * @param entity whose item it is
   */
  public RuntimeException told(String entity) {
    return isMisleading() ? OutcomeUnknownException.failed(entity, exception) : exception;
  }

  /** Without the exception's text, which may hold values. */
  @Override
  public String toString() {
    return "FailedWrite[unheard=" + unheard + "]";
  }
}
