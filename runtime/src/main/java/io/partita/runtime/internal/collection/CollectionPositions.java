package io.partita.runtime.internal.collection;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.internal.cursor.Cursor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The positions between the items of one collection. Cursors do not hold the partition, which comes
 * from the query again.
 */
public final class CollectionPositions<S> {

  private final CollectionPattern<S> pattern;
  private final Extent extent;
  private final List<KeyAttribute<S>> keys;
  private final Cursor cursors;

  public CollectionPositions(CollectionPattern<S> pattern, Extent extent, boolean forward) {
    this.pattern = pattern;
    this.extent = extent;
    this.keys = pattern.place().position();
    // What comes after a position in one direction came before it in the other.
    this.cursors = Cursor.of(pattern.id() + (forward ? "" : " reversed"));
  }

  /** The cursor that goes on after an item. */
  public String cursor(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    keys.forEach(key -> position.put(key.attribute(), item.get(key.attribute())));
    return cursors.encode(position);
  }

  /**
   * The key after which a cursor goes on.
   *
   * @throws InvalidCursorException if it does not lie within this collection
   */
  public Map<String, AttributeValue> start(String cursor) {
    Map<String, AttributeValue> position = cursors.decode(cursor);
    List<String> names = keys.stream().map(KeyAttribute::attribute).toList();
    // All members have their keys in these attributes, in the same type.
    if (!names.equals(new ArrayList<>(position.keySet()))
        || !keys.stream().allMatch(key -> key.admits(position.get(key.attribute())))
        || !isInside(position)) {
      throw Cursor.refused();
    }
    Map<String, AttributeValue> start = new LinkedHashMap<>(position);
    start.put(pattern.place().partition().attribute(), extent.partition());
    return start;
  }

  private boolean isInside(Map<String, AttributeValue> position) {
    return pattern
        .place()
        .sort()
        .map(sort -> position.get(sort.attribute()))
        .map(extent::contains)
        .orElse(true);
  }
}
