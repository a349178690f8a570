package io.partita.runtime.internal.operation;

import io.partita.runtime.OperationListener;
import io.partita.runtime.Options;
import io.partita.runtime.internal.wire.Attempts;
import io.partita.runtime.internal.wire.Exchange;
import io.partita.runtime.internal.wire.Handover;
import io.partita.runtime.internal.wire.TransparentClient;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Runs operations over a client, on the calling thread. */
public final class ClientDriver implements Driver {

  private static final System.Logger LOGGER = System.getLogger(Options.class.getName());

  private final DynamoDbClient client;
  private final boolean reportsCapacity;
  private final @Nullable Duration timeout;
  private final boolean fastPath;
  private final AtomicReference<Way> way;
  private final AtomicReference<@Nullable List<MetricPublisher>> publishers;

  /**
   * @param reportsCapacity whether responses shall tell the consumed capacity
   * @param fastPath whether items may come past the SDK
   * @param forced whether they may also where the application has something between that might want
   *     to see them
   */
  public ClientDriver(
      DynamoDbClient client, boolean reportsCapacity, boolean fastPath, boolean forced) {
    this.client = client;
    this.reportsCapacity = reportsCapacity;
    this.timeout = null;
    this.publishers = new AtomicReference<>();
    Optional<String> obstacle = obstacle(client, fastPath, forced);
    obstacle.ifPresent(reason -> LOGGER.log(Level.DEBUG, "The fast path is off: " + reason + "."));
    this.fastPath = obstacle.isEmpty();
    this.way = new AtomicReference<>(isConfigured(client) ? Way.PERHAPS_ON_THREAD : Way.NONE);
  }

  /** The same client, of which everything stays known that has been found out. */
  private ClientDriver(ClientDriver other, boolean reportsCapacity, @Nullable Duration timeout) {
    this.client = other.client;
    this.reportsCapacity = reportsCapacity;
    this.timeout = timeout;
    this.fastPath = other.fastPath;
    this.way = other.way;
    this.publishers = other.publishers;
  }

  /** Finds out about a client; the options of single calls come into effect later. */
  static ClientDriver of(DynamoDbClient client, Options options) {
    return new ClientDriver(client, false, options.fastPath(), options.fastPathForced());
  }

  @Override
  public Driver with(Options options, String tableName) {
    Duration given = options.requestTimeout().orElse(null);
    Driver driver =
        options.reportConsumedCapacity() == reportsCapacity && Objects.equals(given, timeout)
            ? this
            : new ClientDriver(this, options.reportConsumedCapacity(), given);
    OperationListener listener = options.listener().orElse(null);
    return listener == null
        ? driver
        : new ReportingDriver(
            driver, tableName, options.reportConsumedCapacity(), listener, publishers());
  }

  /** Whom the client tells its metrics; asking it is not cheap. */
  private List<MetricPublisher> publishers() {
    List<MetricPublisher> known = publishers.get();
    if (known == null) {
      known = SdkRetries.publishers(client);
      publishers.set(known);
    }
    return known;
  }

  private static Optional<String> obstacle(
      DynamoDbClient client, boolean fastPath, boolean forced) {
    if (!fastPath) {
      return Optional.of("Options.fastPath is false");
    }
    if (!forced) {
      return TransparentClient.obstacle(client);
    }
    return isConfigured(client)
        ? TransparentClient.absence(client)
        : Optional.of("the client shows no configuration");
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
    Call<?, S> asked = reportsCapacity ? send.call().reportingCapacity() : send.call();
    Call<?, S> call = timeout == null ? asked : asked.within(timeout);
    CallResponse<S> answer;
    try {
      answer = answer(call);
    } catch (SdkException failure) {
      return send.onFailure().apply(failure);
    }
    return send.onResponse().apply(answer);
  }

  @Override
  public boolean sendsBytes() {
    return fastPath && way.get().isKnown;
  }

  private <S extends DynamoDbResponse> CallResponse<S> answer(Call<?, S> call) {
    Way taken = way.get();
    Attempts attempts = call.attempts();
    boolean mustCount = attempts != null && attempts.matterOnSuccess() && !taken.isKnown;
    return mustCount ? counted(call, attempts, taken) : answer(call, taken);
  }

