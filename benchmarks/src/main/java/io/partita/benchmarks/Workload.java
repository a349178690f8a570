package io.partita.benchmarks;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.data.WireJson;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.shop.ShopClient;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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
      "item collection of 3 types", shop -> shop.overviewOf(Dataset.MIXED), Workload::collection),
  PUT("put of an order", ShopClient::putOrder, Workload::changed),
  REPLACE("replacement of an order", ShopClient::replaceOrder, Workload::changed),
  UPDATE("update of one component", ShopClient::payOrder, data -> WireJson.done()),
  COUNTED_CREATE("counted create", ShopClient::join, data -> WireJson.done()),
  COUNTED_DELETE("counted delete", ShopClient::leave, data -> WireJson.done()),
  COUNTED_BATCH("createAll of 50 counted edges", ShopClient::joinAll, data -> WireJson.done());

  /** The Enhanced Client has no request for these: it sets whole objects, and cannot count. */
  private static final Set<Workload> NOT_ENHANCED =
      EnumSet.of(UPDATE, COUNTED_CREATE, COUNTED_DELETE, COUNTED_BATCH);

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

  /** Those who can do it. */
  List<Contender> contenders() {
    return Stream.of(Contender.values())
        .filter(contender -> !contender.isEnhanced() || !NOT_ENHANCED.contains(this))
        .toList();
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

  private static byte[] changed(Dataset data) {
    return WireJson.updated(ItemMapping.item(data.changedOrder()));
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
