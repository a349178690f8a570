package io.partita.benchmarks;

import io.partita.benchmarks.data.CannedHttpClient;
import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.shop.ShopClient;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Every workload through the SDK's whole pipeline, with responses from memory. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PipelineBenchmark {

  @Param Workload workload;
  @Param Contender contender;

  private DynamoDbClient client;
  private ShopClient<?, ?, ?> shop;

  @Setup
  public void open() {
    Dataset data = Dataset.create();
    client = client(new CannedHttpClient(workload.response(data)));
    shop = contender.open(client, data);
    WarmUp.run(this::pipeline);
  }

  @TearDown
  public void close() {
    client.close();
  }

  @Benchmark
  public Object pipeline() {
    return workload.run(shop);
  }

  static DynamoDbClient client(SdkHttpClient http) {
    return DynamoDbClient.builder()
        .httpClient(http)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("access", "secret")))
        .build();
  }
}
