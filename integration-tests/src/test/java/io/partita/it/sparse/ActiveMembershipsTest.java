package io.partita.it.sparse;

import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.sparse.Club.Membership;
import io.partita.it.sparse.Club.Status;
import io.partita.runtime.ConditionFailedException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An index that holds memberships only while they are active. */
@DynamoDbTest
class ActiveMembershipsTest {

  private static final Instant JOINED = Instant.parse("2024-01-15T10:30:00Z");

  private static ClubTable club;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    club = ClubTable.of(client, name);
    club.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @Test
  void onlyActiveMembershipsAreOnTheIndex() {
    Membership active = create("u1", "g1", Status.ACTIVE, JOINED);
    create("u2", "g1", Status.SUSPENDED, JOINED);
    create("u3", "g1", null, JOINED);
    create("u4", "g1", Status.ACTIVE, null);
    assertEquals(List.of(active), club.membership().activeIn("g1").list());
    assertEquals(4, club.membership().byGroup("g1").count());
    assertEquals(item("u1", "g1", Status.ACTIVE, true), raw.get("USER#u1", "GROUP#g1"));
    assertEquals(item("u2", "g1", Status.SUSPENDED, false), raw.get("USER#u2", "GROUP#g1"));
  }

  @Test
  void changingTheStatusMovesAMembershipOffTheIndexAndBack() {
    create("u1", "g2", Status.ACTIVE, JOINED);
    club.membership().update("u1", "g2").status(Status.SUSPENDED).execute();
    assertEquals(item("u1", "g2", Status.SUSPENDED, false), raw.get("USER#u1", "GROUP#g2"));
    assertEquals(List.of(), club.membership().activeIn("g2").list());
    club.membership().update("u1", "g2").status(Status.ACTIVE).execute();
    assertEquals(item("u1", "g2", Status.ACTIVE, true), raw.get("USER#u1", "GROUP#g2"));
    assertEquals(1, club.membership().activeIn("g2").count());
    club.membership().update("u1", "g2").clearStatus().execute();
    assertFalse(raw.get("USER#u1", "GROUP#g2").containsKey("GSI2PK"));
  }

  @Test
  void leavingTheIndexIsOneRequestAndEnteringItReadsFirst() {
    String left =
        club.explain(c -> c.membership().update("u", "g").status(Status.LEFT).execute()).toString();
    assertFalse(left.contains("GetItem"), left);
    String entered =
        club.explain(c -> c.membership().update("u", "g").status(Status.ACTIVE).execute())
            .toString();
    assertTrue(entered.contains("Read first because an index key contains 'joinedAt'"), entered);
    String moved =
        club.explain(c -> c.membership().update("u", "g").joinedAt(JOINED).execute()).toString();
    assertTrue(moved.contains("being on GSI2 depends on 'status'"), moved);
    String noted =
        club.explain(c -> c.membership().update("u", "g").note("x").execute()).toString();
    assertFalse(noted.contains("GSI2"), noted);
  }

  @Test
  void aQueryExplainsWhenAnItemIsOnItsIndex() {
    String explained = club.explain(c -> c.membership().activeIn("g").list()).toString();
    assertTrue(explained.contains("The index holds items only where status = ACTIVE."), explained);
  }

  @Test
  void aComponentOfTheKeyAloneDoesNotPutAnItemOnTheIndex() {
    create("u1", "g3", Status.SUSPENDED, null);
    club.membership().update("u1", "g3").joinedAt(JOINED).execute();
    assertEquals(item("u1", "g3", Status.SUSPENDED, false), raw.get("USER#u1", "GROUP#g3"));
    create("u2", "g3", Status.ACTIVE, null);
    club.membership().update("u2", "g3").joinedAt(JOINED).execute();
    assertEquals(item("u2", "g3", Status.ACTIVE, true), raw.get("USER#u2", "GROUP#g3"));
    club.membership().update("u2", "g3").clearJoinedAt().execute();
    assertFalse(raw.get("USER#u2", "GROUP#g3").containsKey("GSI2PK"));
  }

  @Test
  void putReplaceAndTransactionsFollowTheCondition() {
    Membership active = create("u1", "g4", Status.ACTIVE, JOINED);
    Membership left = new Membership("u1", "g4", Status.LEFT, JOINED, null);
    club.membership().replace(left);
    assertEquals(item("u1", "g4", Status.LEFT, false), raw.get("USER#u1", "GROUP#g4"));
    club.membership().put(active);
    assertEquals(item("u1", "g4", Status.ACTIVE, true), raw.get("USER#u1", "GROUP#g4"));
    club.membership().putAll(List.of(left));
    assertEquals(item("u1", "g4", Status.LEFT, false), raw.get("USER#u1", "GROUP#g4"));
    club.transact()
        .update(club.membership().update("u1", "g4").status(Status.ACTIVE))
        .create(new Membership("u2", "g4", Status.SUSPENDED, JOINED, null))
        .execute();
    assertEquals(item("u1", "g4", Status.ACTIVE, true), raw.get("USER#u1", "GROUP#g4"));
    assertEquals(List.of(active), club.membership().activeIn("g4").list());
    club.membership().delete("u1", "g4");
    assertEquals(0, club.membership().activeIn("g4").count());
  }

  @Test
  void anUpdateThatCreatesTheItemFollowsTheCondition() {
    club.membership()
        .update("u1", "g5")
        .status(Status.ACTIVE)
        .joinedAt(JOINED)
        .orCreate()
        .execute();
    assertEquals(item("u1", "g5", Status.ACTIVE, true), raw.get("USER#u1", "GROUP#g5"));
    club.membership().update("u2", "g5").joinedAt(JOINED).orCreate().execute();
    assertFalse(raw.get("USER#u2", "GROUP#g5").containsKey("GSI2PK"));
  }

  @Test
  void theCallersConditionIsKeptBesidesTheGuards() {
    create("u1", "g6", Status.SUSPENDED, JOINED);
    assertThrows(
        ConditionFailedException.class,
        () ->
            club.membership()
                .update("u1", "g6")
                .status(Status.ACTIVE)
                .when(MembershipFields.STATUS.eq(Status.LEFT))
                .execute());
    assertEquals(item("u1", "g6", Status.SUSPENDED, false), raw.get("USER#u1", "GROUP#g6"));
  }

  private static Membership create(String user, String group, Status status, Instant joinedAt) {
    return club.membership().create(new Membership(user, group, status, joinedAt, null));
  }

  private static Map<String, AttributeValue> item(
      String user, String group, Status status, boolean onIndex) {
    Map<String, AttributeValue> item =
        new HashMap<>(
            Map.of(
                "PK", text("USER#" + user),
                "SK", text("GROUP#" + group),
                "GSI1PK", text("GROUP#" + group),
                "GSI1SK", text("USER#" + user),
                "Type", text("Membership"),
                "userId", text(user),
                "groupId", text(group),
                "status", text(status.name()),
                "joinedAt", text("2024-01-15T10:30:00Z")));
    if (onIndex) {
      item.put("GSI2PK", text("ACTIVE_MEMBERSHIP#" + group));
      item.put("GSI2SK", text("2024-01-15#" + user));
    }
    return item;
  }
}
