package io.partita.runtime.internal.wire;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkRequest;

/**
 * Hands the {@link Exchange} of a call to the {@link WireInterceptor} on the thread that makes the
 * call. A request could also carry it, but the SDK copies what requests carry several times, which
 * shows in the time of a small call.
 *
 * @param request the very request that the call sends
 * @param exchange what goes past the SDK in it
 */
public record Handover(SdkRequest request, Exchange exchange) {

  private static final ThreadLocal<@Nullable Handover> CURRENT = new ThreadLocal<>();

  /** Makes a call with a client that sends the request on this thread, unless it is wrapped. */
  public <S> S during(Supplier<S> call) {
    Handover outer = CURRENT.get();
    CURRENT.set(this);
    try {
      return call.get();
    } finally {
      if (outer == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(outer);
      }
    }
  }

  /**
   * The exchange of a request; null if it has none. Requests that a wrapper of the client sends
   * before have none, nor has one that it makes of the request.
   */
  static @Nullable Exchange of(SdkRequest request) {
    Handover current = CURRENT.get();
    return current != null && current.request == request ? current.exchange : null;
  }

  /** Without the request, whose values no message or log may show. */
  @Override
  public String toString() {
    return "Handover";
  }
}
