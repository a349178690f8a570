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

  /** UpdateItem of everything an order has, whether it exists or not; returns what is stored. */
  O putOrder();

  /** The same of an order that must exist. */
  O replaceOrder();

  /** UpdateItem of one attribute of an order that must exist. */
  default Object payOrder() {
    throw unable();
  }

  /** TransactWriteItems: a membership that does not exist yet, and the club's count. */
  default Object join() {
    throw unable();
  }

  /** TransactWriteItems: a membership that exists, and the club's count. */
  default Object leave() {
    throw unable();
  }

  /** TransactWriteItems: fifty memberships of one club, which counts them. */
  default Object joinAll() {
    throw unable();
  }

  private static UnsupportedOperationException unable() {
    return new UnsupportedOperationException("This client has no such request.");
  }

  /** The same customer for all contenders, to compare what they read. */
  Customer toCustomer(C customer);

  /** The same order for all contenders, to compare what they read. */
  Order toOrder(O order);

  /** The same favorite for all contenders, to compare what they read. */
  Favorite toFavorite(F favorite);

  /** An item collection of three types. */
  record Found<C, O, F>(C customer, List<O> orders, List<F> favorites) {}
}
