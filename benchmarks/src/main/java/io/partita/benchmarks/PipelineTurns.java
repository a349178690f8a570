package io.partita.benchmarks;

import io.partita.benchmarks.Turns.Contest;
import io.partita.benchmarks.data.CannedHttpClient;
import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.report.Score;
import io.partita.benchmarks.shop.ShopClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Every workload through the SDK's whole pipeline, with responses from memory. */
final class PipelineTurns {

  private static final Duration TURN = Duration.ofMillis(1);

  private final Dataset data = Dataset.create();
  private final Turns turns;

  PipelineTurns(Duration perContender) {
    this.turns = new Turns(perContender, TURN);
  }

  List<Score> run(int round, Workload workload) {
    List<DynamoDbClient> clients = new ArrayList<>();
    try {
      Map<Contender, Contest> contests = new EnumMap<>(Contender.class);
      for (Contender contender : workload.contenders()) {
        DynamoDbClient client = client(new CannedHttpClient(workload.response(data)));
        clients.add(client);
        ShopClient<?, ?, ?> shop = contender.open(client, data);
        contests.put(contender, () -> Sink.take(workload.run(shop)));
      }
      WarmUp.run(contests.values());
      return turns.run(round, workload.label(), contests);
    } finally {
      clients.forEach(DynamoDbClient::close);
    }
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
