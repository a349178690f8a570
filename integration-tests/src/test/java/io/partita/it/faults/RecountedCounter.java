package io.partita.it.faults;

import static io.partita.it.RawItems.number;

import io.partita.it.RawItems;
import io.partita.it.sparse.FollowKey;
import io.partita.it.sparse.Followers.Follow;
import io.partita.it.sparse.Followers.Person;
import io.partita.it.sparse.FollowersTable;
import io.partita.it.sparse.PersonMapper;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item that is there only to count the followers of a person. */
record RecountedCounter(FollowersTable followers, RawItems raw) implements Recounted {

  @Override
  public void build(String id) {
    raw.putAll(
        List.of(
            PersonMapper.INSTANCE.toItem(new Person(id, "Person")),
            PersonMapper.INSTANCE.toItem(new Person(id + "a", "A")),
            PersonMapper.INSTANCE.toItem(new Person(id + "b", "B"))));
    create(id, "a");
  }

  @Override
  public void miscount(String id, long count) {
    raw.add("u#" + id, "count", Map.of("followers", number(count)));
  }

  @Override
  public long recount(String id) {
    return followers.followerCount().recount(id).followers();
  }

  @Override
  public void create(String id, String item) {
    followers.follow().create(new Follow(id + item, id));
  }

  @Override
  public void delete(String id, String item) {
    followers.follow().delete(id + item, id);
  }

  @Override
  public void swap(String id, String old, String other) {
    followers
        .transact()
        .create(new Follow(id + other, id))
        .delete(FollowKey.of(id + old, id))
        .execute();
  }

  @Override
  public Map<String, AttributeValue> stored(String id) {
    return raw.get("u#" + id, "count");
  }

  @Override
  public long count(Map<String, AttributeValue> stored) {
    return Long.parseLong(stored.get("followers").n());
  }

  @Override
  public long related(String id) {
    return raw.query("GSI1", "u#" + id).size();
  }
}
