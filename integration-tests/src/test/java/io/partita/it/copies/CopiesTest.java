package io.partita.it.copies;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.copies.Invoice.Address;
import io.partita.it.copies.Invoice.Contact;
import io.partita.runtime.CopyDifference;
import io.partita.runtime.Explanation;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Progress;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Copies of a component in other items, found through the source's key and brought up to date. */
@DynamoDbTest
class CopiesTest {

  private final ShopTable shop;
  private final CinemaTable cinema;

  CopiesTest(
      DynamoDbClient client, @TableName String table, @TableName("cinema") String cinemaTable) {
    shop = ShopTable.of(client, table);
    shop.createTableIfMissing();
    cinema = CinemaTable.of(client, cinemaTable);
    cinema.createTableIfMissing();
  }

  private static List<CopyDifference> of(String entity, Object key, String... components) {
    return IntStream.range(0, components.length)
        .mapToObj(i -> new CopyDifference(entity, key, components[i]))
        .toList();
  }

  @Test
  void ordersGetTheNewNameOfTheirCustomer() {
    shop.customer().create(new Customer("c1", "Ann", "Oslo"));
    shop.customer().create(new Customer("c10", "Bob", "Rome"));
    shop.order().create(new Order("c1", "o1", "Ann", 10));
    shop.order().create(new Order("c1", "o2", "Ann", 20));
    shop.order().create(new Order("c10", "o1", "Bob", 30));
    assertEquals(List.of(), shop.customer().verifyCopies("c1"));
    shop.customer().update("c1").name("Anna").execute();
    assertEquals(
        List.of(
            new CopyDifference("Order", OrderKey.of("c1", "o1"), "customerName"),
            new CopyDifference("Order", OrderKey.of("c1", "o2"), "customerName")),
        shop.customer().verifyCopies("c1"));
    assertEquals(2, shop.customer().propagate("c1"));
    assertEquals(
        List.of(new Order("c1", "o1", "Anna", 10), new Order("c1", "o2", "Anna", 20)),
        shop.order().byCustomerId("c1").list());
    assertEquals("Bob", shop.order().get("c10", "o1").customerName());
    assertEquals(List.of(), shop.customer().verifyCopies("c1"));
    assertEquals(0, shop.customer().propagate("c1"));
  }

  @Test
  void copiesInNestedRecordsAndIndexKeysFollow() {
    shop.customer().create(new Customer("c2", "Cy", "Paris"));
    Invoice invoice =
        new Invoice(
            "i1",
            "c2",
            "Cy",
            "Paris",
            Optional.of(new Address("Rue 1", "Paris")),
            Map.of(
                Invoice.Role.TO,
                new Contact("c2", "Cy"),
                Invoice.Role.CC,
                new Contact("c3", "Cy")));
    shop.invoice().create(invoice);
    shop.invoice().create(new Invoice("i2", "c2", "Cy", "Paris", Optional.empty(), Map.of()));
    shop.customer().replace(new Customer("c2", "Cyd", "Lyon"));
    assertEquals(
        of("Invoice", InvoiceKey.of("i1"), "customerName", "customerCity", "address", "contacts"),
        shop.customer().verifyCopies("c2").subList(0, 4));
    assertEquals(2, shop.customer().propagate("c2"));
    assertEquals(
        new Invoice(
            "i1",
            "c2",
            "Cyd",
            "Lyon",
            Optional.of(new Address("Rue 1", "Lyon")),
            Map.of(
                Invoice.Role.TO,
                new Contact("c2", "Cyd"),
                Invoice.Role.CC,
                new Contact("c3", "Cy"))),
        shop.invoice().get("i1"));
    assertEquals(
        List.of("i1", "i2"),
        shop.invoice().byCustomerId("c2").customerCity("Lyon").stream()
            .map(Invoice::invoiceId)
            .toList());
  }

  @Test
  void manyCopiesAreWrittenInChunksWithProgress() {
    shop.customer().create(new Customer("big", "Old", "Bonn"));
    List<Order> orders =
        IntStream.range(0, 230).mapToObj(i -> new Order("big", "o" + i, "Old", i)).toList();
    shop.order().putAll(orders);
    shop.customer().update("big").name("New").execute();
    shop.order().update("big", "o7").customerName("New").execute();
    List<Progress> told = new ArrayList<>();
    assertEquals(229, shop.customer().propagate(CustomerKey.of("big"), told::add));
    assertEquals(List.of(100L, 200L, 229L), told.stream().map(Progress::done).toList());
    assertEquals(OptionalLong.of(229), told.get(0).total());
    assertTrue(
        shop.order().byCustomerId("big").stream().allMatch(o -> o.customerName().equals("New")));
  }

