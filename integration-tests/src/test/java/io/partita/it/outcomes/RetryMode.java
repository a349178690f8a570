package io.partita.it.outcomes;

import io.partita.it.faults.FaultyHttpClient;
import java.time.Duration;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.retries.api.RetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** The two sets of rules by which the SDK repeats requests. */
enum RetryMode {
  /** What it does unless told otherwise. */
  DEFAULT(
      false,
      () ->
          AwsRetryStrategy.legacyRetryStrategy().toBuilder()
              .maxAttempts(9)
              .backoffStrategy(FaultyHttpClient.BACKOFF)
              .throttlingBackoffStrategy(FaultyHttpClient.BACKOFF)
              .circuitBreakerEnabled(false)
              .build()),
  /** What it will do, and does already where it is told to. */
  NEW(
      true,
      () ->
          AwsRetryStrategy.standardRetryStrategy(true).toBuilder()
              .maxAttempts(4)
              .backoffStrategy(FaultyHttpClient.BACKOFF)
              .throttlingBackoffStrategy(FaultyHttpClient.BACKOFF)
              .circuitBreakerEnabled(false)
              .build());

  /** Read when a client is built. */
  private static final String SETTING = "aws.newRetries2026";

  private final boolean isNew;
  private final Supplier<RetryStrategy> quick;

  RetryMode(boolean isNew, Supplier<RetryStrategy> quick) {
    this.isNew = isNew;
    this.quick = quick;
  }

  /** A client that repeats by these rules, only without the pauses. */
  DynamoDbClient quick(DynamoDbClientBuilder builder) {
    return built(builder.overrideConfiguration(client -> client.retryStrategy(quick.get())));
  }

  /** The same, which does not wait long for an answer. */
  DynamoDbClient impatient(DynamoDbClientBuilder builder, Duration patience) {
    return built(
        builder.overrideConfiguration(
            client -> client.retryStrategy(quick.get()).apiCallAttemptTimeout(patience)));
  }

  /** A client that is as the SDK builds it. */
  DynamoDbClient untouched(DynamoDbClientBuilder builder) {
    return built(builder);
  }

  private DynamoDbClient built(DynamoDbClientBuilder builder) {
    String before = System.getProperty(SETTING);
    System.setProperty(SETTING, Boolean.toString(isNew));
    try {
      return builder.build();
    } finally {
      if (before == null) {
        System.clearProperty(SETTING);
      } else {
        System.setProperty(SETTING, before);
      }
    }
  }
}
