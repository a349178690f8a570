package io.partita.runtime.internal.operation;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.metrics.CoreMetric;
import software.amazon.awssdk.metrics.MetricCollection;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * How often the SDK repeated one request. Responses do not tell, only the SDK's metrics do; it
 * publishes them before the call returns.
 */
final class SdkRetries implements MetricPublisher {

  private volatile int published;
  private volatile boolean told;

  /** Whom a client tells its metrics; a client that is not the SDK's may not know. */
  static List<MetricPublisher> publishers(DynamoDbClient client) {
    try {
      return client.serviceClientConfiguration().overrideConfiguration().metricPublishers();
    } catch (UnsupportedOperationException unknown) {
      return List.of();
    }
  }

  /** This one and others: those of a request take the place of the client's. */
  List<MetricPublisher> beside(List<MetricPublisher> others) {
    List<MetricPublisher> all = new ArrayList<>(others);
    all.add(this);
    return all;
  }

  @Override
  public void publish(MetricCollection metrics) {
    metrics
        .metricValues(CoreMetric.RETRY_COUNT)
        .forEach(
            count -> {
              published = count;
              told = true;
            });
  }

  /** How many attempts there were; where nobody tells, there may have been several. */
  int attempts() {
    return told ? 1 + published : 2;
  }

  /** The retries of a request that was answered. */
  int count() {
    return published;
  }

  /** The retries of a request that failed, as the failure may also know. */
  int count(SdkException failure) {
    Integer attempts = failure.numAttempts();
    return attempts == null ? published : Math.max(published, attempts - 1);
  }

  @Override
  public void close() {
    // Holds nothing.
  }
}
