package io.partita.it.faults;

import static io.partita.it.RawItems.number;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.it.counts.GroupMapper;
import io.partita.it.counts.MembershipKey;
import io.partita.it.counts.MembershipMapper;
import io.partita.it.counts.UserMapper;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A group, whose members are listed by a global index, twice. */
record RecountedGroup(ClubsTable clubs, RawItems raw) implements Recounted {

  private static Membership member(String id, String item) {
    return new Membership(id + item, id, "member");
  }

  @Override
  public void build(String id) {
    raw.putAll(
        List.of(
            UserMapper.INSTANCE.toItem(new User(id + "a", "A", 1, 0, 0)),
            UserMapper.INSTANCE.toItem(new User(id + "b", "B", 0, 0, 0)),
            GroupMapper.INSTANCE.toItem(new Group(id, "Group", 1, 1, null)),
            MembershipMapper.INSTANCE.toItem(member(id, "a"))));
  }

  @Override
  public void miscount(String id, long count) {
    raw.add("GROUP#" + id, "INFO", Map.of("memberCount", number(count)));
  }

  @Override
  public long recount(String id) {
    return clubs.group().recount(id).memberCount();
  }

  @Override
  public void create(String id, String item) {
    clubs.membership().create(member(id, item));
  }

  @Override
  public void delete(String id, String item) {
    clubs.membership().delete(id + item, id);
  }

  @Override
  public void swap(String id, String old, String other) {
    clubs.transact().delete(MembershipKey.of(member(id, old))).create(member(id, other)).execute();
  }

  @Override
  public Map<String, AttributeValue> stored(String id) {
    return raw.get("GROUP#" + id, "INFO");
  }

  @Override
  public long count(Map<String, AttributeValue> stored) {
    return Long.parseLong(stored.get("memberCount").n());
  }

  @Override
  public long related(String id) {
    return raw.query("GSI1", "GROUP#" + id).size();
  }
}
