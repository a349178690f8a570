package io.partita.benchmarks;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Score;
import io.partita.benchmarks.shop.ShopClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Measures workloads end to end, on a server that has the table. The contenders take turns, call by
 * call and in random order: how fast the server is changes more from one second to the next than
 * they differ.
 */
final class LocalTurns {

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
            (contender, nanos) ->
                scores.add(
                    new Score(
                        Labels.local(workload),
                        Measure.TIME,
                        contender.label(),
                        round,
                        median(nanos))));
    return scores;
  }

  /** The time that each call of each contender took. */
  private Map<Contender, List<Long>> takeTurns(
      Workload workload, Map<Contender, ShopClient<?, ?, ?>> shops) {
    Map<Contender, List<Long>> nanos = new EnumMap<>(Contender.class);
    shops.keySet().forEach(contender -> nanos.put(contender, new ArrayList<>()));
    List<Contender> order = Arrays.asList(Contender.values());
    long end = System.nanoTime() + order.size() * perContender.toNanos();
    do {
      Collections.shuffle(order, random);
      for (Contender contender : order) {
        nanos.get(contender).add(call(workload, shops.get(contender)));
      }
    } while (System.nanoTime() < end);
    return nanos;
  }

  private long call(Workload workload, ShopClient<?, ?, ?> shop) {
    long start = System.nanoTime();
    workload.run(shop);
    long nanos = System.nanoTime() - start;
    if (workload == Workload.ITEM_WRITE) {
      LocalTable.deleteNewOrder(client, data);
    }
    return nanos;
  }

  private static double median(List<Long> nanos) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    return sorted[sorted.length / 2];
  }
}
