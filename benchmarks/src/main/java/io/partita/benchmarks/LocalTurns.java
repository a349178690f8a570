package io.partita.benchmarks;

import com.sun.management.ThreadMXBean;
import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Score;
import io.partita.benchmarks.shop.ShopClient;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToLongFunction;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Measures workloads end to end, on a server that has the table. The contenders take turns, call by
 * call and in random order: how fast the server is changes more from one second to the next than
 * they differ.
 */
final class LocalTurns {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final DynamoDbClient client;
  private final Dataset data;
  private final Duration perContender;
  private final Random random = new Random(1);

  /**
   * @param perContender for how long a workload is measured, on average of the contenders; before,
   *     it runs unmeasured for as long
   */
  LocalTurns(DynamoDbClient client, Dataset data, Duration perContender) {
    this.client = client;
    this.data = data;
    this.perContender = perContender;
  }

  List<Score> run(int round, Workload workload) {
    Map<Contender, ShopClient<?, ?, ?>> shops = new EnumMap<>(Contender.class);
    for (Contender contender : Contender.values()) {
      shops.put(contender, contender.open(client, data));
    }
    takeTurns(workload, shops);
    List<Score> scores = new ArrayList<>();
    takeTurns(workload, shops)
        .forEach(
            (contender, costs) -> {
              scores.add(score(round, workload, contender, Measure.TIME, costs, Cost::nanos));
              scores.add(score(round, workload, contender, Measure.BYTES, costs, Cost::bytes));
            });
    return scores;
  }

  /** The median of the calls: one that was interrupted by something else does not matter. */
  private static Score score(
      int round,
      Workload workload,
      Contender contender,
      Measure measure,
      List<Cost> costs,
      ToLongFunction<Cost> value) {
    long[] sorted = costs.stream().mapToLong(value).sorted().toArray();
    double median = sorted[sorted.length / 2];
    return new Score(Labels.local(workload), measure, contender.label(), round, median);
  }

  /** What each call of each contender took. */
  private Map<Contender, List<Cost>> takeTurns(
      Workload workload, Map<Contender, ShopClient<?, ?, ?>> shops) {
    Map<Contender, List<Cost>> costs = new EnumMap<>(Contender.class);
    shops.keySet().forEach(contender -> costs.put(contender, new ArrayList<>()));
    List<Contender> order = Arrays.asList(Contender.values());
    long end = System.nanoTime() + order.size() * perContender.toNanos();
    do {
      Collections.shuffle(order, random);
      for (Contender contender : order) {
        costs.get(contender).add(call(workload, shops.get(contender)));
      }
    } while (System.nanoTime() < end);
    return costs;
  }

  private Cost call(Workload workload, ShopClient<?, ?, ?> shop) {
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long start = System.nanoTime();
    workload.run(shop);
    long nanos = System.nanoTime() - start;
    Cost cost = new Cost(nanos, THREADS.getCurrentThreadAllocatedBytes() - bytes);
    if (workload == Workload.ITEM_WRITE) {
      LocalTable.deleteNewOrder(client, data);
    }
    return cost;
  }

  /** What one call took; all of it happens on the calling thread. */
  private record Cost(long nanos, long bytes) {}
}
