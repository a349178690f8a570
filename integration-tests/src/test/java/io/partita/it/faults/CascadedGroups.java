package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Follow;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.FollowMapper;
import io.partita.it.counts.GroupKey;
import io.partita.it.counts.GroupMapper;
import io.partita.it.counts.MembershipMapper;
import io.partita.it.counts.UserMapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A user in groups that also follows and is followed; each group has another member. */
record CascadedGroups(ClubsTable clubs, RawItems raw) implements Cascaded {

  private static List<String> groups(String id, int size) {
    return IntStream.range(0, size).mapToObj(i -> id + "-" + i).toList();
  }

  @Override
  public void build(String id, int size) {
    String friend = id + "-friend";
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    items.add(UserMapper.INSTANCE.toItem(new User(id, "User", size, 2, 2)));
    items.add(UserMapper.INSTANCE.toItem(new User(friend, "User", 0, 1, 1)));
    items.add(FollowMapper.INSTANCE.toItem(new Follow(id, friend)));
    items.add(FollowMapper.INSTANCE.toItem(new Follow(friend, id)));
    items.add(FollowMapper.INSTANCE.toItem(new Follow(id, id)));
    for (String group : groups(id, size)) {
      items.add(GroupMapper.INSTANCE.toItem(new Group(group, "Group", 2, 1, null)));
      items.add(MembershipMapper.INSTANCE.toItem(new Membership(id, group, "member")));
    }
    raw.putAll(items);
  }

  @Override
  public long delete(String id) {
    return clubs.user().deleteCascade(id);
  }

  @Override
  public void assertGone(String id, int size) {
    assertEquals(List.of(), raw.query("USER#" + id), "the node and orphans");
    assertEquals(List.of(), raw.query("GSI1", "USER#" + id), "orphans");
    assertEquals(new User(id + "-friend", "User", 0, 0, 0), clubs.user().get(id + "-friend"));
    List<Long> counts =
        clubs
            .group()
            .findAll(groups(id, size).stream().map(GroupKey::of).toList())
            .values()
            .stream()
            .map(Group::memberCount)
            .toList();
    assertEquals(Collections.nCopies(size, 1L), counts, "counts of the other ends");
  }
}
