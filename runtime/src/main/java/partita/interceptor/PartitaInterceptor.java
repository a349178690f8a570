package partita.interceptor;

import io.partita.runtime.internal.wire.WireInterceptor;

/**
 * The interceptor of Partita. The SDK makes one for each DynamoDB client, by its name in a file on
 * the class path.
 */
@SuppressWarnings("exports") // only its name is used
public final class PartitaInterceptor extends WireInterceptor {

  /** Called by the SDK. */
  public PartitaInterceptor() {}
}
