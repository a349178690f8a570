package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.cursor.Positions;
import io.partita.runtime.internal.expression.SortRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The positions between the items of one query. Cursors do not hold the partition, which comes from
 * the query again.
 */
final class QueryPositions<E> {

  private final AccessPattern<E> pattern;
  private final List<AttributeValue> partitions;
  private final SortRange range;
  private final Positions<E> positions;

  QueryPositions(
      AccessPattern<E> pattern, List<AttributeValue> partitions, SortRange range, boolean forward) {
    this.pattern = pattern;
    this.partitions = partitions;
    this.range = range;
    // What comes after a position in one direction came before it in the other.
    String direction = forward ? "" : " reversed";
    // A cursor of several shards is not valid for one partition, nor the other way round.
    String sharding = partitions.size() == 1 ? "" : " sharded";
    String id = pattern.id() + direction + sharding;
    this.positions = new Positions<>(pattern.type(), id, pattern.place().position());
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
    return start(positions.position(cursor), partitions.get(0));
  }

  /** The cursor that goes on after an item of each shard, empty where it has given none yet. */
  String cursor(List<Map<String, AttributeValue>> items) {
    return positions.cursor(items);
  }

  /**
   * The keys after which a cursor goes on in each shard, empty where it begins.
   *
   * @throws InvalidCursorException if they do not lie within this query, or are those of another
   *     number of shards
   */
  List<Map<String, AttributeValue>> starts(String cursor) {
    List<Map<String, AttributeValue>> found = positions.positions(cursor, partitions.size());
    List<Map<String, AttributeValue>> starts = new ArrayList<>();
    for (int shard = 0; shard < found.size(); shard++) {
      Map<String, AttributeValue> position = found.get(shard);
      starts.add(position.isEmpty() ? position : start(position, partitions.get(shard)));
    }
    return starts;
  }

  private Map<String, AttributeValue> start(
      Map<String, AttributeValue> position, AttributeValue partition) {
    if (!isInRange(position)) {
      throw Cursor.refused();
    }
    Map<String, AttributeValue> start = new LinkedHashMap<>(position);
    start.put(pattern.place().partition().attribute(), partition);
    return start;
  }

  private boolean isInRange(Map<String, AttributeValue> position) {
    return pattern
        .place()
        .sort()
        .map(KeyAttribute::attribute)
        .map(position::get)
        .map(range::contains)
        .orElse(true);
  }
}
