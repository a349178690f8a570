package io.partita.benchmarks.data;

import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.Customer;
import io.partita.benchmarks.model.Favorite;
import io.partita.benchmarks.model.Membership;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.Order.Line;
import io.partita.benchmarks.model.Order.Status;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is stored in the shop's table, and what is written to it: the same in every run. */
public final class Dataset {

  public static final String TABLE = "shop";

  /** A customer with a hundred orders. */
  public static final String HUNDRED = "hundred";

  /** A customer with as many orders as DynamoDB gives in one page. */
  public static final String MEGABYTE = "megabyte";

  /** A customer with orders and favorites. */
  public static final String MIXED = "mixed";

  /** A product with a hundred favorites. */
  public static final String POPULAR = "popular";

  /** A club, which counts its members. */
  public static final String CLUB = "chess";

  private static final int PAGE = 100;
  private static final int BATCH = 25;
  private static final int MEMBERSHIPS = 50;
  private static final LocalDate FOUNDED = LocalDate.of(2024, 1, 1);
  private static final int MIXED_ORDERS = 20;
  private static final int MIXED_FAVORITES = 50;
  // A page ends at 1 MB of items; the last item must still be on it.
  private static final int PAGE_BYTES = 1_040_000;
  private static final Instant FIRST_ORDER = Instant.parse("2024-03-01T08:00:00Z");
  private static final String[] WORDS = {
    "coffee",
    "teapot",
    "kettle",
    "lámpara",
    "garden",
    "wool",
    "blanket",
    "leather",
    "notebook",
    "silver",
    "spoon",
    "oak",
    "table",
    "crème",
    "candle",
    "cotton",
    "shirt",
    "bicycle",
    "bell"
  };
  private static final String[] TAGS = {"express", "gift", "invoice", "newsletter", "vip", "web"};

  private final Random random = new Random(20240301);
  private final List<Order> hundred = orders(HUNDRED, PAGE);
  private final List<Order> megabyte = megabyte();
  private final List<Favorite> popular =
      IntStream.range(0, PAGE).mapToObj(i -> favorite("fan-" + (1000 + i), POPULAR)).toList();
  private final Customer mixedCustomer = new Customer(MIXED, "Ada Lovelace", "ada@example.org");
  private final List<Order> mixedOrders = orders(MIXED, MIXED_ORDERS);
  private final List<Favorite> mixedFavorites =
      IntStream.range(0, MIXED_FAVORITES)
          .mapToObj(i -> favorite(MIXED, "product-" + (1000 + i)))
          .toList();
  private final Order newOrder = order("new", 0);
  private final List<Order> batch = orders("batch", BATCH);
  private final Order changedOrder = order("changed", 0);
  private final List<Membership> memberships =
      IntStream.range(0, MEMBERSHIPS)
          .mapToObj(i -> new Membership("member-" + (1000 + i), CLUB, FOUNDED.plusDays(i)))
          .toList();

  private Dataset() {}

  /** Makes it up, always alike. */
  public static Dataset create() {
    return new Dataset();
  }

  public List<Order> hundred() {
    return hundred;
  }

  public List<Order> megabyteOfOrders() {
    return megabyte;
  }

  public List<Favorite> popular() {
    return popular;
  }

  public Customer mixedCustomer() {
    return mixedCustomer;
  }

  public List<Order> mixedOrders() {
    return mixedOrders;
  }

  public List<Favorite> mixedFavorites() {
    return mixedFavorites;
  }

  /** An order that is not stored yet. */
  public Order newOrder() {
    return newOrder;
  }

  /** As many orders as one BatchWriteItem takes. */
  public List<Order> batch() {
    return batch;
  }

  /** An order that is written again and again. */
  public Order changedOrder() {
    return changedOrder;
  }

  /** The first of {@link #memberships}. */
  public Membership membership() {
    return memberships.get(0);
  }

  /** Memberships of one club that are not stored yet. */
  public List<Membership> memberships() {
    return memberships;
  }

  private List<Order> orders(String customerId, int count) {
    return IntStream.range(0, count).mapToObj(i -> order(customerId, i)).toList();
  }

  private List<Order> megabyte() {
    List<Order> orders = new ArrayList<>();
    long bytes = 0;
    while (true) {
      Order order = order(MEGABYTE, orders.size());
      bytes += ItemBytes.of(AttributeValue.fromM(ItemMapping.item(order)));
      if (bytes > PAGE_BYTES) {
        return List.copyOf(orders);
      }
      orders.add(order);
    }
  }

  private Order order(String customerId, int number) {
    List<Line> lines = IntStream.range(0, 2 + random.nextInt(5)).mapToObj(i -> line()).toList();
    return new Order(
        customerId,
        "order-" + (100_000 + number),
        Status.values()[random.nextInt(Status.values().length)],
        FIRST_ORDER.plusMillis(random.nextInt(Integer.MAX_VALUE)),
        lines.stream().mapToLong(line -> line.quantity() * line.priceCents()).sum(),
        random.nextBoolean(),
        words(8),
        tags(),
        lines);
  }

  private Line line() {
    return new Line(
        "SKU-" + (10_000 + random.nextInt(90_000)),
        words(3),
        1 + random.nextInt(9),
        100 + random.nextInt(50_000));
  }

  private Set<String> tags() {
    Set<String> tags = new TreeSet<>();
    for (int i = 0; i < 3; i++) {
      tags.add(TAGS[random.nextInt(TAGS.length)]);
    }
    return tags;
  }

  private Favorite favorite(String customerId, String productId) {
    return new Favorite(
        customerId, productId, LocalDate.of(2024, 1, 1).plusDays(random.nextInt(300)));
  }

  private String words(int count) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < count; i++) {
      words.append(i == 0 ? "" : " ").append(WORDS[random.nextInt(WORDS.length)]);
    }
    return words.toString();
  }
}
