package io.partita.runtime.internal.read;

import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import java.util.Spliterators;
import java.util.function.Consumer;

/** The pages of merged reads, when they are asked for. */
final class MergedPages extends Spliterators.AbstractSpliterator<MergedPage> {

  private final Merge merge;
  private final ReadSettings<?> settings;
  private final Driver driver;
  private final OperationName name;
  private long left;
  private boolean ended;

  MergedPages(Merge merge, ReadSettings<?> settings, Driver driver, OperationName name) {
    super(Long.MAX_VALUE, ORDERED | NONNULL);
    this.merge = merge;
    this.settings = settings;
    this.driver = driver;
    this.name = name;
    this.left = settings.mostItems();
    this.ended = merge.isAtEnd();
  }

  @Override
  public boolean tryAdvance(Consumer<? super MergedPage> action) {
    if (ended || left <= 0) {
      return false;
    }
    MergedPage page =
        driver.observe(
            name,
            read -> read.items().size(),
            observed -> merge.next(observed, settings.wantedPerPage(left)));
    left -= page.items().size();
    ended = page.next().isEmpty();
    action.accept(page);
    return true;
  }
}
