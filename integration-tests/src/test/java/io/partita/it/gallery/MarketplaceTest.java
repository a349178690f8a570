package io.partita.it.gallery;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.RawItems;
import io.partita.it.gallery.Marketplace.Card;
import io.partita.it.gallery.Marketplace.Company;
import io.partita.it.gallery.Marketplace.Contact;
import io.partita.it.gallery.Marketplace.Deal;
import io.partita.it.gallery.Marketplace.PaymentPlan;
import io.partita.it.gallery.Marketplace.PlanType;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.condition.Condition;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A map and a list inside an item: stored as such, with conditions and updates into them. */
@DynamoDbTest
class MarketplaceTest {

  private static final Instant START = Instant.parse("2024-05-01T00:00:00Z");
  private static final Deal SOFA = new Deal("Sofa", 20);
  private static final Deal LAMP = new Deal("Lamp", 5);

  private static MarketplaceTable marketplace;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    marketplace = MarketplaceTable.of(client, name);
    marketplace.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  private static Company company(String id) {
    return marketplace
        .company()
        .create(
            new Company(
                id,
                new PaymentPlan(PlanType.PRO, 25, new Card("visa", "4242"), START),
                List.of(SOFA),
                Map.of("Ann Lee", new Contact("ann@shop.example", true))));
  }

  @Test
  void thePlanIsAMapAndTheDealsAreAListOfMaps() {
    Company stored = company("raw");
    Map<String, AttributeValue> item = raw.get("COMPANY#raw", "COMPANY");
    assertEquals(
        Map.of(
            "type", text("PRO"),
            "seats", number(25),
            "card", map(Map.of("brand", text("visa"), "lastDigits", text("4242"))),
            "startedAt", text("2024-05-01T00:00:00Z")),
        item.get("plan").m());
    assertEquals(
        List.of(map(Map.of("title", text("Sofa"), "percent", number(20)))), item.get("deals").l());
    assertEquals(stored, marketplace.company().get("raw"));
  }

  private static AttributeValue map(Map<String, AttributeValue> entries) {
    return AttributeValue.fromM(entries);
  }

  @Test
  void conditionsReachIntoThePlanTheDealsAndTheContacts() {
    company("where");
    List<Condition<Company>> met =
        List.of(
            CompanyFields.PLAN.type().eq(PlanType.PRO),
            CompanyFields.PLAN.seats().between(25, 30),
            CompanyFields.PLAN.card().brand().beginsWith("vi"),
            CompanyFields.PLAN.card().exists(),
            CompanyFields.PLAN.startedAt().eq(START),
            CompanyFields.DEALS.contains(SOFA),
            CompanyFields.DEALS.size().eq(1),
            CompanyFields.DEALS.at(0).percent().ge(20),
            CompanyFields.DEALS.at(1).notExists(),
            CompanyFields.CONTACTS.at("Ann Lee").email().contains("@shop"),
            CompanyFields.CONTACTS.at("Bob").notExists());
    for (Condition<Company> condition : met) {
      marketplace.company().update("where").deals(List.of(SOFA)).when(condition).execute();
      assertThrows(
          ConditionFailedException.class,
          () -> marketplace.company().update("where").clearPlan().when(condition.not()).execute());
    }
  }

  @Test
  void scansFilterOnWhatIsInside() {
    company("scanned");
    marketplace.company().create(new Company("planless", null, List.of(LAMP), Map.of()));
    assertEquals(
        List.of("planless"),
        marketplace
            .company()
            .scan()
            .filter(CompanyFields.PLAN.notExists().and(CompanyFields.DEALS.contains(LAMP)))
            .stream()
            .map(Company::companyId)
            .collect(Collectors.toList()));
  }

  @Test
  void updatesAppendToTheDealsAndPutToTheContacts() {
    company("update");
    Contact bob = new Contact("bob@shop.example", false);
    Company changed =
        marketplace
            .company()
            .update("update")
            .appendToDeals(LAMP)
            .putToContacts("Bob", bob)
            .removeFromContacts("Ann Lee")
            .executeAndGet();
    assertEquals(List.of(SOFA, LAMP), changed.deals());
    assertEquals(Map.of("Bob", bob), changed.contacts());
    assertEquals(25, changed.plan().seats());
    assertEquals(changed, marketplace.company().get("update"));
  }

  @Test
  void thePlanIsReplacedAsAWholeIfItIsStillTheOneThatWasRead() {
    Company read = company("swap");
    PaymentPlan more = new PaymentPlan(PlanType.PRO, 50, null, START);
    marketplace
        .company()
        .update("swap")
        .plan(more)
        .when(CompanyFields.PLAN.eq(read.plan()))
        .execute();
    assertEquals(more, marketplace.company().get("swap").plan());
    assertThrows(
        ConditionFailedException.class,
        () ->
            marketplace
                .company()
                .update("swap")
                .clearPlan()
                .when(CompanyFields.PLAN.eq(read.plan()))
                .execute());
  }
}
