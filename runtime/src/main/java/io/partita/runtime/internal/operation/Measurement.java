package io.partita.runtime.internal.operation;

import io.partita.runtime.OperationReport;
import io.partita.runtime.Throttling;
import io.partita.runtime.UsedCapacity;
import io.partita.runtime.UsedCapacity.Units;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.core.exception.SdkException;

/** Sums up what the requests of one operation take, from whatever threads they are sent. */
final class Measurement {

  private final String tableName;
  private final OperationName name;
  private final boolean reportsCapacity;
  private final long start = System.nanoTime();
  private final Map<String, Units> indexes = new HashMap<>();
  private Units total = Units.NONE;
  private Units table = Units.NONE;
  private int requests;
  private int pages;
  private int retries;
  private final Set<Throttling> throttling = new LinkedHashSet<>();

  Measurement(String tableName, OperationName name, boolean reportsCapacity) {
    this.tableName = tableName;
    this.name = name;
    this.reportsCapacity = reportsCapacity;
  }

  /** A request was answered. */
  synchronized void response(Usage usage, int sdkRetries) {
    requests++;
    retries += sdkRetries;
    pages += usage.isPage() ? 1 : 0;
    for (UsedCapacity used : usage.capacities()) {
      total = total.plus(used.total());
      table = table.plus(used.table());
      used.indexes().forEach((index, units) -> indexes.merge(index, units, Units::plus));
    }
  }

  /** A request failed. */
  synchronized void failure(SdkException failure, int sdkRetries) {
    requests++;
    retries += sdkRetries;
    throttling.addAll(Throttling.of(failure));
  }

  /** The operation is going to send something again. */
  synchronized void retry() {
    retries++;
  }

  OperationReport succeeded(long items) {
    return report(items, Optional.empty());
  }

  OperationReport failed(Class<? extends Throwable> failure) {
    return report(0, Optional.of(failure));
  }

  private synchronized OperationReport report(
      long items, Optional<Class<? extends Throwable>> failure) {
    return new OperationReport(
        tableName,
        name.entity(),
        name.operation(),
        Optional.ofNullable(name.index()),
        requests,
        pages,
        items,
        retries,
        List.copyOf(throttling),
        reportsCapacity ? Optional.of(new UsedCapacity(total, table, indexes)) : Optional.empty(),
        Duration.ofNanos(System.nanoTime() - start),
        failure);
  }
}
