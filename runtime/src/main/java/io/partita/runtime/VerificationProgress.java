package io.partita.runtime;

/**
 * How far a verification has come.
 *
 * @param scanned the items of the table that it has looked at; their total is as old as DynamoDB's
 *     own count, which is some hours
 * @param problems how many problems it has found
 * @param token goes on from here, with {@link ItemVerification#resume}
 */
public record VerificationProgress(Progress scanned, long problems, String token) {

  /** Without the token, which holds keys. */
  @Override
  public String toString() {
    return "VerificationProgress[scanned=" + scanned + ", problems=" + problems + "]";
  }
}
