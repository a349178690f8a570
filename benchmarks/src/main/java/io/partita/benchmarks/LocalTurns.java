package io.partita.benchmarks;

import io.partita.benchmarks.Turns.Contest;
import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.report.Score;
import io.partita.benchmarks.shop.ShopClient;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Every workload end to end, on a server that has the table. */
final class LocalTurns {

  private final DynamoDbClient client;
  private final Dataset data;
  private final Turns turns;

  /**
   * @param perContender for how long a workload is measured, on average of the contenders; before,
   *     it runs unmeasured for as long
   */
  LocalTurns(DynamoDbClient client, Dataset data, Duration perContender) {
    this.client = client;
    this.data = data;
    this.turns = new Turns(perContender, Duration.ZERO);
  }

  List<Score> run(int round, Workload workload) {
    Map<Contender, Contest> contests = new EnumMap<>(Contender.class);
    for (Contender contender : workload.contenders()) {
      contests.put(contender, new OnTable(workload, contender.open(client, data)));
    }
    String label = Labels.local(workload);
    turns.run(round, label, contests);
    return turns.run(round, label, contests);
  }

  /** One contender on the table that all of them share. */
  private final class OnTable implements Contest {

    private final Workload workload;
    private final ShopClient<?, ?, ?> shop;

    OnTable(Workload workload, ShopClient<?, ?, ?> shop) {
      this.workload = workload;
      this.shop = shop;
    }

    @Override
    public void prepare() {
      LocalTable.prepare(client, data, workload);
    }

    @Override
    public void call() {
      Sink.take(workload.run(shop));
    }

    @Override
    public void undo() {
      LocalTable.undo(client, data, workload);
    }
  }
}
