package io.partita.runtime.internal.cascade;

import io.partita.runtime.CascadeIncompleteException;
import io.partita.runtime.Options;
import io.partita.runtime.Progress;
import io.partita.runtime.internal.operation.Deadline;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What one call of {@code deleteCascade} has done so far, and until when it may go on. */
final class CascadeRun {

  private final String entity;
  private final Options options;
  private final @Nullable Consumer<? super Progress> progress;
  private final long start = System.nanoTime();
  private Deadline deadline;
  private long deleted;

  /**
   * @param entity what is deleted with all that belongs to it
   * @param progress is told each time that items were deleted; null for nobody
   */
  CascadeRun(String entity, Options options, @Nullable Consumer<? super Progress> progress) {
    this.entity = entity;
    this.options = options;
    this.progress = progress;
    this.deadline = Deadline.in(options.cascadeDeadline());
  }

  /** Counts deleted items and gives the rest its full time again. */
  void deleted(long items) {
    if (items == 0) {
      return;
    }
    deleted += items;
    deadline = Deadline.in(options.cascadeDeadline());
    if (progress != null) {
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      progress.accept(new Progress(deleted, OptionalLong.empty(), elapsed));
    }
  }

  /** How many items were deleted. */
  long deleted() {
    return deleted;
  }

  /**
   * Ends the run if nothing was deleted for too long.
   *
   * @throws CascadeIncompleteException if so
   */
  void requireTime() {
    if (deadline.isOver()) {
      throw incomplete(null);
    }
  }

  /** What to throw when the run ends early. */
  CascadeIncompleteException incomplete(@Nullable Throwable cause) {
    return new CascadeIncompleteException(entity, deleted, cause);
  }
}
