package io.partita.runtime.internal.cursor;

import io.partita.runtime.InvalidCursorException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where the segments of a scan are, as text that a later scan can go on from. Thread-safe. */
public final class SegmentPositions {

  private static final String NOT_BEGUN = "0";
  private static final String DONE = "1";
  private static final String SEPARATOR = ".";

  /** DynamoDB's limit, which keeps a made-up token from asking for more. */
  private static final int MOST_SEGMENTS = 1_000_000;

  private final String scan;
  private final List<String> segments;

  private SegmentPositions(String scan, List<String> segments) {
    this.scan = scan;
    this.segments = new ArrayList<>(segments);
  }

  /**
   * The number of segments that a caller wants.
   *
   * @param operation what is done in them, for messages
   * @throws IllegalArgumentException if there cannot be as many
   */
  public static int checked(String operation, int segments) {
    if (segments < 1 || segments > MOST_SEGMENTS) {
      throw new IllegalArgumentException(operation + " has 1 to " + MOST_SEGMENTS + " segments.");
    }
    return segments;
  }

  /**
   * Where a scan begins or goes on.
   *
   * @param scan which scan it is; tokens of others are refused
   * @param operation what is done, for messages
   * @param segments how many segments; 0 if nobody has said
   * @param token where to go on; null to begin
   * @throws InvalidCursorException if the token is not one of this scan
   * @throws IllegalStateException if the token is one of another number of segments
   */
  public static SegmentPositions of(
      String scan, String operation, int segments, @Nullable String token) {
    if (token == null) {
      return new SegmentPositions(scan, Collections.nCopies(Math.max(1, segments), NOT_BEGUN));
    }
    SegmentPositions positions = of(scan, token);
    if (segments != 0 && segments != positions.size()) {
      throw new IllegalStateException(
          operation
              + " goes on in the "
              + positions.size()
              + " segments it was begun with. Leave out segments("
              + segments
              + ").");
    }
    return positions;
  }

  /**
   * The positions of a token.
   *
   * @throws InvalidCursorException if it is not one of this scan
   */
  public static SegmentPositions of(String scan, String token) {
    long separators = token.chars().filter(c -> c == SEPARATOR.charAt(0)).count();
    if (separators >= MOST_SEGMENTS) {
      throw Cursor.refused();
    }
    List<String> parts = List.of(token.split("\\" + SEPARATOR, -1));
    SegmentPositions positions = new SegmentPositions(scan, parts);
    for (int segment = 0; segment < parts.size(); segment++) {
      positions.start(segment);
    }
    return positions;
  }

  public int size() {
    return segments.size();
  }

  public synchronized boolean isDone(int segment) {
    return segments.get(segment).equals(DONE);
  }

  /** The key after which a segment goes on; null for its beginning, and where it is done. */
  public synchronized @Nullable Map<String, AttributeValue> start(int segment) {
    String position = segments.get(segment);
    return position.equals(NOT_BEGUN) || position.equals(DONE)
        ? null
        : cursor(segment).decode(position);
  }

  /** A segment is done up to a key; with an empty one it is done. */
  public synchronized void reached(int segment, Map<String, AttributeValue> lastKey) {
    segments.set(segment, lastKey.isEmpty() ? DONE : cursor(segment).encode(lastKey));
  }

  public synchronized String token() {
    return String.join(SEPARATOR, segments);
  }

  private Cursor cursor(int segment) {
    return Cursor.of(scan + " " + segment + "/" + segments.size());
  }
}
