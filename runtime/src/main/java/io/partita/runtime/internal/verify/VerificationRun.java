package io.partita.runtime.internal.verify;

import io.partita.runtime.ItemProblem;
import io.partita.runtime.ItemReport;
import io.partita.runtime.Progress;
import io.partita.runtime.VerificationIncompleteException;
import io.partita.runtime.VerificationProgress;
import io.partita.runtime.internal.cursor.SegmentPositions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the segments of one verification have found so far. Thread-safe. */
final class VerificationRun {

  private final long begun = System.nanoTime();
  private final SegmentPositions positions;
  private final OptionalLong total;
  private final @Nullable Consumer<? super ItemProblem> onProblem;
  private final @Nullable Consumer<? super VerificationProgress> onProgress;
  private final Map<String, Long> items = new TreeMap<>();
  private final Map<ItemProblem.Kind, Long> problems = new EnumMap<>(ItemProblem.Kind.class);
  private final List<ItemProblem> first = new ArrayList<>();
  private long scanned;
  private long count;
  private boolean isOver;

  /**
   * @param total how many items the table has, if that is known
   */
  VerificationRun(
      SegmentPositions positions,
      OptionalLong total,
      @Nullable Consumer<? super ItemProblem> onProblem,
      @Nullable Consumer<? super VerificationProgress> onProgress) {
    this.positions = positions;
    this.total = total;
    this.onProblem = onProblem;
    this.onProgress = onProgress;
  }

  /**
   * A segment is done with a page. Its findings count together with its position, so that a report
   * and a token always tell of the same pages.
   */
  synchronized void reached(
      int segment, int scannedItems, Map<String, AttributeValue> lastKey, PageFindings page) {
    if (isOver) {
      return;
    }
    // A listener that throws ends the run; until it returns, nothing after it is to count.
    isOver = true;
    if (onProblem != null) {
      page.problems().forEach(onProblem);
    }
    page.items().forEach((entity, number) -> items.merge(entity, number, Long::sum));
    page.problems().forEach(this::add);
    scanned += scannedItems;
    positions.reached(segment, lastKey);
    if (onProgress != null) {
      Duration elapsed = Duration.ofNanos(System.nanoTime() - begun);
      onProgress.accept(
          new VerificationProgress(
              new Progress(scanned, total, elapsed), count, positions.token()));
    }
    isOver = false;
  }

  private void add(ItemProblem problem) {
    count++;
    problems.merge(problem.kind(), 1L, Long::sum);
    if (first.size() < ItemReport.MOST) {
      first.add(problem);
    }
  }

  /** The failure of one segment, which ends all: what the others still do does not count. */
  synchronized VerificationIncompleteException incomplete(RuntimeException failure) {
    isOver = true;
    return new VerificationIncompleteException(positions.token(), report(), failure);
  }

  synchronized ItemReport report() {
    return new ItemReport(scanned, items, problems, first);
  }
}
