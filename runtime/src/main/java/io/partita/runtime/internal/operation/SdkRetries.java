package io.partita.runtime.internal.operation;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.metrics.CoreMetric;
import software.amazon.awssdk.metrics.MetricCollection;
import software.amazon.awssdk.metrics.MetricPublisher;

/**
 * How often the SDK repeated one request. Responses do not tell, only the SDK's metrics do; it
 * publishes them before the call returns.
 */
final class SdkRetries implements MetricPublisher {

  private volatile int published;

  /** This one and others: those of a request take the place of the client's. */
  List<MetricPublisher> beside(List<MetricPublisher> others) {
    List<MetricPublisher> all = new ArrayList<>(others);
    all.add(this);
    return all;
  }

  @Override
  public void publish(MetricCollection metrics) {
    metrics.metricValues(CoreMetric.RETRY_COUNT).forEach(count -> published = count);
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
