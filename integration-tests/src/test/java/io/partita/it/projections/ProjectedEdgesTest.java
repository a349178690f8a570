package io.partita.it.projections;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.projections.Shipping.Depot;
import io.partita.it.projections.Shipping.Driver;
import io.partita.it.projections.Shipping.Employment;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Edges read from an inverse index that carries keys, and from one that carries a component. */
@DynamoDbTest
class ProjectedEdgesTest {

  private static final Driver ANN = new Driver("ann", "Ann", "Ghent", "12");
  private static final Depot PORT = new Depot("Ghent", 2, "Kaai");

  private static ShippingTable shipping;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    shipping = ShippingTable.of(client, name);
    shipping.createTableIfMissing();
    shipping.driver().create(ANN);
    shipping.depot().create(PORT);
    shipping.employment().create(new Employment("ann", "Ghent", 2, "night", "lead"));
    shipping.employment().create(new Employment("bob", "Ghent", 2, "night", "help"));
    shipping.employment().create(new Employment("ann", "Ghent", 20, "day", "help"));
  }

  private static EmploymentKey key(String driver, int number) {
    return EmploymentKey.driverId(driver).town("Ghent").number(number);
  }

  @Test
  void theInverseGivesKeysOfEdges() {
    assertEquals(
        List.of(key("ann", 2), key("bob", 2)), shipping.employment().byDepot("Ghent", 2).list());
    assertEquals(2, shipping.employment().byDepot("Ghent", 2).count());
    assertEquals(
        List.of(new Employment("bob", "Ghent", 2, "night", "help")),
        shipping.employment().byDepot("Ghent", 2).driverId("bob").hydrate().list());
  }

  @Test
  void keysOfEdgesLeadToTheOtherEnd() {
    assertEquals(
        List.of(
            new Linked<>(key("ann", 2), Optional.of(ANN)),
            new Linked<>(key("bob", 2), Optional.empty())),
        shipping.employment().byDepot("Ghent", 2).withDriver().list());
  }

  @Test
  void projectedEdgesLeadToBothEnds() {
    List<Linked<EmploymentByShiftItem, Depot>> night =
        shipping.employment().byShift("night").withDepot().list();
    assertEquals(
        List.of(Optional.of(PORT), Optional.of(PORT)), night.stream().map(Linked::target).toList());
    assertEquals(
        List.of("lead", "help"), night.stream().map(linked -> linked.edge().role()).toList());
    assertEquals(
        Optional.of(ANN),
        shipping.employment().byShift("day").withDriver().first().orElseThrow().target());
  }
}