  @Override
  public boolean seesAttempts() {
    return way.get() != Way.NONE;
  }

  /** Sends a call whose attempts perhaps nobody sees, so that the SDK must at least count them. */
  private <S extends DynamoDbResponse> CallResponse<S> counted(
      Call<?, S> call, Attempts attempts, Way taken) {
    SdkRetries retries = new SdkRetries();
    CallResponse<S> answer = answer(call.alsoPublishing(retries, this::publishers), taken);
    attempts.count(retries.attempts());
    return answer;
  }

  private <S extends DynamoDbResponse> CallResponse<S> answer(Call<?, S> call, Way taken) {
    if (taken == Way.NONE) {
      return plain(call);
    }
    if (fastPath && (!taken.isKnown || call.items() != null || call.outgoing() != null)) {
      return exchange(call, taken);
    }
    return call.attempts() == null ? plain(call) : watched(call.whole(), taken);
  }

  private <S extends DynamoDbResponse> CallResponse<S> plain(Call<?, S> call) {
    return new CallResponse<>(call.whole().send(client), null);
  }

  /** Sends a call whose items are in the request and the response, and sees its attempts. */
  private <S extends DynamoDbResponse> CallResponse<S> watched(Call<?, S> call, Way taken) {
    Exchange exchange = new Exchange(null, null, call.attempts());
    S response = send(call, exchange, taken);
    learn(taken, exchange.isMet() ? taken.confirmed() : taken.otherwise());
    return new CallResponse<>(response, null);
  }

  private <S extends DynamoDbResponse> CallResponse<S> exchange(Call<?, S> call, Way taken) {
    Exchange exchange = new Exchange(call.items(), call.outgoing(), call.attempts());
    S response;
    try {
      response = send(call, exchange, taken);
    } catch (DynamoDbException refusal) {
      if (call.outgoing() == null || exchange.isSent()) {
        throw refusal;
      }
      // It came without its items, which nobody put in.
      learn(taken, taken.otherwise());
      return again(call);
    }
    learn(taken, exchange.isMet() ? taken.confirmed() : taken.otherwise());
    return call.outgoing() == null || exchange.isSent()
        ? new CallResponse<>(response, exchange.items())
        : again(call);
  }

  /** Sends a call whole that was sent without its items, and so cannot have been applied. */
  private <S extends DynamoDbResponse> CallResponse<S> again(Call<?, S> call) {
    Attempts attempts = call.attempts();
    if (attempts != null) {
      attempts.forget();
    }
    return plain(call);
  }

  /** Calls that took a way which another has found out about already have nothing to tell. */
  private void learn(Way taken, Way learned) {
    if (taken != learned) {
      way.compareAndSet(taken, learned);
    }
  }

  private <S extends DynamoDbResponse> S send(Call<?, S> call, Exchange exchange, Way taken) {
    return taken.isOnThread
        ? new Handover(call.request(), exchange).during(() -> call.send(client))
        : call.through(exchange).send(client);
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

  /** How exchanges reach the interceptor that lets items go past the SDK. */
  private enum Way {
    /** On the thread that makes the call, perhaps: the next call will tell. */
    PERHAPS_ON_THREAD(true, false),
    ON_THREAD(true, true),
    /** In the request, perhaps: the client may be a wrapper that makes other requests of ours. */
    PERHAPS_IN_REQUEST(false, false),
    IN_REQUEST(false, true),
    /** There is no interceptor, or nobody wants it. */
    NONE(false, false);

    private final boolean isOnThread;
    private final boolean isKnown;

    Way(boolean isOnThread, boolean isKnown) {
      this.isOnThread = isOnThread;
      this.isKnown = isKnown;
    }

    /** This way, which turned out to be one. */
    Way confirmed() {
      return isOnThread ? ON_THREAD : IN_REQUEST;
    }

    /** The way to try instead of this one, which turned out to be none. */
    Way otherwise() {
      return isOnThread ? PERHAPS_IN_REQUEST : NONE;
    }
  }
}
