package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Models;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What indexes carry that do not project whole items. */
final class ProjectionRulesTest {

  @Test
  void includedAttributesAreThoseOfAnEntityOnTheIndex() {
    assertProblems(
"""
@Table(entities = {Order.class, Buyer.class}, indexes =
    @IndexDefinition(name = "GSI1", projection = Projection.INCLUDE, include = {"totl", "phone", "sum", "former", "GSI1SK", "Type"}))
interface Shop {}

@Entity(pk = "ORDER#{id}", sk = "ORDER")
@Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "ORDER#{id}")
record Order(String id, String buyer, long total, @Attribute("sum") @Aliases("former") long s) {}

@Entity(pk = "BUYER#{id}", sk = "BUYER")
record Buyer(String id, String phone) {}
""",
        problem(
            "[PROJECTION] GSI1 includes \"totl\", but no entity on it has such an attribute. Did"
                + " you mean \"total\"?",
            INCLUDING),
        problem(
            "[PROJECTION] GSI1 includes \"phone\", but no entity on it has such an attribute."
                + " Remove it from include, or give an entity such a component.",
            INCLUDING),
        problem(
            "[PROJECTION] GSI1 includes \"GSI1SK\", but an index carries its own keys and the"
                + " table's anyway. Remove it from include.",
            INCLUDING));
  }

  private static final String INCLUDING =
      "@IndexDefinition(name = \"GSI1\", projection = Projection.INCLUDE, include = {\"totl\","
          + " \"phone\", \"sum\", \"former\", \"GSI1SK\", \"Type\"}))";

  @Test
  void whatIsAddedCountsAmongTheIncludedAttributes() {
    String names = names(99);
    assertGood(tableOf(names, "typeAttribute = \"\"", ""));
    assertGood(tableOf(names, "typeAttribute = \"Type\"", ""));
    assertProblems(
        tableOf(names, "typeAttribute = \"Type\"", ", @Ttl Instant until"),
        problem(
            "[PROJECTION] The indexes of Shop include 101 attributes, with those that tell whether"
                + " an item is there, but DynamoDB allows 100 over all of them. Use the projection"
                + " ALL on the largest.",
            "@Table(entities = Order.class, typeAttribute = \"Type\", indexes ="));
  }

  private static String names(int number) {
    return IntStream.rangeClosed(1, number)
        .mapToObj("\"a%d\""::formatted)
        .collect(Collectors.joining(", "));
  }

  private static String tableOf(String names, String type, String component) {
    String components = names.replace("\"", "").replace("a", "int a");
    return """
           @Table(entities = Order.class, %s, indexes =
               @IndexDefinition(name = "GSI1", projection = Projection.INCLUDE, include = {%s}))
           interface Shop {}

           @Entity(pk = "ORDER#{id}", sk = "ORDER")
           @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "ORDER#{id}")
           record Order(String id, String buyer, %s%s) {}
           """
        .formatted(type, names, components, component);
  }

  @Test
  void theClassOfAProjectionHasANameOfItsOwn() {
    assertProblems(
        """
        @Table(entities = Order.class, indexes =
            @IndexDefinition(name = "GSI1", projection = Projection.INCLUDE, include = "total"))
        interface Shop {}

        class OrderByBuyerItem {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "ORDER#{id}")
        record Order(String id, String buyer, long total, String note) {}
        """,
        problem(
            "[NAME_CLASH] Partita generates shop.OrderByBuyerItem for Order, but there is a type of"
                + " that name already. Rename one of them, or move the @Table to another package.",
            "@Entity(pk = \"ORDER#{id}\", sk = \"ORDER\")"));
  }

  @Test
  void entitiesThatShareARangeOfKeysAreToldApartByTheirPrimaryKeys() {
    assertGood(
        """
        @Table(entities = {Order.class, Invoice.class}, indexes =
            @IndexDefinition(name = "GSI1", projection = Projection.KEYS_ONLY))
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "{id}")
        record Order(String id, String buyer) {}

        @Entity(pk = "INVOICE#{id}", sk = "INVOICE")
        @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "{id}")
        record Invoice(String id, String buyer) {}
        """);
  }

  @Test
  void keysThatMayCollideNeedATypeOnTheIndex() {
    String apart =
        "carries only keys, and there those of %s and %s can be alike, so that a query of %s could"
            + " not tell them apart. Use projection = INCLUDE, which carries their type, or give"
            + " one of them keys with another prefix.";
    assertEquals(
        List.of(
            "[PROJECTION] GSI1 " + apart.formatted("Flight", "Hotel", "Flight"),
            "[PROJECTION] GSI1 " + apart.formatted("Hotel", "Flight", "Hotel")),
        collisions("KEYS_ONLY", "{id}", "{id}"));
    assertEquals(List.of(), collisions("KEYS_ONLY", "F#{id}", "H#{id}"));
    assertEquals(List.of(), collisions("ALL", "{id}", "{id}"));
  }

  @Test
  void numbersInTheTableKeyAreComparedAsTheyAreStored() {
    List<String> messages =
        new KeysTellProjectedItemsApart()
            .check(
                new ResolvedTable(
                    Models.read(
                            """
                            package trips; import io.partita.annotations.*;
                            @Allow("KEY_COLLISION")
                            @Table(entities = {Trips.Gate.class, Trips.First.class}, indexes =
                                @IndexDefinition(name = "GSI1", projection = Projection.KEYS_ONLY))
                            interface Trips {
                              @Entity(pk = "{number}", sk = "GATE")
                              @Index(name = "GSI1", pk = "HALL#{hall}", sk = "GATE")
                              record Gate(int number, String hall) {}
                              @Entity(pk = "1", sk = "GATE")
                              @Index(name = "GSI1", pk = "HALL#{hall}", sk = "GATE")
                              record First(String hall) {}
                            }
                            """)
                        .table()))
            .map(Diagnostic::text)
            .toList();
    assertEquals(1, messages.size(), messages::toString);
  }

  private static List<String> collisions(String projection, String flight, String hotel) {
    return new KeysTellProjectedItemsApart()
        .check(
            new ResolvedTable(
                Models.read(
                        """
                    package trips; import io.partita.annotations.*;
                    @Allow("KEY_COLLISION")
                    @Table(entities = {Trips.Flight.class, Trips.Hotel.class}, indexes =
                        @IndexDefinition(name = "GSI1", projection = Projection.%s))
                    interface Trips {
                      @Entity(pk = "{id}", sk = "TRIP")
                      @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "%s")
                      record Flight(String id, String buyer) {}
                      @Entity(pk = "{id}", sk = "TRIP")
                      @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "%s")
                      record Hotel(String id, String buyer) {}
                    }
                    """
                            .formatted(projection, flight, hotel))
                    .table()))
        .map(Diagnostic::text)
        .toList();
  }
}
