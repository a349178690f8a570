package io.partita.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.shop.ShopClient;
import io.partita.benchmarks.shop.ShopClient.Found;

/** Compares what a contender gives with what is stored. */
final class Results {

  private Results() {}

  /** Runs the workload once; a read must give the records of the data set. */
  static <C, O, F> void check(Workload workload, ShopClient<C, O, F> shop, Dataset data) {
    switch (workload) {
      case ITEM_READ ->
          assertEquals(
              data.hundred().get(0),
              shop.toOrder(shop.readOrder(Dataset.HUNDRED, data.hundred().get(0).orderId())));
      case PAGE_100 ->
          assertEquals(
              data.hundred(), shop.ordersOf(Dataset.HUNDRED).stream().map(shop::toOrder).toList());
      case PAGE_1MB ->
          assertEquals(
              data.megabyteOfOrders(),
              shop.ordersOf(Dataset.MEGABYTE).stream().map(shop::toOrder).toList());
      case EDGE_PAGE ->
          assertEquals(
              data.popular(),
              shop.favoritesOf(Dataset.POPULAR).stream().map(shop::toFavorite).toList());
      case ITEM_COLLECTION -> checkCollection(shop, data);
      case PUT -> assertEquals(data.changedOrder(), shop.toOrder(shop.putOrder()));
      case REPLACE -> assertEquals(data.changedOrder(), shop.toOrder(shop.replaceOrder()));
      case ITEM_WRITE, BATCH_WRITE, UPDATE, COUNTED_CREATE, COUNTED_DELETE, COUNTED_BATCH ->
          workload.run(shop);
    }
  }

  private static <C, O, F> void checkCollection(ShopClient<C, O, F> shop, Dataset data) {
    Found<C, O, F> found = shop.overviewOf(Dataset.MIXED);
    assertEquals(data.mixedCustomer(), shop.toCustomer(found.customer()));
    assertEquals(data.mixedOrders(), found.orders().stream().map(shop::toOrder).toList());
    assertEquals(data.mixedFavorites(), found.favorites().stream().map(shop::toFavorite).toList());
  }
}
