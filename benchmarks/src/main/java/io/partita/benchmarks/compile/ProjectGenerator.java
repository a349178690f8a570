package io.partita.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Writes the sources of a project of any size: tables of ten entities each, with children, edges,
 * counts, indexes and an item collection.
 */
final class ProjectGenerator {

  static final int ENTITIES_PER_TABLE = 10;

  private static final Map<String, String> SOURCES =
      Map.ofEntries(
          Map.entry(
              "Store",
              """
              @Table(
                  entities = {
                    Customer.class, Order.class, OrderLine.class, Product.class, Favorite.class,
                    Supplier.class, Supply.class, Warehouse.class, Stock.class, Delivery.class
                  },
                  collections = Store.CustomerWithOrders.class)
              public interface Store {
                @ItemCollection
                record CustomerWithOrders(Customer customer, List<Order> orders) {}
              }
              """),
          Map.entry(
              "Customer",
              """
              @Entity(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
              public record Customer(
                  String customerId, String name, @Unique String email, Address address,
                  @Count(Order.class) long orders, @Version long version,
                  @CreatedAt Instant createdAt) {
                public record Address(String street, String city, String country) {}
              }
              """),
          Map.entry(
              "Order",
              """
              @Entity(sk = "ORDER#{orderId}")
              @ChildOf(value = Customer.class, requireParent = true)
              @Index(name = "GSI1", pk = "STATUS#{status}", sk = "{placedAt:day}#{orderId}")
              public record Order(
                  String customerId, String orderId, Status status, Instant placedAt,
                  long totalCents, Set<String> tags, List<Note> notes) {
                public enum Status { OPEN, PAID, SHIPPED }
                public record Note(String author, String text, Instant at) {}
              }
              """),
          Map.entry(
              "OrderLine",
              """
              @Entity(sk = "ORDER#{orderId}#LINE#{line:4}")
              @ChildOf(Order.class)
              public record OrderLine(
                  String customerId, String orderId, int line, String productId, int quantity,
                  BigDecimal price) {}
              """),
          Map.entry(
              "Product",
              """
              @Entity(pk = "PRODUCT#{productId}", sk = "PRODUCT")
              @Index(name = "GSI2", pk = "CATEGORY#{category}", sk = "{title}#{productId}")
              public record Product(
                  String productId, String title, String category, BigDecimal price,
                  Map<String, String> labels, @Count(Favorite.class) long favorites) {}
              """),
          Map.entry(
              "Favorite",
              """
              @Entity
              @ManyToMany(left = Customer.class, right = Product.class)
              public record Favorite(String customerId, String productId, LocalDate addedOn) {}
              """),
          Map.entry(
              "Supplier",
              """
              @Entity(pk = "SUPPLIER#{supplierId}", sk = "SUPPLIER")
              public record Supplier(
                  String supplierId, String name, Optional<String> phone, @Version long version) {}
              """),
          Map.entry(
              "Supply",
              """
              @Entity
              @ManyToMany(left = Supplier.class, right = Product.class, requireEnds = true)
              public record Supply(
                  String supplierId, String productId, BigDecimal price, int days) {}
              """),
          Map.entry(
              "Warehouse",
              """
              @Entity(pk = "WAREHOUSE#{warehouseId}", sk = "WAREHOUSE")
              public record Warehouse(
                  String warehouseId, String name, String city, @UpdatedAt Instant updatedAt) {}
              """),
          Map.entry(
              "Stock",
              """
              @Entity
              @ManyToMany(left = Warehouse.class, right = Product.class)
              public record Stock(String warehouseId, String productId, long pieces) {}
              """),
          Map.entry(
              "Delivery",
              """
              @Entity(sk = "DELIVERY#{day}#{deliveryId}")
              @ChildOf(Warehouse.class)
              public record Delivery(
                  String warehouseId, LocalDate day, UUID deliveryId, String carrier,
                  @Ttl Instant expiresAt) {}
              """));

  private static final String IMPORTS =
      """
      import io.partita.annotations.*;
      import java.math.BigDecimal;
      import java.time.*;
      import java.util.*;

      """;

  private ProjectGenerator() {}

  /** Writes a project with a multiple of {@link #ENTITIES_PER_TABLE} entities. */
  static void write(Path folder, int entities) throws IOException {
    for (int table = 0; table < entities / ENTITIES_PER_TABLE; table++) {
      String name = "store" + table;
      Path files = Files.createDirectories(folder.resolve(name));
      for (Map.Entry<String, String> source : SOURCES.entrySet()) {
        Files.writeString(
            files.resolve(source.getKey() + ".java"),
            "package " + name + ";\n\n" + IMPORTS + source.getValue());
      }
    }
  }
}
