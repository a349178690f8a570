package io.partita.examples.deals;

import static io.partita.examples.deals.Deals.Level.FREE;
import static io.partita.examples.deals.Deals.Level.PRO;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.deals.Deals.Deal;
import io.partita.examples.deals.Deals.Organization;
import io.partita.examples.deals.Deals.PaymentPlan;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads and changes nested records. */
public final class DealsWalk implements Walk {

  static final PaymentPlan FREE_PLAN = new PaymentPlan(FREE, LocalDate.of(2024, 1, 1));
  static final PaymentPlan PRO_PLAN = new PaymentPlan(PRO, LocalDate.of(2024, 6, 1));
  static final Deal TEA = new Deal("Tea", 10);
  static final Deal CUPS = new Deal("Cups", 20);
  static final Organization SHOP =
      new Organization("shop", "Tea and more", FREE_PLAN, List.of(TEA));

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    DealsTable deals = DealsTable.of(client, tableName);
    OrganizationDao organizations = deals.organization();
    narrator.chapter("The table and its items");
    deals.createTableIfMissing();
    narrator.ask("An organization: one item", () -> organizations.create(SHOP));

    narrator.chapter("Reading and changing parts");
    narrator.ask("Everything at once", () -> organizations.get("shop"));
    narrator.ask(
        "Another plan, if it is still the free one, and another deal",
        () ->
            organizations
                .update("shop")
                .plan(PRO_PLAN)
                .appendToFeaturedDeals(List.of(CUPS))
                .when(OrganizationFields.PLAN.level().eq(FREE))
                .executeAndGet());
    narrator.fails(
        "The same again",
        () ->
            organizations
                .update("shop")
                .plan(PRO_PLAN)
                .when(OrganizationFields.PLAN.level().eq(FREE))
                .execute());
    narrator.fails(
        "More deals than there is room for",
        () -> organizations.update("shop").appendToFeaturedDeals(List.of(TEA, CUPS)).execute());
  }
}
