package io.partita.it.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.gallery.Directory.Account;
import io.partita.it.gallery.Directory.Invitation;
import io.partita.it.gallery.Directory.Organization;
import io.partita.it.gallery.Directory.OrganizationWithAccounts;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** One organization, its users, one of them, or all together: one request each. */
@DynamoDbTest
class DirectoryTest {

  private static Requests requests;
  private static DirectoryTable directory;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    directory = DirectoryTable.of(requests.client(), name);
    directory.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @BeforeEach
  void forgetRequests() {
    requests.take();
  }

  private static void organization(String name, String... users) {
    directory.organization().create(new Organization(name, "free", 0));
    List.of(users).forEach(user -> account(name, user));
    requests.take();
  }

  private static Account account(String organization, String user) {
    return directory.account().create(new Account(organization, user, "member"));
  }

  @Test
  void organizationsAndUsersLieInOneItemCollection() {
    organization("berkshire", "charlie", "warren");
    assertEquals(
        List.of("METADATA#berkshire", "USER#charlie", "USER#warren"),
        raw.query("ORG#berkshire").stream().map(item -> item.get("SK").s()).toList());
  }

  @Test
  void anOrganizationIsOneGet() {
    organization("facebook", "sheryl");
    assertEquals(new Organization("facebook", "free", 1), directory.organization().get("facebook"));
    GetItemRequest get = assertInstanceOf(GetItemRequest.class, requests.take().get(0));
    assertEquals(
        Map.of("PK", RawItems.text("ORG#facebook"), "SK", RawItems.text("METADATA#facebook")),
        get.key());
  }

  @Test
  void aUserIsOneGet() {
    organization("google", "sundar");
    assertEquals(
        new Account("google", "sundar", "member"), directory.account().get("google", "sundar"));
    GetItemRequest get = assertInstanceOf(GetItemRequest.class, requests.take().get(0));
    assertEquals(
        Map.of("PK", RawItems.text("ORG#google"), "SK", RawItems.text("USER#sundar")), get.key());
  }

  @Test
  void theUsersOfAnOrganizationAreOneQuery() {
    organization("amazon", "jeff", "andy");
    assertEquals(
        List.of(new Account("amazon", "andy", "member"), new Account("amazon", "jeff", "member")),
        directory.account().byOrganization("amazon").list());
    QueryRequest query = requests.takeQuery();
    assertEquals("PK = 'ORG#amazon' AND begins_with(SK, 'USER#')", Requests.keyCondition(query));
    assertEquals("", Requests.filter(query));
  }

  @Test
  void anOrganizationWithItsUsersIsOneQuery() {
    organization("microsoft", "satya");
    assertEquals(
        Optional.of(
            new OrganizationWithAccounts(
                new Organization("microsoft", "free", 1),
                List.of(new Account("microsoft", "satya", "member")))),
        directory.organizationWithAccounts().find("microsoft"));
    assertEquals(
        "PK = 'ORG#microsoft' AND SK BETWEEN 'METADATA#microsoft' AND 'USER$'",
        Requests.keyCondition(requests.takeQuery()));
  }

  @Test
  void namesMayHoldAnything() {
    for (String name : List.of("o#1", "o# 1", "o", "o1", "o#1#USER#x", "🦊 & co", "100%")) {
      organization(name, "a b", "a", "a#b", "USER#a", "🐈");
      assertEquals(
          List.of("USER#a", "a", "a b", "a#b", "🐈"),
          directory.account().byOrganization(name).list().stream().map(Account::user).toList());
      assertEquals(
          List.of("a", "a b", "a#b"),
          directory.account().byOrganization(name).userStartsWith("a").list().stream()
              .map(Account::user)
              .toList());
      assertEquals(new Organization(name, "free", 5), directory.organization().get(name));
    }
  }

  @Test
  void aUserIsCountedInTheTransactionThatCreatesIt() {
    organization("netflix");
    account("netflix", "reed");
    TransactWriteItemsRequest create =
        assertInstanceOf(TransactWriteItemsRequest.class, requests.take().get(0));
    assertEquals(2, create.transactItems().size());
    assertEquals(1, directory.organization().get("netflix").accounts());
    directory.account().delete("netflix", "reed");
    assertEquals(0, directory.organization().get("netflix").accounts());
  }

  @Test
  void nobodyIsInvitedByAnOrganizationThatIsNotThere() {
    organization("there");
    Invitation invitation = new Invitation("there", "a@b.c");
    assertEquals(invitation, directory.invitation().create(invitation));
    assertInstanceOf(TransactWriteItemsRequest.class, requests.take().get(0));
    ItemNotFoundException refused =
        assertThrows(
            ItemNotFoundException.class,
            () -> directory.invitation().create(new Invitation("nowhere", "a@b.c")));
    assertTrue(refused.getMessage().contains("Organization"), refused.getMessage());
    assertEquals(List.of(), raw.query("ORG#nowhere"));
  }

  @Test
  void anOrganizationGoesWithItsUsersAndInvitationsOnly() {
    organization("enron", "ken", "jeff");
    organization("enron2", "ken");
    directory.invitation().create(new Invitation("enron", "andy@enron.com"));
    assertThrows(HasRelatedItemsException.class, () -> directory.organization().delete("enron"));
    assertEquals(4, directory.organization().deleteCascade("enron"));
    assertEquals(List.of(), raw.query("ORG#enron"));
    assertEquals(2, raw.query("ORG#enron2").size());
    assertEquals(List.of(), directory.organization().verifyCounts());
  }
}
