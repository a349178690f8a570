package io.partita.examples.fanclub;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.fanclub.Fanclub.Group;
import io.partita.examples.fanclub.Fanclub.Membership;
import io.partita.examples.fanclub.Fanclub.User;
import io.partita.runtime.Page;
import java.util.List;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads the members of a group from all shards as if they were one partition. */
public final class FanclubWalk implements Walk {

  static Membership member(int number) {
    return new Membership("u%03d".formatted(number), "popular");
  }

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    FanclubTable fanclub = FanclubTable.of(client, tableName);
    MembershipDao memberships = fanclub.membership();
    narrator.chapter("The table and its items");
    fanclub.createTableIfMissing();
    List<Membership> members = IntStream.range(0, 40).mapToObj(FanclubWalk::member).toList();
    fanclub
        .user()
        .putAll(members.stream().map(member -> new User(member.userId(), "James")).toList());
    fanclub.group().create(new Group("popular", "Everybody"));
    narrator.run("Forty join", () -> memberships.putAll(members));

    narrator.chapter("From the user: one partition, as ever");
    narrator.ask("The groups of a user", () -> memberships.byUser("u007").withGroup().list());

    narrator.chapter("From the group: a request per shard, merged in order");
    Page<Membership> page =
        narrator.ask("The first three", () -> memberships.byGroup("popular").pageSize(3).page());
    String cursor = page.cursor().orElseThrow();
    narrator.ask(
        "The next three; the cursor keeps a position per shard",
        () -> memberships.byGroup("popular").pageSize(3).page(cursor));
    narrator.ask("The last two", () -> memberships.byGroup("popular").reverse().limit(2).list());
    narrator.ask("How many there are", () -> memberships.byGroup("popular").count());
  }
}
