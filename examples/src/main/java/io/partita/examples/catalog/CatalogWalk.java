package io.partita.examples.catalog;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.catalog.Catalog.Category;
import io.partita.examples.catalog.Catalog.Placement;
import io.partita.examples.catalog.Catalog.Product;
import java.math.BigDecimal;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Shows the products of a category in their order, and moves one. */
public final class CatalogWalk implements Walk {

  static final Product TEA = new Product("tea", "Green tea", new BigDecimal("4.95"));
  static final Product CUP = new Product("cup", "Cup", new BigDecimal("7.25"));
  static final Placement TEA_IN_GIFTS = new Placement("tea", "gifts", 20, true);
  static final Placement CUP_IN_GIFTS = new Placement("cup", "gifts", 100, false);
  static final Placement TEA_IN_DRINKS = new Placement("tea", "drinks", 1, false);

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    CatalogTable catalog = CatalogTable.of(client, tableName);
    PlacementDao placements = catalog.placement();
    narrator.chapter("The table and its items");
    catalog.createTableIfMissing();
    catalog.product().putAll(List.of(TEA, CUP));
    catalog
        .category()
        .putAll(List.of(new Category("gifts", "Gifts"), new Category("drinks", "Drinks")));
    narrator.run(
        "Products take their places",
        () -> placements.putAll(List.of(CUP_IN_GIFTS, TEA_IN_GIFTS, TEA_IN_DRINKS)));

    narrator.chapter("What is where");
    narrator.ask("The categories of a product", () -> placements.byProduct("tea").list());
    narrator.ask(
        "The products of a category in display order, 20 before 100",
        () -> placements.byCategory("gifts").withProduct().list());
    narrator.ask("Places up to 50", () -> placements.byCategory("gifts").displayOrderTo(50).list());

    narrator.chapter("Another order");
    narrator.run(
        "Move a product: its index key is written with it",
        () -> placements.update("cup", "gifts").displayOrder(10).execute());
    narrator.ask("The first product now", () -> placements.byCategory("gifts").first());
  }
}
