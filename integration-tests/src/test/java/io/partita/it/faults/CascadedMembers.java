package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.GroupMapper;
import io.partita.it.counts.MembershipMapper;
import io.partita.it.counts.UserKey;
import io.partita.it.counts.UserMapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A group, found by its members on the index; each of them is also in another group. */
record CascadedMembers(ClubsTable clubs, RawItems raw) implements Cascaded {

  private static List<String> users(String id, int size) {
    return IntStream.range(0, size).mapToObj(i -> id + "-" + i).toList();
  }

  @Override
  public void build(String id, int size) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    items.add(GroupMapper.INSTANCE.toItem(new Group(id, "Group", size, 1, null)));
    for (String user : users(id, size)) {
      items.add(UserMapper.INSTANCE.toItem(new User(user, "User", 2, 0, 0)));
      items.add(MembershipMapper.INSTANCE.toItem(new Membership(user, id, "member")));
    }
    raw.putAll(items);
  }

  @Override
  public long delete(String id) {
    return clubs.group().deleteCascade(id);
  }

  @Override
  public void assertGone(String id, int size) {
    assertEquals(List.of(), raw.query("GROUP#" + id), "the node");
    assertEquals(List.of(), raw.query("GSI1", "GROUP#" + id), "orphans");
    List<Long> counts =
        clubs.user().findAll(users(id, size).stream().map(UserKey::of).toList()).values().stream()
            .map(User::groupCount)
            .toList();
    assertEquals(Collections.nCopies(size, 1L), counts, "counts of the other ends");
  }
}
