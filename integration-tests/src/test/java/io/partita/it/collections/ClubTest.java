package io.partita.it.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.collections.Club.Account;
import io.partita.it.collections.Club.Badge;
import io.partita.it.collections.Club.Group;
import io.partita.it.collections.Club.GroupWithMembers;
import io.partita.it.collections.Club.Membership;
import io.partita.it.collections.Club.Session;
import io.partita.it.collections.Club.Settings;
import io.partita.it.collections.Club.User;
import io.partita.it.collections.Club.UserWithMemberships;
import io.partita.it.collections.Club.Wardrobe;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.Linked;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@DynamoDbTest
class ClubTest {

  private static Requests requests;
  private static ClubTable club;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    club =
        ClubTable.of(
            requests.client(),
            name,
            Options.builder().clock(new MutableClock("2014-03-05T12:00:00Z")).build());
    club.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @BeforeEach
  void forgetRequests() {
    requests.take();
  }

  private static List<Membership> memberships(String user, int count) {
    List<Membership> memberships =
        IntStream.range(0, count)
            .mapToObj(i -> new Membership(user, "g" + (char) ('a' + i), "member"))
            .toList();
    memberships.forEach(club.membership()::create);
    return memberships;
  }

  @Test
  void aUserAndAllMembershipsAreOneQuery() {
    User user = club.user().create(new User("1", "Ada"));
    List<Membership> memberships = memberships("1", 3);
    club.badge().create(new Badge("1", "gold"));
    club.user().create(new User("10", "Not Ada"));
    memberships("10", 1);
    requests.take();
    assertEquals(
        Optional.of(new UserWithMemberships(user, memberships)),
        club.userWithMemberships().find("1"));
    QueryRequest query = requests.takeQuery();
    assertEquals(
        "PK = 'USER#1' AND SK BETWEEN 'GROUP#' AND 'PROFILE'", Requests.keyCondition(query));
    assertEquals("Type IN ('Membership', 'User')", Requests.filter(query));
    assertEquals(
        club.userWithMemberships().find("1"), club.userWithMemberships().find(UserKey.of("1")));
  }

  @Test
  void withoutItsRootACollectionIsAbsent() {
    memberships("rootless", 2);
    assertEquals(Optional.empty(), club.userWithMemberships().find("rootless"));
    assertEquals(2, club.userWithMemberships().byUser("rootless").page().memberships().size());
    club.user().create(new User("alone", "Alone"));
    assertEquals(List.of(), club.userWithMemberships().find("alone").orElseThrow().memberships());
    assertThrows(InvalidKeyException.class, () -> club.userWithMemberships().find(""));
  }

  @Test
  void aGroupWithItsMembersIsReadFromTheIndex() {
    Group group = club.group().create(new Group("chess", "Chess"));
    Membership bob = club.membership().create(new Membership("bob", "chess", "owner"));
    Membership eve = club.membership().create(new Membership("eve", "chess", "member"));
    requests.take();
    assertEquals(
        Optional.of(new GroupWithMembers(group, List.of(bob, eve))),
        club.groupWithMembers().find("chess"));
    QueryRequest query = requests.takeQuery();
    assertEquals("GSI1", query.indexName());
    assertEquals(
        "GSI1PK = 'GROUP#chess' AND GSI1SK BETWEEN 'INFO' AND 'USER$'",
        Requests.keyCondition(query));
    assertEquals("", Requests.filter(query));
  }

  @Test
  void edgesAreReadWithWhatTheyLeadTo() {
    club.user().create(new User("linked", "Linked"));
    List<Membership> memberships = memberships("linked", 2);
    Group group = club.group().put(new Group("ga", "First"));
    UserWithMemberships found = club.userWithMemberships().find("linked").orElseThrow();
    requests.take();
    assertEquals(
        List.of(
            new Linked<>(memberships.get(0), Optional.of(group)),
            new Linked<>(memberships.get(1), Optional.empty())),
        club.userWithMemberships().membershipsWithGroup(found.memberships()));
    assertEquals(
        List.of(BatchGetItemRequest.class),
        requests.take().stream().map(Object::getClass).toList());
  }

  @Test
  void expiredItemsAreLeftOutAndOptionalOnesFound() {
    User user = club.user().create(new User("account", "Account"));
    Session open = new Session("account", "b", Instant.parse("2014-03-06T00:00:00Z"));
    club.session().create(open);
    // DynamoDB Local leaves alone what expired more than five years ago.
    club.session().create(new Session("account", "a", Instant.parse("2014-03-05T00:00:00Z")));
    assertEquals(
        Optional.of(new Account(user, Optional.empty(), List.of(open))),
        club.account().find("account"));
    Settings settings = club.settings().create(new Settings("account", "en"));
    assertEquals(
        Optional.of(new Account(user, Optional.of(settings), List.of(open))),
        club.account().find("account"));
    requests.take();
    club.account().byUser("account").consistent().find();
    QueryRequest query = requests.takeQuery();
    assertTrue(query.consistentRead());
    assertEquals(
        "PK = 'USER#account' AND SK BETWEEN 'PROFILE' AND 'SETTINGS'",
        Requests.keyCondition(query));
    assertEquals("", Requests.filter(query));
  }

