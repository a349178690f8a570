package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.cursor.Cursor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The positions between the items of a query or scan, as cursors hold them: keys of the item
 * before. Cursors do not hold the partition of a query, which comes from the query again.
 */
final class Positions {

  private final Place<?> place;
  private final List<? extends KeyAttribute<?>> keys;
  private final List<Extent> extents;
  private final boolean hasShapes;
  private final Cursor cursors;

  private Positions(
      String id,
      Place<?> place,
      List<? extends KeyAttribute<?>> keys,
      List<Extent> extents,
      boolean hasShapes) {
    this.place = place;
    this.keys = keys;
    this.extents = extents;
    this.hasShapes = hasShapes;
    this.cursors = Cursor.of(id);
  }

  /**
   * The positions of a scan.
   *
   * @param id identifies it among all reads of a table
   */
  static Positions ofScan(String id, Place<?> place) {
    return new Positions(id, place, place.keys(), List.of(), place.type().type().isEmpty());
  }

  /**
   * The positions of a query of one entity.
   *
   * @param id identifies it among all reads of a table
   * @param extents what it reads: of several shards, one in each
   */
  static Positions ofQuery(
      String id, Place<?> place, List<Extent> extents, ReadSettings<?> settings) {
    // A cursor of several shards is not valid for one partition, nor the other way round.
    String sharding = extents.size() == 1 ? "" : " sharded";
    // Where a type attribute tells entities apart, items with keys of former shapes are read too.
    boolean hasShapes = place.type().type().isEmpty();
    return new Positions(
        id + direction(settings) + sharding, place, place.position(), extents, hasShapes);
  }

  /**
   * The positions of a collection. All members have their keys in the same attributes and in the
   * same type, but in shapes of their own.
   *
   * @param id identifies it among all reads of a table
   */
  static Positions ofCollection(
      String id, Place<?> place, Extent extent, ReadSettings<?> settings) {
    return new Positions(id + direction(settings), place, place.position(), List.of(extent), false);
  }

  /** What comes after a position in one direction came before it in the other. */
  private static String direction(ReadSettings<?> settings) {
    return settings.isReversed() ? " reversed" : "";
  }

  /**
   * The cursor that goes on after an item of each read.
   *
   * @param items an empty one where one of several reads has given none yet
   */
  String cursor(List<Map<String, AttributeValue>> items) {
    return items.size() == 1
        ? cursors.encode(position(items.get(0)))
        : cursors.encodeAll(
            items.stream().map(item -> item.isEmpty() ? item : position(item)).toList());
  }

  private Map<String, AttributeValue> position(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    keys.forEach(key -> position.put(key.attribute(), item.get(key.attribute())));
    return position;
  }

  /**
   * The keys after which a cursor goes on in each read; empty where one of several reads begins.
   *
   * @throws InvalidCursorException if they do not lie within what is read, or are those of another
   *     number of reads
   */
  List<Map<String, AttributeValue>> starts(String cursor) {
    if (extents.isEmpty()) {
      return List.of(checked(cursors.decode(cursor)));
    } else if (extents.size() == 1) {
      return List.of(start(cursors.decode(cursor), extents.get(0)));
    }
    List<Map<String, AttributeValue>> positions = cursors.decodeAll(cursor, extents.size());
    List<Map<String, AttributeValue>> starts = new ArrayList<>();
    for (int read = 0; read < positions.size(); read++) {
      Map<String, AttributeValue> position = positions.get(read);
      starts.add(position.isEmpty() ? position : start(position, extents.get(read)));
    }
    return starts;
  }

  private Map<String, AttributeValue> start(Map<String, AttributeValue> position, Extent extent) {
    if (!extent.contains(place, checked(position))) {
      throw Cursor.refused();
    }
    Map<String, AttributeValue> start = new LinkedHashMap<>(position);
    start.put(place.partition().attribute(), extent.partition());
    return start;
  }

  private Map<String, AttributeValue> checked(Map<String, AttributeValue> position) {
    List<String> names = keys.stream().map(KeyAttribute::attribute).toList();
    if (!names.equals(new ArrayList<>(position.keySet()))
        || !keys.stream().allMatch(key -> isKey(key, position.get(key.attribute())))) {
      throw Cursor.refused();
    }
    return position;
  }

  private boolean isKey(KeyAttribute<?> key, AttributeValue value) {
    return key.admits(value) && (!hasShapes || key.matches(value));
  }
}
