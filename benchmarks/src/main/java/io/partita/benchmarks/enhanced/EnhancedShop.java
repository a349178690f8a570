package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.handwritten.Keys;
import io.partita.benchmarks.model.Customer;
import io.partita.benchmarks.model.Favorite;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.shop.LowLevelCalls;
import io.partita.benchmarks.shop.MixedItems;
import io.partita.benchmarks.shop.ShopClient;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbIndex;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Expression;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.model.BatchWriteResult;
import software.amazon.awssdk.enhanced.dynamodb.model.PutItemEnhancedRequest;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.enhanced.dynamodb.model.UpdateItemEnhancedRequest;
import software.amazon.awssdk.enhanced.dynamodb.model.WriteBatch;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The shop on the Enhanced Client. */
public final class EnhancedShop<C, O, F> implements ShopClient<C, O, F> {

  private static final Expression ABSENT =
      Expression.builder().expression("attribute_not_exists(PK)").build();

  private static final Expression PRESENT =
      Expression.builder().expression("attribute_exists(PK)").build();

  private final EnhancedModel<C, O, F> model;
  private final LowLevelCalls calls;
  private final DynamoDbEnhancedClient client;
  private final DynamoDbTable<O> orders;
  private final DynamoDbIndex<F> favorites;
  private final O newOrder;
  private final O changedOrder;
  private final List<O> batch;

  public EnhancedShop(DynamoDbClient client, Dataset data, EnhancedModel<C, O, F> model) {
    this.model = model;
    this.calls = new LowLevelCalls(client);
    this.client = DynamoDbEnhancedClient.builder().dynamoDbClient(client).build();
    this.orders = this.client.table(Dataset.TABLE, model.order());
    this.favorites = this.client.table(Dataset.TABLE, model.favorite()).index("GSI1");
    this.newOrder = model.fromOrder().apply(data.newOrder());
    this.changedOrder = model.fromOrder().apply(data.changedOrder());
    this.batch = data.batch().stream().map(model.fromOrder()).toList();
  }

  @Override
  public O readOrder(String customerId, String orderId) {
    return orders.getItem(key(Keys.customer(customerId), Keys.order(orderId)));
  }

  @Override
  public List<O> ordersOf(String customerId) {
    List<O> found = new ArrayList<>();
    orders.query(below(Keys.customer(customerId), Keys.ORDERS)).items().forEach(found::add);
    return found;
  }

  @Override
  public List<F> favoritesOf(String productId) {
    List<F> found = new ArrayList<>();
    favorites
        .query(below(Keys.product(productId), Keys.CUSTOMERS))
        .forEach(page -> found.addAll(page.items()));
    return found;
  }

  /** The Enhanced Client reads one type; its schemas map what the low-level client has read. */
  @Override
  public Found<C, O, F> overviewOf(String customerId) {
    return MixedItems.sort(
        calls.collection(customerId),
        model.customer()::mapToItem,
        model.order()::mapToItem,
        model.favorite()::mapToItem);
  }

  @Override
  public Object createOrder() {
    orders.putItem(
        PutItemEnhancedRequest.builder(model.orderType())
            .item(newOrder)
            .conditionExpression(ABSENT)
            .build());
    return newOrder;
  }

  @Override
  public Object putOrders() {
    WriteBatch.Builder<O> writes =
        WriteBatch.builder(model.orderType()).mappedTableResource(orders);
    batch.forEach(writes::addPutItem);
    BatchWriteResult result =
        client.batchWriteItem(request -> request.writeBatches(writes.build()));
    if (!result.unprocessedPutItemsForTable(orders).isEmpty()) {
      throw new IllegalStateException("Items were left unprocessed");
    }
    return result;
  }

  @Override
  public O putOrder() {
    return orders.updateItem(changedOrder);
  }

  @Override
  public O replaceOrder() {
    return orders.updateItem(
        UpdateItemEnhancedRequest.builder(model.orderType())
            .item(changedOrder)
            .conditionExpression(PRESENT)
            .build());
  }

  private static Key key(String partition, String sort) {
    return Key.builder().partitionValue(partition).sortValue(sort).build();
  }

  private static QueryConditional below(String partition, String sort) {
    return QueryConditional.sortBeginsWith(key(partition, sort));
  }

  @Override
  public Customer toCustomer(C customer) {
    return model.toCustomer().apply(customer);
  }

  @Override
  public Order toOrder(O order) {
    return model.toOrder().apply(order);
  }

  @Override
  public Favorite toFavorite(F favorite) {
    return model.toFavorite().apply(favorite);
  }
}
