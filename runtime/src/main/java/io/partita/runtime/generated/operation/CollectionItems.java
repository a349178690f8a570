package io.partita.runtime.generated.operation;

import io.partita.runtime.Page;
import io.partita.runtime.generated.schema.Member;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The records of an item collection, or of a page of it, by the members they belong to. */
public final class CollectionItems {

  private final Map<Member<?>, List<Object>> records = new IdentityHashMap<>();
  private final Optional<String> cursor;
  private final Optional<String> previous;

  private CollectionItems(
      List<Member<?>> members, Optional<String> cursor, Optional<String> previous) {
    members.forEach(member -> records.put(member, new ArrayList<>()));
    this.cursor = cursor;
    this.previous = previous;
  }

  /** Groups items in one pass; the records of a member keep the order of the items. */
  static CollectionItems of(List<Member<?>> members, Page<Map<String, AttributeValue>> page) {
    CollectionItems grouped = new CollectionItems(members, page.cursor(), page.previous());
    page.items().forEach(item -> grouped.add(members, item));
    return grouped;
  }

  private void add(List<Member<?>> members, Map<String, AttributeValue> item) {
    for (Member<?> member : members) {
      Optional<?> record = member.read(item);
      if (record.isPresent()) {
        of(member).add(record.get());
        return;
      }
    }
  }

  private List<Object> of(Member<?> member) {
    List<Object> found = records.get(member);
    if (found == null) {
      throw new IllegalArgumentException("The collection has no such member.");
    }
    return found;
  }

  /** The records of a member, in the order in which they were read. */
  @SuppressWarnings("unchecked") // add() is the only way in: a member's records have its type
  public <T> List<T> list(Member<T> member) {
    return (List<T>) List.copyOf(of(member));
  }

  /** The only record of a member, if it is there. */
  public <T> Optional<T> one(Member<T> member) {
    return list(member).stream().findFirst();
  }

  /** Where the next items begin. */
  public Optional<String> cursor() {
    return cursor;
  }

  /** Where the page before is. */
  public Optional<String> previous() {
    return previous;
  }
}