  @Test
  void aCallThatWasInterruptedGoesOnWithTheRest() {
    shop.customer().create(new Customer("resumed", "Old", "Bonn"));
    shop.order()
        .putAll(
            IntStream.range(0, 120)
                .mapToObj(i -> new Order("resumed", "o" + i, "Old", i))
                .toList());
    shop.customer().update("resumed").name("New").execute();
    assertThrows(
        UnsupportedOperationException.class,
        () ->
            shop.customer()
                .propagate(
                    CustomerKey.of("resumed"),
                    progress -> {
                      throw new UnsupportedOperationException();
                    }));
    assertEquals(20, shop.customer().verifyCopies("resumed").size());
    assertEquals(20, shop.customer().propagate("resumed"));
    assertEquals(List.of(), shop.customer().verifyCopies("resumed"));
  }

  @Test
  void aSourceThatChangesMeanwhileIsPropagatedAgain() {
    shop.customer().create(new Customer("moving", "New", "Bonn"));
    shop.order().create(new Order("moving", "o1", "Old", 1));
    List<Progress> told = new ArrayList<>();
    shop.customer()
        .propagate(
            CustomerKey.of("moving"),
            progress -> {
              told.add(progress);
              if (told.size() == 1) {
                shop.customer().update("moving").name("Newest").execute();
              }
            });
    assertEquals(2, told.size());
    assertEquals("Newest", shop.order().get("moving", "o1").customerName());
  }

  @Test
  void whatIsSentFirstCanBeExplained() {
    assertEquals(
        List.of("GetItem"),
        shop.explain(explained -> explained.customer().propagate("c1")).requests().stream()
            .map(Explanation.Request::operation)
            .toList());
    assertEquals(
        List.of("Scan", "Scan"),
        shop
            .explain(explained -> explained.invoice().backfill().segments(2).run())
            .requests()
            .stream()
            .map(Explanation.Request::operation)
            .toList());
  }

  @Test
  void oneTransactionWritesUpToAHundred() {
    shop.customer().create(new Customer("hundred", "Old", "Bonn"));
    shop.order()
        .putAll(
            IntStream.range(0, 100)
                .mapToObj(i -> new Order("hundred", "o" + i, "Old", i))
                .toList());
    shop.customer().update("hundred").name("New").execute();
    List<Progress> told = new ArrayList<>();
    assertEquals(100, shop.customer().propagate(CustomerKey.of("hundred"), told::add));
    assertEquals(List.of(100L), told.stream().map(Progress::done).toList());
  }

  @Test
  void aNameThatIsClearedIsClearedEverywhere() {
    shop.customer().create(new Customer("c5", "Eve", "Bern"));
    shop.order().create(new Order("c5", "o1", "Eve", 1));
    shop.customer().update("c5").clearName().execute();
    assertEquals(1, shop.customer().propagate("c5"));
    assertEquals(new Order("c5", "o1", null, 1), shop.order().get("c5", "o1"));
  }

  @Test
  void aSourceThatDoesNotExistCannotBePropagated() {
    assertThrows(ItemNotFoundException.class, () -> shop.customer().propagate("nobody"));
    assertThrows(ItemNotFoundException.class, () -> shop.customer().verifyCopies("nobody"));
  }

  @Test
  void rolesFollowTheirActorAndTheirMovie() {
    cinema.actor().create(new Actor("a1", "Tom"));
    cinema.movie().create(new Movie("m1", "Toy Story", 1995));
    cinema.role().create(new Role("a1", "m1", "Woody", "Tom", "Toy Story"));
    cinema.role().create(new Role("a2", "m1", "Buzz", "Tim", "Toy Story"));
    cinema.movie().update("m1").title("Toy Story 1").execute();
    cinema.actor().update("a1").name("Thomas").execute();
    assertEquals(2, cinema.movie().propagate("m1"));
    assertEquals(1, cinema.actor().propagate("a1"));
    assertEquals(
        List.of(new Role("a1", "m1", "Woody", "Thomas", "Toy Story 1")),
        cinema.role().byActor("a1").list());
    assertEquals(new Role("a2", "m1", "Buzz", "Tim", "Toy Story 1"), cinema.role().get("a2", "m1"));
  }
}
