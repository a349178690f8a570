package io.partita.benchmarks.shop;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.model.Customer;
import io.partita.benchmarks.model.Favorite;
import io.partita.benchmarks.model.Membership;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.Order.Status;
import io.partita.benchmarks.model.Shop.Overview;
import io.partita.benchmarks.model.ShopTable;
import io.partita.runtime.Options;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The shop through the DAOs that Partita generates. */
public final class PartitaShop implements ShopClient<Customer, Order, Favorite> {

  private final ShopTable table;
  private final Dataset data;

  public PartitaShop(DynamoDbClient client, Dataset data, Options options) {
    this.table = ShopTable.of(client, Dataset.TABLE, options);
    this.data = data;
  }

  @Override
  public Order readOrder(String customerId, String orderId) {
    return table.order().get(customerId, orderId);
  }

  @Override
  public List<Order> ordersOf(String customerId) {
    return table.order().byCustomerId(customerId).list();
  }

  @Override
  public List<Favorite> favoritesOf(String productId) {
    return table.favorite().byProduct(productId).list();
  }

  @Override
  public Found<Customer, Order, Favorite> overviewOf(String customerId) {
    Overview overview = table.overview().find(customerId).orElseThrow();
    return new Found<>(overview.customer(), overview.orders(), overview.favorites());
  }

  @Override
  public Object createOrder() {
    return table.order().create(data.newOrder());
  }

  @Override
  public Object putOrders() {
    table.order().putAll(data.batch());
    return data.batch();
  }

  @Override
  public Order putOrder() {
    return table.order().put(data.changedOrder());
  }

  @Override
  public Order replaceOrder() {
    return table.order().replace(data.changedOrder());
  }

  @Override
  public Object payOrder() {
    Order order = data.changedOrder();
    table.order().update(order.customerId(), order.orderId()).status(Status.PAID).execute();
    return order;
  }

  @Override
  public Object join() {
    return table.membership().create(data.membership());
  }

  @Override
  public Object leave() {
    Membership membership = data.membership();
    table.membership().delete(membership.memberId(), membership.clubId());
    return membership;
  }

  @Override
  public Object joinAll() {
    return table.membership().createAll(data.memberships());
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
