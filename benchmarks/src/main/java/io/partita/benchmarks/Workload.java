package io.partita.benchmarks;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.data.WireJson;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.shop.ShopClient;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What the contenders do, and what DynamoDB answers. */
public enum Workload {
  ITEM_READ(
      "single item read",
      shop -> shop.readOrder(Dataset.HUNDRED, Workload.FIRST_ORDER),
      data -> WireJson.item(ItemMapping.item(data.hundred().get(0)))),
  ITEM_WRITE("single item write", ShopClient::createOrder, data -> WireJson.done()),
  PAGE_100("100-item page", shop -> shop.ordersOf(Dataset.HUNDRED), data -> page(data.hundred())),
  PAGE_1MB(
      "1 MB page", shop -> shop.ordersOf(Dataset.MEGABYTE), data -> page(data.megabyteOfOrders())),
  BATCH_WRITE("25-item batch write", ShopClient::putOrders, data -> WireJson.allProcessed()),
  EDGE_PAGE(
      "edge page, 100 small items",
      shop -> shop.favoritesOf(Dataset.POPULAR),
      data -> WireJson.page(data.popular().stream().map(ItemMapping::item).toList())),
  ITEM_COLLECTION(
      "item collection of 3 types", shop -> shop.overviewOf(Dataset.MIXED), Workload::collection);

  private static final String FIRST_ORDER = "order-100000";

  private final String label;
  private final Function<ShopClient<?, ?, ?>, Object> operation;
  private final Function<Dataset, byte[]> response;

  Workload(
      String label,
      Function<ShopClient<?, ?, ?>, Object> operation,
      Function<Dataset, byte[]> response) {
    this.label = label;
    this.operation = operation;
    this.response = response;
  }

  String label() {
    return label;
  }

  Object run(ShopClient<?, ?, ?> shop) {
    return operation.apply(shop);
  }

  byte[] response(Dataset data) {
    return response.apply(data);
  }

  private static byte[] page(List<Order> orders) {
    return WireJson.page(orders.stream().map(ItemMapping::item).toList());
  }

  /** In the order of the sort keys: CUSTOMER, ORDER#..., PRODUCT#... */
  private static byte[] collection(Dataset data) {
    return WireJson.page(
        Stream.of(
                Stream.of(ItemMapping.item(data.mixedCustomer())),
                data.mixedOrders().stream().map(ItemMapping::item),
                data.mixedFavorites().stream().map(ItemMapping::item))
            .flatMap(Function.identity())
            .toList());
  }
}
