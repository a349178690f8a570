package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.cursor.Cursor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The positions between the items of a query or scan, as cursors hold them: keys of the item
 * before, or of the item after for those who go back. Cursors do not hold the partition of a query,
 * which comes from the query again.
 */
final class Positions {

  private final Place<?> place;
  private final List<? extends KeyAttribute<?>> keys;
  private final List<Extent> extents;
  private final boolean hasShapes;
  private final Cursor onward;
  private final @Nullable Cursor back;

  private Positions(
      String id,
      Place<?> place,
      List<? extends KeyAttribute<?>> keys,
      List<Extent> extents,
      boolean hasShapes,
      boolean goesBack) {
    this.place = place;
    this.keys = keys;
    this.extents = extents;
    this.hasShapes = hasShapes;
    this.onward = Cursor.of(id);
    this.back = goesBack ? Cursor.of(id + " back") : null;
  }

  /**
   * The positions of a scan.
   *
   * @param id identifies it among all reads of a table
   */
  static Positions ofScan(String id, Place<?> place) {
    return new Positions(id, place, place.keys(), List.of(), place.type().type().isEmpty(), false);
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
        id + direction(settings) + sharding, place, place.position(), extents, hasShapes, true);
  }

  /**
   * The positions of a collection. All members have their keys in the same attributes and in the
   * same type, but in shapes of their own.
   *
   * @param id identifies it among all reads of a table
   */
  static Positions ofCollection(
      String id, Place<?> place, Extent extent, ReadSettings<?> settings) {
    return new Positions(
        id + direction(settings), place, place.position(), List.of(extent), false, true);
  }

  /** What comes after a position in one direction came before it in the other. */
  private static String direction(ReadSettings<?> settings) {
    return settings.isReversed() ? " reversed" : "";
  }

  /** Whether cursors can go back: a Scan has one direction. */
  boolean goBack() {
    return back != null;
  }

  /**
   * The cursor that goes on after an item of each read.
   *
   * @param items an empty one where a read has given none yet
   */
  String onward(List<Map<String, AttributeValue>> items) {
    return cursor(onward, items);
  }

  /**
   * The cursor that goes back from an item of each read.
   *
   * @param items an empty one where a read has no more, so that its end is meant
   */
  String back(List<Map<String, AttributeValue>> items) {
    return cursor(Objects.requireNonNull(back), items);
  }

  private String cursor(Cursor cursors, List<Map<String, AttributeValue>> items) {
    return items.size() == 1
        ? cursors.encode(position(items.get(0)))
        : cursors.encodeAll(items.stream().map(this::position).toList());
  }

  private Map<String, AttributeValue> position(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    if (item.isEmpty()) {
      return position;
    }
    keys.forEach(key -> position.put(key.attribute(), item.get(key.attribute())));
    return position;
  }

  /**
   * Where a page begins.
   *
   * @param keys the keys after which each read goes on; empty where it begins
   * @param isBack whether the reads go back
   */
  record Start(List<Map<String, AttributeValue>> keys, boolean isBack) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return isBack ? "Start[back]" : "Start";
    }
  }

  /**
   * Where the page of a cursor begins.
   *
   * @throws InvalidCursorException if that does not lie within what is read, or is that of another
   *     number of reads
   */
  Start start(String cursor) {
    int reads = Math.max(1, extents.size());
    return back != null && back.isOwn(cursor, reads)
        ? new Start(starts(back, cursor), true)
        : new Start(starts(onward, cursor), false);
  }

  private List<Map<String, AttributeValue>> starts(Cursor cursors, String cursor) {
    if (extents.isEmpty()) {
      return List.of(checked(cursors.decode(cursor)));
    } else if (extents.size() == 1) {
      return List.of(start(cursors.decode(cursor), extents.get(0)));
    }
    List<Map<String, AttributeValue>> positions = cursors.decodeAll(cursor, extents.size());
    List<Map<String, AttributeValue>> starts = new ArrayList<>();
    for (int read = 0; read < positions.size(); read++) {
      Map<String, AttributeValue> position = positions.get(read);
      starts.add(start(position, extents.get(read)));
    }
    return starts;
  }

  private Map<String, AttributeValue> start(Map<String, AttributeValue> position, Extent extent) {
    if (position.isEmpty()) {
      return position;
    }
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
