package io.partita.runtime.internal.backfill;

import io.partita.runtime.BackfillProgress;
import io.partita.runtime.BackfillReport;
import io.partita.runtime.Progress;
import io.partita.runtime.internal.cursor.SegmentPositions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the segments of one backfill have done so far. Thread-safe.
 *
 * @param <K> the entity's generated key
 */
final class BackfillRun<K> {

  private final long begun = System.nanoTime();
  private final SegmentPositions positions;
  private final OptionalLong total;
  private final @Nullable Consumer<? super BackfillProgress> listener;
  private final Map<String, Long> changedByIndex = new TreeMap<>();
  private final List<K> unreadable = new ArrayList<>();
  private long scanned;
  private long found;
  private long changed;
  private long misplaced;

  /**
   * @param total how many items the table has, if that is known
   */
  BackfillRun(
      SegmentPositions positions,
      OptionalLong total,
      @Nullable Consumer<? super BackfillProgress> listener) {
    this.positions = positions;
    this.total = total;
    this.listener = listener;
  }

  synchronized void found() {
    found++;
  }

  synchronized void changed(Set<String> indexes) {
    changed++;
    indexes.forEach(index -> changedByIndex.merge(index, 1L, Long::sum));
  }

  synchronized void unreadable(K key) {
    unreadable.add(key);
  }

  synchronized void misplaced() {
    misplaced++;
  }

  /** A segment is done with a page. */
  synchronized void reached(int segment, int scannedItems, Map<String, AttributeValue> lastKey) {
    scanned += scannedItems;
    positions.reached(segment, lastKey);
    if (listener != null) {
      Duration elapsed = Duration.ofNanos(System.nanoTime() - begun);
      listener.accept(
          new BackfillProgress(new Progress(scanned, total, elapsed), changed, positions.token()));
    }
  }

  synchronized BackfillReport<K> report() {
    return new BackfillReport<>(
        found, changed, Map.copyOf(changedByIndex), List.copyOf(unreadable), misplaced);
  }
}
