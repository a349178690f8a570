package io.partita.runtime.internal.read;

import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Parallel;
import io.partita.runtime.internal.operation.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Spliterators;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The pages of some reads, when they are asked for: each round makes one page of every read that
 * has not ended.
 */
final class PageRounds extends Spliterators.AbstractSpliterator<ItemPage> {

  private final ReadSettings<?> settings;
  private final Driver driver;
  private final OperationName name;
  private final Deque<ItemPage> read = new ArrayDeque<>();
  private List<Position> open;
  private long left;

  PageRounds(
      List<PageReader> readers, ReadSettings<?> settings, Driver driver, OperationName name) {
    super(Long.MAX_VALUE, ORDERED | NONNULL);
    this.settings = settings;
    this.driver = driver;
    this.name = name;
    this.left = settings.mostItems();
    this.open = readers.stream().map(reader -> new Position(reader, null)).toList();
  }

  @Override
  public boolean tryAdvance(Consumer<? super ItemPage> action) {
    if (read.isEmpty() && !open.isEmpty() && left > 0) {
      readRound();
    }
    ItemPage page = read.poll();
    if (page == null) {
      return false;
    }
    left -= page.items().size();
    action.accept(page);
    return true;
  }

  private void readRound() {
    List<Step<ItemPage>> reads = open.stream().map(this::read).toList();
    List<ItemPage> pages =
        driver.observe(name, PageRounds::items, observed -> Parallel.run(observed, reads));
    List<Position> following = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      Map<String, AttributeValue> next = pages.get(i).next();
      if (next != null) {
        following.add(new Position(open.get(i).reader(), next));
      }
    }
    open = following;
    read.addAll(pages);
  }

  private static long items(List<ItemPage> pages) {
    return pages.stream().mapToLong(page -> page.items().size()).sum();
  }

  private Step<ItemPage> read(Position position) {
    return position.reader().items(position.start(), settings.wantedPerPage(left));
  }

  /** Where a read goes on. */
  private record Position(PageReader reader, @Nullable Map<String, AttributeValue> start) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Position";
    }
  }
}
