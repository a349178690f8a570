package io.partita.runtime.internal.write;

import io.partita.runtime.Progress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What has become of items that are being deleted. Thread-safe.
 *
 * @param <K> the entity's generated key
 */
public final class DeletionTally<K> {

  private final long begun = System.nanoTime();
  private @Nullable Consumer<? super Progress> listener;
  private final List<K> related = new ArrayList<>();
  private long deleted;

  /**
   * @param listener is told each time that items were deleted; null for nobody
   */
  public DeletionTally(@Nullable Consumer<? super Progress> listener) {
    this.listener = listener;
  }

  /** Some items were deleted. */
  synchronized void deleted(long items) {
    deleted += items;
    if (listener != null && items > 0) {
      Duration elapsed = Duration.ofNanos(System.nanoTime() - begun);
      listener.accept(new Progress(deleted, OptionalLong.empty(), elapsed));
    }
  }

  /** An item stays, as it counts others. */
  synchronized void related(K key) {
    related.add(key);
  }

  /** Nobody is told from here on, of what others were still about when one has failed. */
  public synchronized void end() {
    listener = null;
  }

  /** How many items were deleted. */
  public synchronized long deleted() {
    return deleted;
  }

  /** The items that stay, as they count others. */
  public synchronized List<K> related() {
    return List.copyOf(related);
  }
}
