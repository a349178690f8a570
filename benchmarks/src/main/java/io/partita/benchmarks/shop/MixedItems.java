package io.partita.benchmarks.shop;

import io.partita.benchmarks.shop.ShopClient.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sorts the items of a collection by their type, as every contender but Partita has to. */
public final class MixedItems {

  private MixedItems() {}

  /** Maps each item by the function of its type. */
  public static <C, O, F> Found<C, O, F> sort(
      List<Map<String, AttributeValue>> items,
      Function<Map<String, AttributeValue>, C> customers,
      Function<Map<String, AttributeValue>, O> orders,
      Function<Map<String, AttributeValue>, F> favorites) {
    List<C> foundCustomers = new ArrayList<>(1);
    List<O> foundOrders = new ArrayList<>();
    List<F> foundFavorites = new ArrayList<>();
    for (Map<String, AttributeValue> item : items) {
      switch (item.get("Type").s()) {
        case "Customer" -> foundCustomers.add(customers.apply(item));
        case "Order" -> foundOrders.add(orders.apply(item));
        case "Favorite" -> foundFavorites.add(favorites.apply(item));
        default -> throw new NoSuchElementException("An item of another type");
      }
    }
    return new Found<>(foundCustomers.get(0), foundOrders, foundFavorites);
  }
}