  @Test
  void aCollectionWithoutARootIsAbsentWhenItIsEmpty() {
    assertEquals(Optional.empty(), club.wardrobe().find("nobody"));
    Settings settings = club.settings().create(new Settings("vain", "fr"));
    assertEquals(
        Optional.of(new Wardrobe(List.of(), Optional.of(settings))), club.wardrobe().find("vain"));
    Badge badge = club.badge().create(new Badge("vain", "gold"));
    assertEquals(
        Optional.of(new Wardrobe(List.of(badge), Optional.of(settings))),
        club.wardrobe().find("vain"));
    assertEquals(
        Optional.of(new Wardrobe(List.of(badge), Optional.empty())),
        club.wardrobe().byUser("vain").limit(1).find());
  }

  @Test
  void aLimitedReadBeginsAtTheRoot() {
    User user = club.user().create(new User("limited", "Limited"));
    List<Membership> memberships = memberships("limited", 5);
    requests.take();
    assertEquals(
        Optional.of(new UserWithMemberships(user, List.of(memberships.get(4), memberships.get(3)))),
        club.userWithMemberships().byUser("limited").reverse().limit(3).find());
    QueryRequest query = requests.takeQuery();
    assertEquals(3, query.limit());
    assertEquals(false, query.scanIndexForward());
    assertEquals(
        "[LIMIT_DIRECTION] A limited read of UserWithMemberships must begin at its root, which comes"
            + " last. Call reverse() as well.",
        assertThrows(
                IllegalStateException.class,
                () -> club.userWithMemberships().byUser("limited").limit(3).find())
            .getMessage());
    assertThrows(
        IllegalStateException.class,
        () -> club.account().byUser("limited").reverse().limit(3).find());
    assertEquals(List.of(), requests.take());
  }

  @Test
  void pagesGoOnWhereTheLastOneEnded() {
    User user = club.user().create(new User("paged", "Paged"));
    List<Membership> memberships = memberships("paged", 5);
    for (boolean reverse : new boolean[] {false, true}) {
      UserWithMembershipsByUser query = club.userWithMemberships().byUser("paged").pageSize(2);
      if (reverse) {
        query = query.reverse();
      }
      List<Membership> found = new ArrayList<>();
      List<User> users = new ArrayList<>();
      List<UserWithMembershipsPage> pages = new ArrayList<>();
      Optional<String> cursor = Optional.empty();
      do {
        UserWithMembershipsPage page = query.page(cursor);
        pages.add(page);
        found.addAll(page.memberships());
        page.user().ifPresent(users::add);
        assertEquals(page.user().isPresent(), page.collection().isPresent());
        cursor = page.cursor();
      } while (cursor.isPresent());
      assertEquals(Optional.empty(), pages.get(0).previous());
      for (int i = pages.size() - 1; i > 0; i--) {
        UserWithMembershipsPage before = query.page(pages.get(i).previous());
        assertEquals(pages.get(i - 1).memberships(), before.memberships());
        assertEquals(pages.get(i - 1).user(), before.user());
        assertEquals(i > 1, before.previous().isPresent());
      }
      assertEquals(List.of(user), users);
      List<Membership> expected = new ArrayList<>(memberships);
      if (reverse) {
        java.util.Collections.reverse(expected);
      }
      assertEquals(expected, found);
      assertEquals(expected, query.pages().flatMap(page -> page.memberships().stream()).toList());
    }
  }

  @Test
  void cursorsOfOtherQueriesAreRefused() {
    club.user().create(new User("cursor", "Cursor"));
    memberships("cursor", 3);
    UserWithMembershipsByUser query = club.userWithMemberships().byUser("cursor").pageSize(1);
    String cursor = query.page().cursor().orElseThrow();
    String ofEntity = club.membership().byUser("cursor").pageSize(1).page().cursor().orElseThrow();
    requests.take();
    assertThrows(InvalidCursorException.class, () -> query.reverse().page(cursor));
    assertThrows(InvalidCursorException.class, () -> query.page(ofEntity));
    assertThrows(InvalidCursorException.class, () -> query.page("nonsense"));
    assertThrows(InvalidCursorException.class, () -> club.account().byUser("cursor").page(cursor));
    assertEquals(List.of(), requests.take());
  }

  @Test
  void foreignItemsInTheRangeAreIgnored() {
    User user = club.user().create(new User("foreign", "Foreign"));
    raw.put(
        Map.of(
            "PK", RawItems.text("USER#foreign"),
            "SK", RawItems.text("GROUP#x"),
            "Type", RawItems.text("Stranger")));
    raw.put(Map.of("PK", RawItems.text("USER#foreign"), "SK", RawItems.text("SESSION#x")));
    assertEquals(
        Optional.of(new UserWithMemberships(user, List.of())),
        club.userWithMemberships().find("foreign"));
    assertEquals(
        Optional.of(new Account(user, Optional.empty(), List.of())),
        club.account().find("foreign"));
  }

  @Test
  void theQueryIsExplainedWithoutBeingSent() {
    String explained = club.userWithMemberships().byUser("1").explain().toString();
    assertTrue(explained.contains("BETWEEN"), explained);
    assertTrue(explained.contains("Reads all members at once"), explained);
    assertTrue(explained.contains("which the filter drops"), explained);
    assertEquals(
        explained, club.explain(table -> table.userWithMemberships().find("1")).toString());
    assertEquals(List.of(), requests.take());
  }
}
