package io.partita.benchmarks;

import io.partita.benchmarks.data.CannedHttpClient;
import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.shop.ShopClient;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Every workload end to end, on a DynamoDB Local that runs already and has the table. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class LocalBenchmark {

  /** The system property that says where it runs. */
  static final String ENDPOINT = "partita.benchmarks.endpoint";

  @Param Workload workload;
  @Param Contender contender;

  private final Dataset data = Dataset.create();
  private DynamoDbClient client;
  private ShopClient<?, ?, ?> shop;

  @Setup
  public void open() {
    warmUp();
    client = LocalTable.client(System.getProperty(ENDPOINT));
    shop = contender.open(client, data);
  }

  /** Without the server, which leaves so little to do here that it would take minutes. */
  private void warmUp() {
    try (DynamoDbClient memory =
        PipelineBenchmark.client(new CannedHttpClient(workload.response(data)))) {
      ShopClient<?, ?, ?> inMemory = contender.open(memory, data);
      WarmUp.run(() -> workload.run(inMemory));
    }
  }

  @TearDown(Level.Invocation)
  public void undo() {
    if (workload == Workload.ITEM_WRITE) {
      LocalTable.deleteNewOrder(client, data);
    }
  }

  @TearDown
  public void close() {
    client.close();
  }

  @Benchmark
  public Object local() {
    return workload.run(shop);
  }
}
