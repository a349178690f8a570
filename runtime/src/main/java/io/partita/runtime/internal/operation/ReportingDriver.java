package io.partita.runtime.internal.operation;

import io.partita.runtime.OperationListener;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Runs operations with another driver and reports them to a listener. */
final class ReportingDriver implements Driver {

  private static final System.Logger LOGGER = System.getLogger(OperationListener.class.getName());

  private final Driver driver;
  private final String tableName;
  private final boolean reportsCapacity;
  private final OperationListener listener;
  private final List<MetricPublisher> publishers;

  /**
   * @param publishers whom the client tells its metrics
   */
  ReportingDriver(
      Driver driver,
      String tableName,
      boolean reportsCapacity,
      OperationListener listener,
      List<MetricPublisher> publishers) {
    this.driver = driver;
    this.tableName = tableName;
    this.reportsCapacity = reportsCapacity;
    this.listener = listener;
    this.publishers = publishers;
  }

  /** Whom a client tells its metrics; a client that is not the SDK's may not know. */
  static List<MetricPublisher> publishers(DynamoDbClient client) {
    try {
      return client.serviceClientConfiguration().overrideConfiguration().metricPublishers();
    } catch (UnsupportedOperationException unknown) {
      return List.of();
    }
  }

  @Override
  public <R> R run(Step<R> operation) {
    return driver.run(operation);
  }

  @Override
  public Driver with(Options options, String tableName) {
    return driver.with(options, tableName);
  }

  @Override
  public boolean sendsBytes() {
    return driver.sendsBytes();
  }

  @Override
  public <R> R observe(OperationName name, ToLongFunction<R> items, Function<Driver, R> work) {
    Measurement measurement = new Measurement(tableName, name, reportsCapacity);
    Driver measured = new Measured(driver, new MeasuredSteps(measurement, publishers));
    R result;
    try {
      result = work.apply(measured);
    } catch (RuntimeException | Error failure) {
      tell(measurement.failed(failure.getClass()));
      throw failure;
    }
    tell(measurement.succeeded(items.applyAsLong(result)));
    return result;
  }

  private void tell(OperationReport report) {
    try {
      listener.completed(report);
    } catch (RuntimeException failure) {
      LOGGER.log(Level.WARNING, "The listener failed; the operation did not.", failure);
    }
  }

  /** Runs the steps of one operation, measured. */
  private record Measured(Driver driver, MeasuredSteps steps) implements Driver {

    @Override
    public <R> R run(Step<R> operation) {
      return driver.run(steps.measured(operation));
    }

    @Override
    public boolean sendsBytes() {
      return driver.sendsBytes();
    }
  }
}
