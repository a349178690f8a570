package io.partita.examples.community;

import io.partita.examples.LargeWalk;
import io.partita.examples.Narrator;
import io.partita.examples.community.Membership.Role;
import io.partita.runtime.Progress;
import java.time.LocalDate;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Many memberships, created in transactions that count them. */
public final class ManyMembersWalk implements LargeWalk {

  private static final int SEED = 1;
  private static final LocalDate FIRST_DAY = LocalDate.of(2020, 1, 1);

  @Override
  public void fill(DynamoDbClient client, String tableName, int size, Consumer<Progress> progress) {
    CommunityTable community = CommunityTable.of(client, tableName);
    community.createTableIfMissing();
    // As many users as groups, and a user is in about a tenth of all groups.
    int nodes = Math.max(2, (int) Math.sqrt(10.0 * size));
    for (int i = 0; i < nodes; i++) {
      community
          .user()
          .create(
              UserDraft.empty()
                  .userId("u" + i)
                  .name("User " + i)
                  .email("u" + i + "@example.org")
                  .build());
      community.group().create(GroupDraft.empty().groupId("g" + i).name("Group " + i).build());
    }
    community.membership().createAll(memberships(nodes, size), progress);
  }

  private static Collection<Membership> memberships(int nodes, int size) {
    Random random = new Random(SEED);
    Map<MembershipKey, Membership> memberships = new LinkedHashMap<>();
    while (memberships.size() < size) {
      // Squared, so that groups with low numbers are much more popular.
      double rank = Math.pow(random.nextDouble(), 2);
      Membership next = membership(random.nextInt(nodes), (int) (nodes * rank), random);
      memberships.put(MembershipKey.of(next), next);
    }
    return memberships.values();
  }

  private static Membership membership(int user, int group, Random random) {
    return new Membership(
        "u" + user,
        "g" + group,
        random.nextInt(20) == 0 ? Role.ADMIN : Role.MEMBER,
        Set.of("read"),
        FIRST_DAY.plusDays(random.nextInt(1000)));
  }

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    CommunityTable community = CommunityTable.of(client, tableName);
    narrator.chapter("The same questions, each as far as it needs to read");
    narrator.ask("What a group has counted", () -> community.group().get("g0").memberCount());
    narrator.ask("How many it has", () -> community.membership().byGroup("g0").count());
    narrator.ask(
        "The first two groups of a user",
        () -> community.membership().byUser("u0").limit(2).withGroup().list());
  }
}
