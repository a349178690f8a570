package io.partita.it.community;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.Explanation;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Linked;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Memberships from both sides: ada is in three groups, one of which does not exist. */
@DynamoDbTest
class MembershipTest {

  private static final Instant JOINED = Instant.parse("2024-01-15T10:30:00Z");
  private static final List<String> GROUPS_OF_ADA = List.of("chess", "ghosts", "math");
  private static final List<String> MEMBERS_OF_MATH =
      List.of("ada", "alan", "emmy", "grace", "sofja");

  private static CommunityTable community;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    community = CommunityTable.of(client, name);
    community.createTableIfMissing();
    for (String user : MEMBERS_OF_MATH) {
      community.user().create(new User(user, user + "'s name", user + "@example.org", null));
      community.membership().create(membership(user, "math"));
    }
    community.group().create(new Group("math", "Mathematics"));
    community.group().create(new Group("chess", "Chess"));
    community.membership().create(membership("ada", "chess"));
    community.membership().create(membership("ada", "ghosts"));
    // Ids that begin alike, or look like keys, must not be taken for others.
    community.membership().create(membership("ada2", "math2"));
    community.membership().create(membership("ada#", "math#"));
  }

  private static Membership membership(String user, String group) {
    Role role = user.equals("emmy") ? Role.ADMIN : Role.MEMBER;
    return new Membership(user, group, role, Set.of("read", "write"), JOINED);
  }

  private static List<String> groups(Stream<Membership> memberships) {
    return memberships.map(Membership::groupId).toList();
  }

  private static List<String> users(Stream<Membership> memberships) {
    return memberships.map(Membership::userId).toList();
  }

  @Test
  void theGroupsOfAUserAreItsOwnAndInOrder() {
    List<Membership> memberships = community.membership().byUser("ada").list();
    assertEquals(GROUPS_OF_ADA, groups(memberships.stream()));
    assertEquals(membership("ada", "math"), memberships.get(2));
    assertEquals(List.of("math#"), groups(community.membership().byUser("ada#").stream()));
    assertEquals(List.of(), community.membership().byUser("nobody").list());
  }

  @Test
  void theMembersOfAGroupAreFoundOnTheInverseIndex() {
    assertEquals(MEMBERS_OF_MATH, users(community.membership().byGroup("math").stream()));
    assertEquals(
        List.of("sofja", "grace"),
        users(community.membership().byGroup("math").reverse().limit(2).stream()));
  }

  @Test
  void membersAreCountedAndFiltered() {
    assertEquals(5, community.membership().byGroup("math").count());
    assertEquals(3, community.membership().byUser("ada").consistent().count());
    assertEquals(
        List.of("emmy"),
        users(
            community
                .membership()
                .byGroup("math")
                .filter(MembershipFields.ROLE.eq(Role.ADMIN))
                .stream()));
    assertEquals(Optional.empty(), community.membership().byGroup("nothing").first());
  }

  @Test
  void pagesOfEverySizeAddUpToAllMembers() {
    for (int size = 1; size <= MEMBERS_OF_MATH.size() + 1; size++) {
      MembershipByGroup query = community.membership().byGroup("math").pageSize(size);
      List<String> found = new ArrayList<>();
      Page<Membership> page = query.page();
      found.addAll(users(page.items().stream()));
      while (page.cursor().isPresent()) {
        assertEquals(size, page.items().size());
        page = query.page(page.cursor().get());
        found.addAll(users(page.items().stream()));
      }
      assertEquals(MEMBERS_OF_MATH, found);
    }
  }

  @Test
  void rangesOfTheSortKeySelectMembers() {
    MembershipByGroup math = community.membership().byGroup("math");
    assertEquals(List.of("alan"), users(math.userId("alan").stream()));
    assertEquals(List.of("ada", "alan"), users(math.userIdStartsWith("a").stream()));
    assertEquals(List.of("emmy", "grace", "sofja"), users(math.userIdFrom("emmy").stream()));
    assertEquals(List.of("grace", "sofja"), users(math.userIdAfter("emmy").stream()));
    assertEquals(List.of("ada", "alan", "emmy"), users(math.userIdTo("emmy").stream()));
    assertEquals(List.of("ada", "alan"), users(math.userIdBefore("emmy").stream()));
    assertEquals(List.of("alan", "emmy"), users(math.userIdBetween("alan", "emmy").stream()));
    assertEquals(List.of(), math.userIdBetween("emmy", "alan").list());
  }

  @Test
  void anEdgeLeadsToItsGroupWhichMayBeGone() {
    List<Linked<Membership, Group>> linked =
        community.membership().byUser("ada").withGroup().list();
    assertEquals(GROUPS_OF_ADA, groups(linked.stream().map(Linked::edge)));
    assertEquals(
        List.of(
            Optional.of(new Group("chess", "Chess")),
            Optional.empty(),
            Optional.of(new Group("math", "Mathematics"))),
        linked.stream().map(Linked::target).toList());
  }

  @Test
  void anEdgeLeadsToItsUserAlsoPageByPage() {
    Page<Linked<Membership, User>> page =
        community.membership().byGroup("math").pageSize(2).withUser().page();
    assertEquals(
        List.of("ada@example.org", "alan@example.org"),
        page.items().stream().map(linked -> linked.target().orElseThrow().email()).toList());
    assertEquals(
        List.of("ada", "alan"),
        community.membership().byGroup("math").userIdStartsWith("a").withUser().stream()
            .map(linked -> linked.target().orElseThrow().userId())
            .toList());
  }

  @Test
  void anEdgeExistsUntilItIsDeleted() {
    community.membership().create(membership("kurt", "chess"));
    assertTrue(community.membership().exists("kurt", "chess"));
    community.membership().update("kurt", "chess").role(Role.ADMIN).execute();
    assertEquals(Role.ADMIN, community.membership().byUser("kurt").first().orElseThrow().role());
    community.membership().delete("kurt", "chess");
    assertFalse(community.membership().exists(MembershipKey.of("kurt", "chess")));
    assertEquals(List.of(), community.membership().byUser("kurt").consistent().list());
    assertThrows(
        ItemNotFoundException.class,
        () -> community.membership().update("kurt", "chess").role(Role.MEMBER).execute());
  }

  @Test
  void aQueryIsRefusedWithoutItsPartition() {
    assertThrows(InvalidKeyException.class, () -> community.membership().byGroup(""));
    assertThrows(InvalidKeyException.class, () -> community.membership().byUser(null));
  }

  @Test
  void nothingIsFilteredWhereTheKeysTellEdgesFromTheirEnds() {
    Explanation explanation = community.membership().byUser("ada").explain();
    assertEquals(1, explanation.requests().size());
    QueryRequest query = (QueryRequest) explanation.requests().get(0).request();
    assertTrue(query.keyConditionExpression().contains("begins_with"));
    assertNull(query.filterExpression());
  }
}
