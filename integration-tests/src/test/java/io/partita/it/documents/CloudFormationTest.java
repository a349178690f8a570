package io.partita.it.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.collections.BillingTable;
import io.partita.it.community.CommunityTable;
import io.partita.it.gallery.ForumTable;
import io.partita.it.legacy.AccountsTable;
import io.partita.it.projections.ShippingTable;
import io.partita.it.shards.ArenaTable;
import io.partita.it.shop.ShopTable;
import io.partita.it.sparse.FollowersTable;
import io.partita.runtime.TableReport;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.io.IOException;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table that comes from the CloudFormation template is the one that generated code wants. */
@DynamoDbTest
class CloudFormationTest {

  private record Case(String table, BiFunction<DynamoDbClient, String, TableReport> verify) {

    @Override
    public String toString() {
      return table;
    }
  }

  static Stream<Case> tables() {
    return Stream.of(
        new Case(
            "community.Community", (client, name) -> CommunityTable.of(client, name).verifyTable()),
        new Case("shop.Shop", (client, name) -> ShopTable.of(client, name).verifyTable()),
        new Case(
            "projections.Shipping", (client, name) -> ShippingTable.of(client, name).verifyTable()),
        new Case("legacy.Accounts", (client, name) -> AccountsTable.of(client, name).verifyTable()),
        new Case("gallery.Forum", (client, name) -> ForumTable.of(client, name).verifyTable()),
        new Case(
            "sparse.Followers", (client, name) -> FollowersTable.of(client, name).verifyTable()),
        new Case(
            "collections.Billing", (client, name) -> BillingTable.of(client, name).verifyTable()),
        new Case("shards.Arena", (client, name) -> ArenaTable.of(client, name).verifyTable()));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void aTableFromTheTemplateIsAccepted(Case each, DynamoDbClient client, @TableName String name)
      throws IOException {
    String own = name + "-" + each;
    CloudFormationTemplate.of("io.partita.it." + each.table()).create(client, own);
    TableReport report = each.verify().apply(client, own);
    assertEquals(List.of(), report.differences());
  }
}
