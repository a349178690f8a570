package io.partita.examples.community;

import static io.partita.examples.community.Membership.Role.ADMIN;
import static io.partita.examples.community.Membership.Role.MEMBER;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.community.Membership.Role;
import io.partita.runtime.Page;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Walks through a many-to-many relation from both of its sides. */
public final class CommunityWalk implements Walk {

  static final Instant SIGNED_UP = Instant.parse("2024-01-01T09:00:00Z");
  static final User ADA = new User("ada", "Ada", "ada@example.org", SIGNED_UP);
  static final User BOB = new User("bob", "Bob", "bob@example.org", SIGNED_UP);
  static final Membership ADA_MATH = membership("ada", "math", ADMIN);
  static final Membership ADA_POETRY = membership("ada", "poetry", MEMBER);
  static final Membership BOB_MATH = membership("bob", "math", MEMBER);

  private static Membership membership(String user, String group, Role role) {
    return new Membership(user, group, role, Set.of("read"), LocalDate.of(2024, 1, 15));
  }

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    CommunityTable community = CommunityTable.of(client, tableName);
    narrator.chapter("The table, with the index that the relation needs");
    narrator.ask("Create the table", () -> community.createTableIfMissing());
    fill(community, narrator);
    fromTheUser(community.membership(), community, narrator);
    fromTheGroup(community.membership(), narrator);
    ends(community, narrator);
  }

  private static void fill(CommunityTable community, Narrator narrator) {
    narrator.chapter("Users, groups and who is in which");
    community.user().create(ADA);
    community.user().create(BOB);
    for (String group : new String[] {"math", "math-club", "poetry"}) {
      community
          .group()
          .create(GroupDraft.empty().groupId(group).name("The " + group + " group").build());
    }
    narrator.ask(
        "Ada joins a group: one transaction, which counts her",
        () -> community.membership().create(ADA_MATH));
    narrator.run(
        "More join: one transaction for all",
        () ->
            community
                .transact()
                .create(ADA_POETRY)
                .create(BOB_MATH)
                .create(membership("bob", "math-club", MEMBER))
                .execute());
    narrator.fails(
        "A group that does not exist cannot be joined",
        () -> community.membership().create(membership("ada", "chess", MEMBER)));
  }

  private static void fromTheUser(
      MembershipDao memberships, CommunityTable community, Narrator narrator) {
    narrator.chapter("From the user: the table");
    narrator.ask("The memberships of a user", () -> memberships.byUser("ada").list());
    narrator.ask(
        "The same, each with its group", () -> memberships.byUser("ada").withGroup().list());
    narrator.ask(
        "A user with all memberships, in one request",
        () -> community.userWithMemberships().find("ada"));
    narrator.ask(
        "Bob becomes an administrator",
        () ->
            memberships
                .update("bob", "math")
                .role(ADMIN)
                .addToPermissions(Set.of("write"))
                .executeAndGet());
  }

  private static void fromTheGroup(MembershipDao memberships, Narrator narrator) {
    narrator.chapter("From the group: the inverse index");
    narrator.ask(
        "The administrators of math, never those of math-club",
        () -> memberships.byGroup("math").filter(MembershipFields.ROLE.eq(ADMIN)).list());
    narrator.ask("How many are in it", () -> memberships.byGroup("math").count());
    Page<Membership> page =
        narrator.ask("A page of one", () -> memberships.byGroup("math").pageSize(1).page());
    String cursor = page.cursor().orElseThrow();
    narrator.ask("The next page", () -> memberships.byGroup("math").pageSize(1).page(cursor));
  }

  private static void ends(CommunityTable community, Narrator narrator) {
    narrator.chapter("Leaving, and the end of a group");
    narrator.run(
        "Ada leaves: one transaction, which counts down",
        () -> community.membership().delete("ada", "poetry"));
    narrator.ask("A group that is empty", () -> community.group().get("poetry"));
    narrator.fails("A group with members stays", () -> community.group().delete("math"));
    narrator.ask(
        "Unless they go with it: how many items that were",
        () -> community.group().deleteCascade("math"));
    narrator.ask("Is Bob still in it?", () -> community.membership().exists("bob", "math"));
  }
}
