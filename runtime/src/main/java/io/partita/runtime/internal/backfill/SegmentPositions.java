package io.partita.runtime.internal.backfill;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.internal.operation.Cursor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where the segments of a scan are, as text that a later scan can go on from. Thread-safe. */
final class SegmentPositions {

  private static final String NOT_BEGUN = "0";
  private static final String DONE = "1";
  private static final String SEPARATOR = ".";

  /** DynamoDB's limit, which keeps a made-up token from asking for more. */
  private static final int MOST_SEGMENTS = 1_000_000;

  private final String entity;
  private final List<String> segments;

  private SegmentPositions(String entity, List<String> segments) {
    this.entity = entity;
    this.segments = new ArrayList<>(segments);
  }

  /** The beginning of all segments. */
  static SegmentPositions begin(String entity, int segments) {
    return new SegmentPositions(entity, Collections.nCopies(segments, NOT_BEGUN));
  }

  /**
   * The positions of a token.
   *
   * @throws InvalidCursorException if it is not one of this entity
   */
  static SegmentPositions of(String entity, String token) {
    long separators = token.chars().filter(c -> c == SEPARATOR.charAt(0)).count();
    if (separators >= MOST_SEGMENTS) {
      throw Cursor.refused();
    }
    List<String> parts = List.of(token.split("\\" + SEPARATOR, -1));
    SegmentPositions positions = new SegmentPositions(entity, parts);
    for (int segment = 0; segment < parts.size(); segment++) {
      positions.start(segment);
    }
    return positions;
  }

  int size() {
    return segments.size();
  }

  synchronized boolean isDone(int segment) {
    return segments.get(segment).equals(DONE);
  }

  /** The key after which a segment goes on; null for its beginning, and where it is done. */
  synchronized @Nullable Map<String, AttributeValue> start(int segment) {
    String position = segments.get(segment);
    return position.equals(NOT_BEGUN) || position.equals(DONE)
        ? null
        : cursor(segment).decode(position);
  }

  /** A segment is done up to a key; with an empty one it is done. */
  synchronized void reached(int segment, Map<String, AttributeValue> lastKey) {
    segments.set(segment, lastKey.isEmpty() ? DONE : cursor(segment).encode(lastKey));
  }

  synchronized String token() {
    return String.join(SEPARATOR, segments);
  }

  private Cursor cursor(int segment) {
    return Cursor.of("backfill " + entity + " " + segment + "/" + segments.size());
  }
}
