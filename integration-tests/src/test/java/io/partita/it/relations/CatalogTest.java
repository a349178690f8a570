package io.partita.it.relations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.relations.Catalog.Category;
import io.partita.it.relations.Catalog.Placement;
import io.partita.it.relations.Catalog.Product;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class CatalogTest {

  private static CatalogTable catalog;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    catalog = CatalogTable.of(client, name);
    catalog.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  private static List<String> products(List<Placement> placements) {
    return placements.stream().map(Placement::productId).collect(Collectors.toList());
  }

  @Test
  void aCategoryListsItsProductsInDisplayOrder() {
    catalog.placement().create(new Placement("tea", 7, 30, false));
    catalog.placement().create(new Placement("milk", 7, 4, true));
    catalog.placement().create(new Placement("sugar", 7, 100, false));
    catalog.placement().create(new Placement("salt", 70, 1, false));
    assertEquals(
        List.of("milk", "tea", "sugar"), products(catalog.placement().byCategory(7).list()));
    assertEquals(
        List.of("sugar", "tea", "milk"),
        products(catalog.placement().byCategory(7).reverse().list()));
    assertEquals(
        List.of("tea", "sugar"),
        products(catalog.placement().byCategory(7).displayOrderFrom(5).list()));
    assertEquals(
        List.of("milk", "tea"),
        products(catalog.placement().byCategory(7).displayOrderBetween(4, 30).list()));
    assertEquals(
        List.of("tea"), products(catalog.placement().byCategory(7).displayOrder(30).list()));
    assertEquals(
        List.of(), products(catalog.placement().byCategory(7).displayOrderBetween(30, 4).list()));

    catalog.placement().update("sugar", 7).displayOrder(1).execute();
    assertEquals(
        List.of("sugar", "milk", "tea"), products(catalog.placement().byCategory(7).list()));
    assertEquals(
        List.of("milk"),
        products(
            catalog.placement().byCategory(7).filter(PlacementFields.FEATURED.isTrue()).list()));
  }

  @Test
  void derivedKeysCopyTheFormatsOfTheirEnds() {
    catalog.placement().create(new Placement("pepper", 12, 1, false));
    assertEquals("CATEGORY#12", raw.get("PRODUCT#pepper", "CATEGORY#12").get("GSI1PK").s());
    assertEquals(
        "PRODUCT#000001#pepper", raw.get("PRODUCT#pepper", "CATEGORY#12").get("GSI1SK").s());
    assertEquals(
        List.of(new Placement("pepper", 12, 1, false)),
        catalog.placement().byProduct("pepper").list());
  }

  @Test
  void edgesLeadToBothOfTheirEnds() {
    Product jam = catalog.product().create(new Product("jam", "Jam", new BigDecimal("3.5")));
    Category breakfast = catalog.category().create(new Category(99, "Breakfast"));
    Placement placement = catalog.placement().create(new Placement("jam", 99, 5, true));
    Placement dangling = catalog.placement().create(new Placement("ghost", 99, 6, true));
    assertEquals(
        List.of(
            new Linked<>(placement, Optional.of(jam)), new Linked<>(dangling, Optional.empty())),
        catalog.placement().byCategory(99).withProduct().list());
    assertEquals(
        Optional.of(new Linked<>(placement, Optional.of(breakfast))),
        catalog.placement().byProduct("jam").withCategory().first());
  }
}
