package io.partita.runtime.internal.wire;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.core.ClientType;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpResponse;

/**
 * Takes the items out of responses before the SDK reads them, and puts those that are written into
 * requests before the SDK signs them, for calls that have an {@link Exchange}; it leaves all others
 * alone, and whatever it does not understand. It also tells which attempts were answered.
 *
 * <p>A client that is made from the configuration of another has one of its own and the other's:
 * the first of them does all there is to do in a call.
 */
public abstract class WireInterceptor implements ExecutionInterceptor {

  protected WireInterceptor() {}

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    Exchange handed = Handover.of(context.request());
    if (handed != null) {
      attributes.putAttribute(Exchange.ATTRIBUTE, handed);
    }
    Exchange exchange = handed == null ? attributes.getAttribute(Exchange.ATTRIBUTE) : handed;
    if (exchange != null) {
      exchange.begin(attributes, this);
    }
  }

  /** What goes past the SDK in a call; null if nothing does, or by way of another interceptor. */
  private @Nullable Exchange exchange(ExecutionAttributes attributes) {
    Exchange exchange = attributes.getAttribute(Exchange.ATTRIBUTE);
    return exchange != null && exchange.isLedBy(this) ? exchange : null;
  }

  /** Puts items into a request; the SDK asks for its headers right after this. */
  @Override
  public Optional<RequestBody> modifyHttpContent(
      Context.ModifyHttpRequest context, ExecutionAttributes attributes) {
    Exchange exchange = exchange(attributes);
    RequestBody body = exchange == null ? null : exchange.request(context.requestBody());
    return body == null ? context.requestBody() : Optional.of(body);
  }

  @Override
  public SdkHttpRequest modifyHttpRequest(
      Context.ModifyHttpRequest context, ExecutionAttributes attributes) {
    Exchange exchange = exchange(attributes);
    RequestBody body = exchange == null ? null : exchange.request();
    return body == null
        ? context.httpRequest()
        : BodyHeaders.addedTo(context.httpRequest(), body.optionalContentLength().orElseThrow());
  }

  @Override
  public void beforeTransmission(
      Context.BeforeTransmission context, ExecutionAttributes attributes) {
    Exchange exchange = exchange(attributes);
    if (exchange != null) {
      exchange.beginAttempt();
    }
  }

  @Override
  public void afterTransmission(Context.AfterTransmission context, ExecutionAttributes attributes) {
    Exchange exchange = exchange(attributes);
    if (exchange != null) {
      exchange.endAttempt(context.httpResponse().statusCode());
    }
  }

  /**
   * Also reads the body, because the headers depend on what it turns out to be; the SDK asks for
   * what is left of it right after this.
   */
  @Override
  public SdkHttpResponse modifyHttpResponse(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    SdkHttpResponse response = context.httpResponse();
    Exchange exchange = exchange(attributes);
    if (exchange == null || !exchange.expectsItems()) {
      return response;
    }
    BodyHeaders headers = BodyHeaders.of(response);
    exchange.begin(headers);
    return headers != null && isTaken(context, attributes, exchange, headers)
        ? BodyHeaders.removedFrom(response)
        : response;
  }

  /** The body of an asynchronous response comes when its headers can no longer be changed. */
  private static boolean isTaken(
      Context.ModifyHttpResponse context,
      ExecutionAttributes attributes,
      Exchange exchange,
      BodyHeaders headers) {
    return attributes.getAttribute(SdkExecutionAttribute.CLIENT_TYPE) == ClientType.ASYNC
        || context.responseBody().filter(body -> exchange.take(body, headers)).isPresent();
  }

  @Override
  public Optional<InputStream> modifyHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    Exchange exchange = exchange(attributes);
    InputStream content = exchange == null ? null : exchange.content();
    return content == null ? context.responseBody() : Optional.of(content);
  }

  @Override
  public Optional<Publisher<ByteBuffer>> modifyAsyncHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    Exchange exchange = exchange(attributes);
    BodyHeaders headers = exchange == null ? null : exchange.headers();
    return headers == null
        ? context.responsePublisher()
        : context
            .responsePublisher()
            .map(body -> new CollectedBody(body, bytes -> exchange.rest(bytes, headers)));
  }
}
