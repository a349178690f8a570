package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.internal.entity.KeyAttribute;
import io.partita.runtime.internal.operation.Cursor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The positions between the items of one query, as cursors hold them: the keys of the item before, without the partition, which always
 * comes from the query itself.
 */
final class QueryPositions<E> {

  private final AccessPattern<E> pattern;
  private final AttributeValue partition;
  private final SortRange range;
  private final Cursor cursors;

  QueryPositions(AccessPattern<E> pattern, AttributeValue partition, SortRange range, boolean forward) {
    this.pattern = pattern;
    this.partition = partition;
    this.range = range;
    // What comes after a position in one direction came before it in the other.
    this.cursors = Cursor.of(pattern.id() + (forward ? "" : " reversed"));
  }

  /** The cursor that goes on after an item. */
  String cursor(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    pattern.position().forEach(key -> position.put(key.attribute(), item.get(key.attribute())));
    return cursors.encode(position);
  }

  /**
   * The key after which a cursor goes on.
   *
   * @throws InvalidCursorException if this query cannot have given it out
   */
  Map<String, AttributeValue> start(String cursor) {
    Map<String, AttributeValue> position = cursors.decode(cursor);
    if (!isPosition(position)) {
      throw Cursor.refused();
    }
    Map<String, AttributeValue> start = new LinkedHashMap<>(position);
    start.put(pattern.partition().attribute(), partition);
    return start;
  }

  private boolean isPosition(Map<String, AttributeValue> position) {
    List<KeyAttribute<E>> keys = pattern.position();
    List<String> names = keys.stream().map(KeyAttribute::attribute).toList();
    return names.equals(new ArrayList<>(position.keySet()))
        && keys.stream().allMatch(key -> isKey(key, position.get(key.attribute())))
        && pattern.sort().map(KeyAttribute::attribute).map(position::get).map(range::contains).orElse(!range.isEmpty());
  }

  /** Where a type attribute tells the entities apart, keys of another shape than today's are read, and so they are positions. */
  private boolean isKey(KeyAttribute<E> key, AttributeValue value) {
    return key.admits(value) && (pattern.type().type().isPresent() || key.matches(value));
  }
}
