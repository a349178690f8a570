package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class BatchTest {

  private static ShopTable shop;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shop = ShopTable.of(client, name);
    shop.createTableIfMissing();
    shop.product().putAll(products("seed", 60));
    for (int i = 0; i < 30; i++) {
      shop.order().create(Samples.order("seed", i));
    }
  }

  private static List<Product> products(String prefix, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> Samples.product(prefix + i))
        .collect(Collectors.toList());
  }

  private static Set<Product> seeded(List<Product> products) {
    return products.stream()
        .filter(p -> p.productId().startsWith("seed"))
        .collect(Collectors.toSet());
  }

  @Test
  void batchesOfAnySizeAreWrittenReadAndDeleted() {
    for (int size : new int[] {0, 1, 25, 26, 100, 101, 130}) {
      List<Product> products = products("size" + size + "-", size);
      shop.product().putAll(products);
      List<ProductKey> keys = products.stream().map(ProductKey::of).collect(Collectors.toList());
      Collections.shuffle(keys, new Random(size));
      Map<ProductKey, Product> found = shop.product().findAll(keys);
      assertEquals(keys, List.copyOf(found.keySet()));
      assertEquals(new HashSet<>(products), new HashSet<>(found.values()));
      shop.product().deleteAll(keys);
      assertTrue(shop.product().findAll(keys).isEmpty());
    }
  }

  @Test
  void timestampsAndVersionsAreNoReasonAgainstDeletingMany() {
    List<CustomerKey> keys = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      keys.add(CustomerKey.of(shop.customer().create(Samples.customer("many" + i))));
    }
    keys.add(CustomerKey.of("many-absent"));
    shop.customer().deleteAll(keys);
    assertTrue(shop.customer().findAll(keys).isEmpty());
  }

  @Test
  void anItemGivenTwiceIsOneWriteAndTheLastWins() {
    Product first = Samples.product("double");
    Product last = new Product("double", "Analytical engine", BigDecimal.TEN, 1);
    shop.product().putAll(List.of(first, last));
    ProductKey key = ProductKey.of("double");
    assertEquals(
        Map.of(key, last), shop.product().findAll(List.of(key, key, ProductKey.of("missing"))));
    shop.product().deleteAll(List.of(key, key));
    assertTrue(shop.product().find("double").isEmpty());
  }

  @Test
  void aBatchWithAnItemOverTheLimitWritesNothing() {
    List<Product> products = new ArrayList<>(products("half", 30));
    products.add(new Product("half-huge", "x".repeat(410_000), BigDecimal.ONE, 1));
    assertThrows(ItemTooLargeException.class, () -> shop.product().putAll(products));
    assertTrue(shop.product().find("half0").isEmpty());
  }

  @Test
  void scanReturnsItsOwnEntityOnly() {
    assertEquals(Set.copyOf(products("seed", 60)), seeded(shop.product().scan().list()));
    assertEquals(60, seeded(shop.product().scan().stream().collect(Collectors.toList())).size());
    assertEquals(60, seeded(shop.product().scan().segments(4).list()).size());
    assertEquals(30, shop.order().scan().count());
    assertEquals(30, shop.order().scan().segments(3).consistent().count());
    assertEquals(5, shop.order().scan().filter(OrderFields.PRIORITY.eq(7)).limit(5).list().size());
    assertEquals(Optional.empty(), shop.order().scan().filter(OrderFields.PRIORITY.ne(7)).first());
  }

  @Test
  void pagesOfEverySizeConcatenateToTheWholeScan() {
    List<Order> whole = shop.order().scan().list();
    for (int size = 1; size <= 31; size++) {
      List<Order> pages = new ArrayList<>();
      Page<Order> page = shop.order().scan().pageSize(size).page();
      pages.addAll(page.items());
      while (page.cursor().isPresent()) {
        page = shop.order().scan().pageSize(size).page(page.cursor().get());
        assertTrue(page.items().size() <= size);
        pages.addAll(page.items());
      }
      assertEquals(whole, pages);
    }
  }

  @Test
  void foreignAndForgedCursorsAreRefused() {
    String cursor = shop.order().scan().pageSize(3).page().cursor().orElseThrow();
    assertTrue(cursor.matches("[A-Za-z0-9_-]+"), cursor);
    assertThrows(InvalidCursorException.class, () -> shop.product().scan().page(cursor));
    assertThrows(InvalidCursorException.class, () -> shop.order().scan().page("nonsense"));
    assertThrows(InvalidCursorException.class, () -> shop.order().scan().page(cursor.substring(1)));
  }
}
