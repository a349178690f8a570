package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.internal.entity.KeyAttribute;
import io.partita.runtime.internal.operation.Cursor;
import io.partita.runtime.internal.operation.Positions;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The positions between the items of one query. Cursors do not hold the partition, which comes from
 * the query again.
 */
final class QueryPositions<E> {

  private final AccessPattern<E> pattern;
  private final AttributeValue partition;
  private final SortRange range;
  private final Positions<E> positions;

  QueryPositions(
      AccessPattern<E> pattern, AttributeValue partition, SortRange range, boolean forward) {
    this.pattern = pattern;
    this.partition = partition;
    this.range = range;
    // What comes after a position in one direction came before it in the other.
    String id = pattern.id() + (forward ? "" : " reversed");
    this.positions = new Positions<>(pattern.type(), id, pattern.position());
  }

  /** The cursor that goes on after an item. */
  String cursor(Map<String, AttributeValue> item) {
    return positions.cursor(item);
  }

  /**
   * The key after which a cursor goes on.
   *
   * @throws InvalidCursorException if it does not lie within this query
   */
  Map<String, AttributeValue> start(String cursor) {
    Map<String, AttributeValue> position = positions.position(cursor);
    if (!isInRange(position)) {
      throw Cursor.refused();
    }
    Map<String, AttributeValue> start = new LinkedHashMap<>(position);
    start.put(pattern.partition().attribute(), partition);
    return start;
  }

  private boolean isInRange(Map<String, AttributeValue> position) {
    return pattern
        .sort()
        .map(KeyAttribute::attribute)
        .map(position::get)
        .map(range::contains)
        .orElse(true);
  }
}
