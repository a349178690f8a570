package io.partita.runtime.internal.cursor;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The positions between the items of a query or scan, as cursors hold them: keys of the item
 * before.
 *
 * @param <E> the entity's record
 */
public final class Positions<E> {

  private final EntityType<E, ?> type;
  private final List<KeyAttribute<E>> keys;
  private final Cursor cursors;

  /**
   * @param pattern identifies the access pattern among all of a table
   * @param keys what a position consists of
   */
  public Positions(EntityType<E, ?> type, String pattern, List<KeyAttribute<E>> keys) {
    this.type = type;
    this.keys = keys;
    this.cursors = Cursor.of(pattern);
  }

  /** The cursor that goes on after an item. */
  public String cursor(Map<String, AttributeValue> item) {
    return cursors.encode(position(item));
  }

  /**
   * The cursor that goes on after an item of each of several reads.
   *
   * @param items an empty one where a read has given none yet
   */
  public String cursor(List<Map<String, AttributeValue>> items) {
    return cursors.encodeAll(
        items.stream().map(item -> item.isEmpty() ? item : position(item)).toList());
  }

  private Map<String, AttributeValue> position(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    keys.forEach(key -> position.put(key.attribute(), item.get(key.attribute())));
    return position;
  }

  /**
   * The position of a cursor.
   *
   * @throws InvalidCursorException if it is not one of the access pattern
   */
  public Map<String, AttributeValue> position(String cursor) {
    Map<String, AttributeValue> position = cursors.decode(cursor);
    if (!isPosition(position)) {
      throw Cursor.refused();
    }
    return position;
  }

  /**
   * The positions of a cursor in several reads; an empty one where a read has not begun.
   *
   * @throws InvalidCursorException if it is not one of the access pattern with so many reads
   */
  public List<Map<String, AttributeValue>> positions(String cursor, int reads) {
    List<Map<String, AttributeValue>> positions = cursors.decodeAll(cursor, reads);
    if (!positions.stream().allMatch(position -> position.isEmpty() || isPosition(position))) {
      throw Cursor.refused();
    }
    return positions;
  }

  private boolean isPosition(Map<String, AttributeValue> position) {
    List<String> names = keys.stream().map(KeyAttribute::attribute).toList();
    return names.equals(new ArrayList<>(position.keySet()))
        && keys.stream().allMatch(key -> isKey(key, position.get(key.attribute())));
  }

  /**
   * Where a type attribute tells entities apart, items with keys of former shapes are read as well.
   */
  private boolean isKey(KeyAttribute<E> key, AttributeValue value) {
    return key.admits(value) && (type.type().isPresent() || key.matches(value));
  }
}
