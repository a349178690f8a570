package io.partita.it.faults;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.retries.StandardRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * An HTTP client below the SDK's retries that fails as planned. DynamoDB Local shows no faults of
 * its own, so tests bring theirs.
 */
public final class FaultyHttpClient implements SdkHttpClient {

  private static final int ATTEMPTS = 9;

  /** Pauses that tests can afford. */
  public static final BackoffStrategy BACKOFF =
      BackoffStrategy.exponentialDelay(Duration.ofMillis(1), Duration.ofMillis(10));

  private final SdkHttpClient delegate = UrlConnectionHttpClient.create();
  private final List<String> operations = Collections.synchronizedList(new ArrayList<>());
  private final List<String> tokens = Collections.synchronizedList(new ArrayList<>());
  private volatile FaultPlan plan = FaultPlan.script();
  private volatile SdkHttpClient transport = delegate;

  /** A client for the same endpoint as another that goes through this one and retries quickly. */
  public DynamoDbClient clientLike(DynamoDbClient plain) {
    return clientLike(plain, ATTEMPTS);
  }

  /** The same with another number of attempts, for tests that crash often. */
  public DynamoDbClient clientLike(DynamoDbClient plain, int attempts) {
    // The circuit breaker would stop the SDK's retries after the many faults of one test.
    StandardRetryStrategy retries =
        AwsRetryStrategy.standardRetryStrategy().toBuilder()
            .maxAttempts(attempts)
            .backoffStrategy(BACKOFF)
            .throttlingBackoffStrategy(BACKOFF)
            .circuitBreakerEnabled(false)
            .build();
    return builderLike(plain)
        .overrideConfiguration(override -> override.retryStrategy(retries))
        .build();
  }

  /** For clients of the same endpoint as another that go through this one and retry as they may. */
  public DynamoDbClientBuilder builderLike(DynamoDbClient plain) {
    return DynamoDbClient.builder()
        .httpClient(this)
        .endpointOverride(plain.serviceClientConfiguration().endpointOverride().orElseThrow())
        .region(plain.serviceClientConfiguration().region())
        .credentialsProvider(plain.serviceClientConfiguration().credentialsProvider());
  }

  /** Plans what happens to the next requests, one fault each; those after them go through. */
  public void script(Fault... faults) {
    follow(FaultPlan.script(faults));
  }

  /** Runs a part of a test under a plan; whatever fails in it names the plan and so its seed. */
  public void under(FaultPlan plan, Executable part) {
    follow(plan);
    try {
      part.execute();
    } catch (Throwable failure) {
      throw new AssertionError("Under " + plan + ": " + failure.getMessage(), failure);
    } finally {
      this.plan = FaultPlan.script();
    }
  }

  /**
   * Runs a part of a test in which the global indexes are behind; parts under plans may be inside.
   * Only writes through this client are late: those of the plain client are not seen at all.
   */
  public void lagging(IndexLag lag, DynamoDbClient plain, Executable part) {
    try (LaggingHttpClient lagging = new LaggingHttpClient(delegate, plain, lag)) {
      transport = lagging;
      part.execute();
    } catch (Throwable failure) {
      throw new AssertionError("With a " + lag + ": " + failure.getMessage(), failure);
    } finally {
      transport = delegate;
    }
  }

  private void follow(FaultPlan next) {
    operations.clear();
    tokens.clear();
    plan = next;
  }

  /** The operations of the requests made since the last plan, in order, each attempt counted. */
  public List<String> operations() {
    return List.copyOf(operations);
  }

  /** The tokens of the transactions among them. */
  public List<String> tokens() {
    return List.copyOf(tokens);
  }

  /** How many of them write. */
  public int writes() {
    return (int) operations().stream().filter(Operations::isWrite).count();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        FaultPlan current = plan;
        Exchange exchange = new Exchange(transport, request, current.random());
        operations.add(exchange.operation());
        exchange.token().ifPresent(tokens::add);
        return current.next(exchange.operation()).happenTo(exchange);
      }

      @Override
      public void abort() {
        // A client that gives up waiting interrupts the thread, which is enough.
      }
    };
  }

  @Override
  public String clientName() {
    return "Faulty";
  }

  @Override
  public void close() {
    delegate.close();
  }
}
