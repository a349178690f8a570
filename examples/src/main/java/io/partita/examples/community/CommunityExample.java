package io.partita.examples.community;

import io.partita.examples.Example;
import io.partita.examples.Narrator;
import io.partita.examples.community.Membership.Role;
import io.partita.runtime.Page;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Walks through a many-to-many relation from both of its sides. */
public final class CommunityExample implements Example {

  @Override
  public String name() {
    return "community";
  }

  @Override
  public String summary() {
    return "many-to-many: users, groups and memberships, found from both sides";
  }

  @Override
  public void run(DynamoDbClient client, Narrator narrator) {
    CommunityTable community = CommunityTable.of(client, "community");
    narrator.chapter("The table, with the index that the relation needs");
    narrator.call("community.createTableIfMissing()", community::createTableIfMissing);
    fill(community, narrator);
    fromTheUser(community, narrator);
    fromTheGroup(community, narrator);
  }

  private static void fill(CommunityTable community, Narrator narrator) {
    narrator.chapter("Users, groups and who is in which");
    for (String user : List.of("ada", "bob")) {
      community
          .user()
          .create(
              new User(user, user.toUpperCase(java.util.Locale.ROOT), user + "@example.org", null));
    }
    for (String group : List.of("math", "math-club", "poetry")) {
      community.group().create(new Group(group, "The " + group + " group"));
    }
    narrator.call(
        "community.membership().create(new Membership(\"ada\", \"math\", ADMIN, ...))",
        () -> community.membership().create(membership("ada", "math", Role.ADMIN)));
    community.membership().create(membership("ada", "poetry", Role.MEMBER));
    community.membership().create(membership("bob", "math", Role.MEMBER));
    community.membership().create(membership("bob", "math-club", Role.MEMBER));
    narrator.fails(
        "community.membership().create(new Membership(\"ada\", \"chess\", ...))  // no such group",
        () -> community.membership().create(membership("ada", "chess", Role.MEMBER)));
  }

  private static Membership membership(String user, String group, Role role) {
    return new Membership(user, group, role, Set.of("read"), LocalDate.of(2024, 1, 15));
  }

  private static void fromTheUser(CommunityTable community, Narrator narrator) {
    narrator.chapter("From the user: the table");
    narrator.call(
        "community.membership().byUser(\"ada\").list()",
        () -> community.membership().byUser("ada").list());
    narrator.call(
        "community.membership().byUser(\"ada\").withGroup().list()",
        () -> community.membership().byUser("ada").withGroup().list());
    narrator.run(
        "community.membership().update(\"bob\", \"math\").role(ADMIN).addToPermissions(Set.of(\"write\")).execute()",
        () ->
            community
                .membership()
                .update("bob", "math")
                .role(Role.ADMIN)
                .addToPermissions(Set.of("write"))
                .execute());
  }

  private static void fromTheGroup(CommunityTable community, Narrator narrator) {
    narrator.chapter("From the group: the inverse index");
    narrator.call(
        "community.membership().byGroup(\"math\").filter(MembershipFields.ROLE.eq(ADMIN)).list()  // never math-club",
        () ->
            community
                .membership()
                .byGroup("math")
                .filter(MembershipFields.ROLE.eq(Role.ADMIN))
                .list());
    narrator.call(
        "community.membership().byGroup(\"math\").count()",
        () -> community.membership().byGroup("math").count());
    Page<Membership> page =
        narrator.call(
            "community.membership().byGroup(\"math\").pageSize(1).page()",
            () -> community.membership().byGroup("math").pageSize(1).page());
    narrator.call(
        "community.membership().byGroup(\"math\").pageSize(1).page(cursor)",
        () -> community.membership().byGroup("math").pageSize(1).page(page.cursor().orElseThrow()));
    narrator.run(
        "community.membership().delete(\"ada\", \"poetry\")",
        () -> community.membership().delete("ada", "poetry"));
    narrator.call(
        "community.membership().exists(\"ada\", \"poetry\")",
        () -> community.membership().exists("ada", "poetry"));
  }
}
