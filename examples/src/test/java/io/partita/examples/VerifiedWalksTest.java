package io.partita.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.analytics.HelpdeskTable;
import io.partita.examples.billing.InvoiceAndBillsTable;
import io.partita.examples.catalog.CatalogTable;
import io.partita.examples.cinema.CinemaTable;
import io.partita.examples.community.CommunityTable;
import io.partita.examples.deals.DealsTable;
import io.partita.examples.deliveries.DeliveriesTable;
import io.partita.examples.fanclub.FanclubTable;
import io.partita.examples.filmography.FilmographyTable;
import io.partita.examples.forge.ForgeTable;
import io.partita.examples.forum.ForumTable;
import io.partita.examples.graph.GraphTable;
import io.partita.examples.gym.GymTable;
import io.partita.examples.locations.LocationsTable;
import io.partita.examples.orders.OrdersTable;
import io.partita.examples.organizations.OrganizationsTable;
import io.partita.examples.parcels.ParcelsTable;
import io.partita.examples.projects.ProjectsTable;
import io.partita.examples.roster.RosterTable;
import io.partita.examples.school.SchoolTable;
import io.partita.examples.shop.ShopTable;
import io.partita.examples.social.SocialTable;
import io.partita.runtime.ItemProblem;
import io.partita.runtime.ItemReport;
import io.partita.runtime.ItemVerification;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Whatever the walks have written is verified without a finding. */
@DynamoDbTest
class VerifiedWalksTest {

  private static final Map<String, BiFunction<DynamoDbClient, String, ItemVerification>> TABLES =
      Map.ofEntries(
          Map.entry("analytics", (client, name) -> HelpdeskTable.of(client, name).verifyItems()),
          Map.entry(
              "billing", (client, name) -> InvoiceAndBillsTable.of(client, name).verifyItems()),
          Map.entry("catalog", (client, name) -> CatalogTable.of(client, name).verifyItems()),
          Map.entry("cinema", (client, name) -> CinemaTable.of(client, name).verifyItems()),
          Map.entry("community", (client, name) -> CommunityTable.of(client, name).verifyItems()),
          Map.entry("deals", (client, name) -> DealsTable.of(client, name).verifyItems()),
          Map.entry("deliveries", (client, name) -> DeliveriesTable.of(client, name).verifyItems()),
          Map.entry("fanclub", (client, name) -> FanclubTable.of(client, name).verifyItems()),
          Map.entry(
              "filmography", (client, name) -> FilmographyTable.of(client, name).verifyItems()),
          Map.entry("forge", (client, name) -> ForgeTable.of(client, name).verifyItems()),
          Map.entry("forum", (client, name) -> ForumTable.of(client, name).verifyItems()),
          Map.entry("graph", (client, name) -> GraphTable.of(client, name).verifyItems()),
          Map.entry("gym", (client, name) -> GymTable.of(client, name).verifyItems()),
          Map.entry("locations", (client, name) -> LocationsTable.of(client, name).verifyItems()),
          Map.entry("orders", (client, name) -> OrdersTable.of(client, name).verifyItems()),
          Map.entry(
              "organizations", (client, name) -> OrganizationsTable.of(client, name).verifyItems()),
          Map.entry("parcels", (client, name) -> ParcelsTable.of(client, name).verifyItems()),
          Map.entry("projects", (client, name) -> ProjectsTable.of(client, name).verifyItems()),
          Map.entry("roster", (client, name) -> RosterTable.of(client, name).verifyItems()),
          Map.entry("school", (client, name) -> SchoolTable.of(client, name).verifyItems()),
          Map.entry("shop", (client, name) -> ShopTable.of(client, name).verifyItems()),
          Map.entry("social", (client, name) -> SocialTable.of(client, name).verifyItems()));

  @Test
  void whatAnExampleLeavesBehindIsClean(DynamoDbClient client, @TableName String table) {
    Map<String, List<ItemProblem>> problems = new TreeMap<>();
    for (Example example : Gallery.EXAMPLES) {
      String name = table + "-" + example.name();
      Walks.walked(example.walk(), client, name);
      ItemReport report = TABLES.get(example.name()).apply(client, name).segments(2).run();
      if (!report.isClean()) {
        problems.put(example.name(), report.first());
      }
    }
    assertEquals(Map.of(), problems);
  }
}
