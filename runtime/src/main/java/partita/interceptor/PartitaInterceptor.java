package partita.interceptor;

import io.partita.runtime.internal.wire.WireInterceptor;

/**
 * The interceptor of Partita. The SDK makes one for each DynamoDB client, by its name in a file on
 * the class path. On the module path, where it does not find the file, add one to the client.
 */
@SuppressWarnings("exports") // its base class is for the runtime alone
public final class PartitaInterceptor extends WireInterceptor {

  /** Called by the SDK, or by you on the module path. */
  public PartitaInterceptor() {}
}
