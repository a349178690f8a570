package io.partita.runtime.internal.wire;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What goes past the SDK in one call: the {@link WireInterceptor} puts the items of the response
 * here. If it is not there, or cannot make use of the response, they are in the SDK's response.
 */
public final class Exchange {

  /** Carries the exchange of a call to the interceptor. */
  public static final ExecutionAttribute<Exchange> ATTRIBUTE =
      new ExecutionAttribute<>("PartitaExchange");

  private final Shape shape;
  private @Nullable BodyHeaders headers;
  private @Nullable InputStream content;
  private @Nullable List<Map<String, AttributeValue>> items;

  /**
   * @param shape where the items are in the response
   */
  public Exchange(Shape shape) {
    this.shape = shape;
  }

  /** The items of the response; null if they are in the SDK's response. */
  public @Nullable List<Map<String, AttributeValue>> items() {
    return items;
  }

  /**
   * Begins a response, and forgets that of an earlier attempt.
   *
   * @param received its headers; null if it is left to the SDK
   */
  void begin(@Nullable BodyHeaders received) {
    headers = received;
    content = null;
    items = null;
  }

  /** The headers of the response; null if it is left to the SDK. */
  @Nullable BodyHeaders headers() {
    return headers;
  }

  /** What the SDK shall read of the response; null if nobody has read it. */
  @Nullable InputStream content() {
    return content;
  }

  /** Reads a body; whether its items have been taken out of what the SDK shall read. */
  boolean take(InputStream in, BodyHeaders received) {
    ResponseBody body = ResponseBody.read(in, received.length());
    byte[] json = body.isComplete() && received.confirm(body) ? received.json(body) : null;
    ResponseSplit split = json == null ? null : ResponseSplit.of(json, shape);
    if (split == null) {
      // As if nobody had read it: the SDK finds out what is wrong, and tries again if it would.
      content = body.replay();
      return false;
    }
    items = split.items();
    content = new ByteArrayInputStream(split.rest());
    return true;
  }

  /** What the SDK shall read of a body whose headers it has been given without those of a body. */
  byte[] rest(byte[] bytes, BodyHeaders received) {
    ResponseBody body = new ResponseBody(bytes, null);
    if (!received.confirm(body)) {
      throw Crc32MismatchException.builder()
          .message("The checksum of the response is not that of its body.")
          .build();
    }
    byte[] json = received.json(body);
    ResponseSplit split = json == null ? null : ResponseSplit.of(json, shape);
    if (split == null) {
      return json == null ? bytes : json;
    }
    items = split.items();
    return split.rest();
  }
}
