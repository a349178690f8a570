package io.partita.runtime.internal.wire;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What goes past the SDK in one call: the {@link WireInterceptor} takes the items to send from
 * here, and puts those of the response here. If it is not there, or cannot make use of the
 * response, they are in the SDK's response.
 */
public final class Exchange {

  /**
   * Carries the exchange of a call to the interceptor. The SDK allows each name once; several
   * copies of Partita may share an SDK, relocated ones or those of several class loaders.
   */
  public static final ExecutionAttribute<Exchange> ATTRIBUTE =
      new ExecutionAttribute<>("PartitaExchange " + UUID.randomUUID());

  private final @Nullable Shape shape;
  private final @Nullable OutgoingBody outgoing;
  private final @Nullable Attempts attempts;
  private @Nullable ExecutionAttributes execution;
  private @Nullable WireInterceptor leader;
  private boolean met;
  private @Nullable RequestBody request;
  private @Nullable BodyHeaders headers;
  private @Nullable InputStream content;
  private @Nullable List<Map<String, AttributeValue>> items;

  /**
   * @param shape where the items are in the response; null if there are none
   * @param outgoing the items to send; null if they are in the SDK's request
   * @param attempts is told of every attempt; null if nobody wants to know
   */
  public Exchange(
      @Nullable Shape shape, @Nullable OutgoingBody outgoing, @Nullable Attempts attempts) {
    this.shape = shape;
    this.outgoing = outgoing;
    this.attempts = attempts;
  }

  /**
   * An interceptor begins a call. Others of its kind that do the same leave the call to it.
   *
   * @param attributes tell one call from another
   */
  void begin(ExecutionAttributes attributes, WireInterceptor interceptor) {
    if (execution != attributes) {
      execution = attributes;
      leader = interceptor;
    }
  }

  /** Whether an interceptor was the first to begin the call. */
  boolean isLedBy(WireInterceptor interceptor) {
    return leader == interceptor;
  }

  /** Whether there was an interceptor to see this. */
  public boolean isMet() {
    return met;
  }

  /** Whether the items to send have taken their place in the SDK's request. */
  public boolean isSent() {
    return request != null;
  }

  /** An attempt is sent. */
  void beginAttempt() {
    if (attempts != null) {
      attempts.begin();
    }
  }

  /** The attempt has a response. */
  void endAttempt(int status) {
    if (attempts != null) {
      attempts.answer(status);
    }
  }

  /** What is sent instead of the SDK's body; null if that is sent as it is. */
  @Nullable RequestBody request() {
    return request;
  }

  /** What is to be sent instead of the SDK's body; null if that is to be sent as it is. */
  @Nullable RequestBody request(Optional<RequestBody> body) {
    met = true;
    request = outgoing == null || body.isEmpty() ? null : outgoing.in(body.get());
    return request;
  }

  /** The items of the response; null if they are in the SDK's response. */
  public @Nullable List<Map<String, AttributeValue>> items() {
    return items;
  }

  /** Whether there are items in the response. */
  boolean expectsItems() {
    return shape != null;
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
    ResponseSplit split = split(json);
    if (split == null) {
      // As if nobody had read it: the SDK finds out what is wrong, and tries again if it would.
      content = body.replay();
      return false;
    }
    items = split.items();
    content = new ByteArrayInputStream(split.rest());
    return true;
  }

  private @Nullable ResponseSplit split(byte @Nullable [] json) {
    return json == null || shape == null ? null : ResponseSplit.of(json, shape);
  }

  /** What the SDK shall read of a body whose headers it has been given without those of a body. */
  byte[] rest(byte[] bytes, BodyHeaders received) {
    ResponseBody body = new ResponseBody(bytes, null, null);
    if (!received.confirm(body)) {
      throw Crc32MismatchException.builder()
          .message("The checksum of the response is not that of its body.")
          .build();
    }
    byte[] json = received.json(body);
    if (json == null) {
      // The SDK could not unpack it either, for it no longer knows that it is packed.
      throw SdkClientException.create(
          "The response cannot be unpacked, or only to more than DynamoDB sends.");
    }
    ResponseSplit split = split(json);
    if (split == null) {
      return json;
    }
    items = split.items();
    return split.rest();
  }
}
