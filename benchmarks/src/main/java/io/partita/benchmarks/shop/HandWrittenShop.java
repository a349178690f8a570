package io.partita.benchmarks.shop;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.Customer;
import io.partita.benchmarks.model.Favorite;
import io.partita.benchmarks.model.Membership;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.Order.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The shop on the low-level client, with mapping written by hand. */
public final class HandWrittenShop implements ShopClient<Customer, Order, Favorite> {

  private final LowLevelCalls calls;
  private final Dataset data;

  public HandWrittenShop(DynamoDbClient client, Dataset data) {
    this.calls = new LowLevelCalls(client);
    this.data = data;
  }

  @Override
  public Order readOrder(String customerId, String orderId) {
    return ItemMapping.order(calls.order(customerId, orderId));
  }

  @Override
  public List<Order> ordersOf(String customerId) {
    List<Map<String, AttributeValue>> items = calls.orders(customerId);
    List<Order> orders = new ArrayList<>(items.size());
    for (Map<String, AttributeValue> item : items) {
      orders.add(ItemMapping.order(item));
    }
    return orders;
  }

  @Override
  public List<Favorite> favoritesOf(String productId) {
    List<Map<String, AttributeValue>> items = calls.favorites(productId);
    List<Favorite> favorites = new ArrayList<>(items.size());
    for (Map<String, AttributeValue> item : items) {
      favorites.add(ItemMapping.favorite(item));
    }
    return favorites;
  }

  @Override
  public Found<Customer, Order, Favorite> overviewOf(String customerId) {
    return MixedItems.sort(
        calls.collection(customerId),
        ItemMapping::customer,
        ItemMapping::order,
        ItemMapping::favorite);
  }

  @Override
  public Object createOrder() {
    return calls.create(ItemMapping.item(data.newOrder()));
  }

  @Override
  public Object putOrders() {
    List<Map<String, AttributeValue>> items = new ArrayList<>(data.batch().size());
    for (Order order : data.batch()) {
      items.add(ItemMapping.item(order));
    }
    return calls.put(items);
  }

  @Override
  public Order putOrder() {
    return ItemMapping.order(calls.update(ItemMapping.item(data.changedOrder()), null));
  }

  @Override
  public Order replaceOrder() {
    return ItemMapping.order(
        calls.update(ItemMapping.item(data.changedOrder()), LowLevelCalls.PRESENT));
  }

  @Override
  public Object payOrder() {
    Order order = data.changedOrder();
    return calls.changeStatus(order.customerId(), order.orderId(), Status.PAID.name());
  }

  @Override
  public Object join() {
    Membership membership = data.membership();
    return calls.join(List.of(ItemMapping.item(membership)), membership.clubId());
  }

  @Override
  public Object leave() {
    Membership membership = data.membership();
    return calls.leave(membership.memberId(), membership.clubId());
  }

  @Override
  public Object joinAll() {
    List<Map<String, AttributeValue>> items = new ArrayList<>(data.memberships().size());
    for (Membership membership : data.memberships()) {
      items.add(ItemMapping.item(membership));
    }
    return calls.join(items, data.membership().clubId());
  }

  @Override
  public Customer toCustomer(Customer customer) {
    return customer;
  }

  @Override
  public Order toOrder(Order order) {
    return order;
  }

  @Override
  public Favorite toFavorite(Favorite favorite) {
    return favorite;
  }
}
