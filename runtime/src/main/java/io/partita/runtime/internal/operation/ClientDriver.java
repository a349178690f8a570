package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.wire.Exchange;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Runs operations over a client, on the calling thread. */
public final class ClientDriver implements Driver {

  private final DynamoDbClient client;
  private final boolean reportsCapacity;
  private volatile Interceptor interceptor;

  /**
   * @param reportsCapacity whether responses shall tell the consumed capacity
   * @param fastPath whether items may come past the SDK
   */
  public ClientDriver(DynamoDbClient client, boolean reportsCapacity, boolean fastPath) {
    this.client = client;
    this.reportsCapacity = reportsCapacity;
    this.interceptor = fastPath && isConfigured(client) ? Interceptor.UNKNOWN : Interceptor.ABSENT;
  }

  /**
   * Whether a client has the configuration that the SDK's have. One that has not, such as a mock,
   * calls no interceptors, and is better given requests that are equal to what a test expects.
   */
  private static boolean isConfigured(DynamoDbClient client) {
    try {
      return client.serviceClientConfiguration() != null;
    } catch (UnsupportedOperationException unknown) {
      return false;
    }
  }

  @Override
  public <R> R run(Step<R> operation) {
    Step<R> step = operation;
    while (true) {
      if (step instanceof Step.Done<R> done) {
        return done.value();
      } else if (step instanceof Step.Send<?, R> send) {
        step = send(send);
      } else if (step instanceof Step.Pause<R> pause) {
        sleep(pause.duration());
        step = pause.next().get();
      } else {
        throw new IllegalStateException("Unknown step.");
      }
    }
  }

  private <S extends DynamoDbResponse, R> Step<R> send(Step.Send<S, R> send) {
    Call<?, S> call = reportsCapacity ? send.call().reportingCapacity() : send.call();
    Answer<S> answer;
    try {
      answer = answer(call);
    } catch (SdkException failure) {
      return send.onFailure().apply(failure);
    }
    return send.onResponse().apply(answer);
  }

  @Override
  public boolean sendsBytes() {
    return interceptor == Interceptor.PRESENT;
  }

  private <S extends DynamoDbResponse> Answer<S> answer(Call<?, S> call) {
    boolean hasItems = call.items() != null || call.outgoing() != null;
    return switch (interceptor) {
      case UNKNOWN -> exchange(call);
      case PRESENT -> hasItems ? exchange(call) : plain(call);
      case ABSENT -> plain(call);
    };
  }

  private <S extends DynamoDbResponse> Answer<S> plain(Call<?, S> call) {
    return new Answer<>(call.whole().send(client), null);
  }

  private <S extends DynamoDbResponse> Answer<S> exchange(Call<?, S> call) {
    Exchange exchange = new Exchange(call.items(), call.outgoing());
    S response;
    try {
      response = call.through(exchange).send(client);
    } catch (DynamoDbException refusal) {
      if (call.outgoing() == null || exchange.isSent()) {
        throw refusal;
      }
      // It came without its items, for they never met the interceptor.
      interceptor = Interceptor.ABSENT;
      return plain(call);
    }
    interceptor = exchange.isMet() ? Interceptor.PRESENT : Interceptor.ABSENT;
    return call.outgoing() == null || exchange.isSent()
        ? new Answer<>(response, exchange.items())
        : plain(call);
  }

  private static void sleep(Duration duration) {
    try {
      TimeUnit.NANOSECONDS.sleep(duration.toNanos());
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
      // What the SDK throws when it is interrupted between its own retries.
      throw AbortedException.create("Interrupted before trying again.", interruption);
    }
  }

  /** What is known of the interceptor that items need to go past the SDK. */
  private enum Interceptor {
    /** Nothing: the next call will tell. */
    UNKNOWN,
    PRESENT,
    /** It is not there, or nobody wants it. */
    ABSENT
  }
}
