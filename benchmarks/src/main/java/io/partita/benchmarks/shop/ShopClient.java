package io.partita.benchmarks.shop;

import io.partita.benchmarks.model.Customer;
import io.partita.benchmarks.model.Favorite;
import io.partita.benchmarks.model.Order;
import java.util.List;

/**
 * One way to read and write the shop's table. What is written is prepared in the contender's own
 * types before, as an application would have it in its hands.
 *
 * @param <C> a customer
 * @param <O> an order
 * @param <F> a favorite
 */
public interface ShopClient<C, O, F> {

  /** GetItem. */
  O readOrder(String customerId, String orderId);

  /** Query on the table: all orders of a customer. */
  List<O> ordersOf(String customerId);

  /** Query on the inverse index: all edges of a product. */
  List<F> favoritesOf(String productId);

  /** Query on the table: everything in a customer's item collection. */
  Found<C, O, F> overviewOf(String customerId);

  /** PutItem, on the condition that there is no such item. */
  Object createOrder();

  /** BatchWriteItem. */
  Object putOrders();

  /** The same customer for all contenders, to compare what they read. */
  Customer toCustomer(C customer);

  /** The same order for all contenders, to compare what they read. */
  Order toOrder(O order);

  /** The same favorite for all contenders, to compare what they read. */
  Favorite toFavorite(F favorite);

  /** An item collection of three types. */
  record Found<C, O, F>(C customer, List<O> orders, List<F> favorites) {}
}
