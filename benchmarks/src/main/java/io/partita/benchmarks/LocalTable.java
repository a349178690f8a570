package io.partita.benchmarks;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.model.Club;
import io.partita.benchmarks.model.MembershipKey;
import io.partita.benchmarks.model.OrderKey;
import io.partita.benchmarks.model.ShopTable;
import java.net.URI;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The shop's table on a server. */
final class LocalTable {

  private LocalTable() {}

  static DynamoDbClient client(String endpoint) {
    return DynamoDbClient.builder()
        .endpointOverride(URI.create(endpoint))
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .build();
  }

  /** Creates the table and stores what the workloads read. */
  static void fill(DynamoDbClient client, Dataset data) {
    ShopTable table = ShopTable.of(client, Dataset.TABLE);
    table.createTableIfMissing();
    table.order().putAll(data.hundred());
    table.order().putAll(data.megabyteOfOrders());
    table.order().putAll(data.mixedOrders());
    table.favorite().putAll(data.popular());
    table.favorite().putAll(data.mixedFavorites());
    table.customer().put(data.mixedCustomer());
    table.order().put(data.changedOrder());
    table.club().create(new Club(Dataset.CLUB, "Chess", 0));
  }

  /** Makes the table what a workload expects. */
  static void prepare(DynamoDbClient client, Dataset data, Workload workload) {
    if (workload == Workload.COUNTED_DELETE) {
      ShopTable.of(client, Dataset.TABLE).membership().create(data.membership());
    }
  }

  /** Takes back what could not be done again. */
  static void undo(DynamoDbClient client, Dataset data, Workload workload) {
    ShopTable table = ShopTable.of(client, Dataset.TABLE);
    switch (workload) {
      case ITEM_WRITE -> table.order().deleteIfExists(OrderKey.of(data.newOrder()));
      case COUNTED_CREATE -> table.membership().deleteIfExists(MembershipKey.of(data.membership()));
      case COUNTED_BATCH ->
          table.membership().deleteAll(data.memberships().stream().map(MembershipKey::of).toList());
      default -> {}
    }
  }
}
