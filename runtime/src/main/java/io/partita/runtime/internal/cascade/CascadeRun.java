package io.partita.runtime.internal.cascade;

import io.partita.runtime.CascadeIncompleteException;
import io.partita.runtime.Options;
import io.partita.runtime.Progress;
import io.partita.runtime.internal.operation.Deadline;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What one call of {@code deleteCascade} has done so far, and until when it may go on. */
public final class CascadeRun {

  private final String entity;
  private final Options options;
  private final @Nullable Consumer<? super Progress> progress;
  private final long start = System.nanoTime();
  private final Map<ItemKey, String> unreadable = new LinkedHashMap<>();
  private final Set<ItemKey> left = new HashSet<>();
  private Deadline deadline;
  private long deleted;

  /**
   * @param entity what is deleted with all that belongs to it
   * @param progress is told each time that items were deleted; null for nobody
   */
  public CascadeRun(String entity, Options options, @Nullable Consumer<? super Progress> progress) {
    this.entity = entity;
    this.options = options;
    this.progress = progress;
    this.deadline = Deadline.in(options.cascadeDeadline());
  }

  /** Counts deleted items and gives the rest its full time again. */
  public void deleted(long items) {
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
  public long deleted() {
    return deleted;
  }

  /**
   * An item cannot be deleted, since its key does not tell what belongs to it or counts it.
   *
   * @param type its entity
   */
  void leave(ItemKey item, String type) {
    unreadable.put(item, type);
    left.add(item);
  }

  /** An owner stays because of something that belongs to it. */
  void leaveOwner(ItemKey owner) {
    left.add(owner);
  }

  /** Whether an item stays. */
  boolean hasLeft(ItemKey item) {
    return left.contains(item);
  }

  /**
   * Ends the run if something could not be deleted.
   *
   * @throws CascadeIncompleteException if so
   */
  public void requireNothingLeft() {
    if (!unreadable.isEmpty()) {
      throw CascadeIncompleteException.unreadable(
          entity,
          deleted,
          new LinkedHashSet<>(unreadable.values()),
          unreadable.keySet().stream().map(ItemKey::attributes).toList());
    }
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

  /**
   * What to throw when somebody has taken a mark back.
   *
   * @param owner whose mark it was
   */
  CascadeIncompleteException takenBack(String owner) {
    return CascadeIncompleteException.takenBack(entity, deleted, owner);
  }

  /** What to throw when the run ends early. */
  public CascadeIncompleteException incomplete(@Nullable Throwable cause) {
    return new CascadeIncompleteException(entity, deleted, cause);
  }
}
