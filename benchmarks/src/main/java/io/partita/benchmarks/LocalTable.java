package io.partita.benchmarks;

import io.partita.benchmarks.data.Dataset;
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
  }

  /** Takes back what {@link Workload#ITEM_WRITE} does, which could not be done again. */
  static void deleteNewOrder(DynamoDbClient client, Dataset data) {
    ShopTable.of(client, Dataset.TABLE)
        .order()
        .deleteIfExists(data.newOrder().customerId(), data.newOrder().orderId());
  }
}
