package io.partita.benchmarks.model;

import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;

/** The table every contender reads and writes. */
@Table(
    entities = {
      Customer.class,
      Order.class,
      Product.class,
      Favorite.class,
      Member.class,
      Club.class,
      Membership.class
    },
    collections = Shop.Overview.class)
public interface Shop {

  /** All that lies in a customer's item collection: three types of items. */
  @ItemCollection
  record Overview(Customer customer, List<Order> orders, List<Favorite> favorites) {}
}
