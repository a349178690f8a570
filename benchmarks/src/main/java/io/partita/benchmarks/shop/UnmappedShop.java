package io.partita.benchmarks.shop;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.Customer;
import io.partita.benchmarks.model.Favorite;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.Order.Status;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The shop on the low-level client without any mapping: what the SDK alone costs. */
public final class UnmappedShop
    implements ShopClient<
        Map<String, AttributeValue>, Map<String, AttributeValue>, Map<String, AttributeValue>> {

  private final LowLevelCalls calls;
  private final Map<String, AttributeValue> newOrder;
  private final List<Map<String, AttributeValue>> batch;
  private final Map<String, AttributeValue> changedOrder;
  private final List<Map<String, AttributeValue>> memberships;
  private final Dataset data;

  public UnmappedShop(DynamoDbClient client, Dataset data) {
    this.calls = new LowLevelCalls(client);
    this.newOrder = ItemMapping.item(data.newOrder());
    this.batch = data.batch().stream().map(ItemMapping::item).toList();
    this.changedOrder = ItemMapping.item(data.changedOrder());
    this.memberships = data.memberships().stream().map(ItemMapping::item).toList();
    this.data = data;
  }

  @Override
  public Map<String, AttributeValue> readOrder(String customerId, String orderId) {
    return calls.order(customerId, orderId);
  }

  @Override
  public List<Map<String, AttributeValue>> ordersOf(String customerId) {
    return calls.orders(customerId);
  }

  @Override
  public List<Map<String, AttributeValue>> favoritesOf(String productId) {
    return calls.favorites(productId);
  }

  @Override
  public Found<
          Map<String, AttributeValue>, Map<String, AttributeValue>, Map<String, AttributeValue>>
      overviewOf(String customerId) {
    return MixedItems.sort(
        calls.collection(customerId),
        Function.identity(),
        Function.identity(),
        Function.identity());
  }

  @Override
  public Object createOrder() {
    return calls.create(newOrder);
  }

  @Override
  public Object putOrders() {
    return calls.put(batch);
  }

  @Override
  public Map<String, AttributeValue> putOrder() {
    return calls.update(changedOrder, null);
  }

  @Override
  public Map<String, AttributeValue> replaceOrder() {
    return calls.update(changedOrder, LowLevelCalls.PRESENT);
  }

  @Override
  public Object payOrder() {
    Order order = data.changedOrder();
    return calls.changeStatus(order.customerId(), order.orderId(), Status.PAID.name());
  }

  @Override
  public Object join() {
    return calls.join(memberships.subList(0, 1), data.membership().clubId());
  }

  @Override
  public Object leave() {
    return calls.leave(data.membership().memberId(), data.membership().clubId());
  }

  @Override
  public Object joinAll() {
    return calls.join(memberships, data.membership().clubId());
  }

  @Override
  public Customer toCustomer(Map<String, AttributeValue> customer) {
    return ItemMapping.customer(customer);
  }

  @Override
  public Order toOrder(Map<String, AttributeValue> order) {
    return ItemMapping.order(order);
  }

  @Override
  public Favorite toFavorite(Map<String, AttributeValue> favorite) {
    return ItemMapping.favorite(favorite);
  }
}
