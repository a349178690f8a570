package io.partita.runtime.internal.wire;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.function.UnaryOperator;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** Publishes one buffer once a body is complete: what an operator makes of all its bytes. */
final class CollectedBody implements Publisher<ByteBuffer> {

  private final Publisher<ByteBuffer> body;
  private final UnaryOperator<byte[]> operator;

  CollectedBody(Publisher<ByteBuffer> body, UnaryOperator<byte[]> operator) {
    this.body = body;
    this.operator = operator;
  }

  @Override
  public void subscribe(Subscriber<? super ByteBuffer> subscriber) {
    body.subscribe(new Collector(subscriber));
  }

  /** Collects the buffers of the body for one subscriber. */
  private final class Collector implements Subscriber<ByteBuffer> {

    private final Subscriber<? super ByteBuffer> subscriber;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Collector(Subscriber<? super ByteBuffer> subscriber) {
      this.subscriber = subscriber;
    }

    @Override
    public void onSubscribe(Subscription subscription) {
      subscriber.onSubscribe(
          new Subscription() {
            @Override
            public void request(long wanted) {
              // The one buffer that is published needs all there are.
              subscription.request(wanted <= 0 ? wanted : Long.MAX_VALUE);
            }

            @Override
            public void cancel() {
              subscription.cancel();
            }
          });
    }

    @Override
    public void onNext(ByteBuffer buffer) {
      byte[] part = new byte[buffer.remaining()];
      buffer.get(part);
      bytes.write(part, 0, part.length);
    }

    @Override
    public void onError(Throwable failure) {
      subscriber.onError(failure);
    }

    @Override
    public void onComplete() {
      byte[] made;
      try {
        made = operator.apply(bytes.toByteArray());
      } catch (RuntimeException failure) {
        subscriber.onError(failure);
        return;
      }
      subscriber.onNext(ByteBuffer.wrap(made));
      subscriber.onComplete();
    }
  }
}
