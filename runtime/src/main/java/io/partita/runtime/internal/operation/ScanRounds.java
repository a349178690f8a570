package io.partita.runtime.internal.operation;

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
 * The pages of a scan, read when they are asked for: each round reads one page of every segment
 * that has not ended.
 */
final class ScanRounds extends Spliterators.AbstractSpliterator<ScanPage> {

  private final ScanReader<?> reader;
  private final ScanSettings<?> settings;
  private final Driver driver;
  private final Deque<ScanPage> read = new ArrayDeque<>();
  private List<Position> open = new ArrayList<>();
  private long left;

  ScanRounds(ScanReader<?> reader, ScanSettings<?> settings, Driver driver) {
    super(Long.MAX_VALUE, ORDERED | NONNULL);
    this.reader = reader;
    this.settings = settings;
    this.driver = driver;
    this.left = settings.mostItems();
    for (int segment = 0; segment < settings.segments(); segment++) {
      open.add(new Position(segment, null));
    }
  }

  @Override
  public boolean tryAdvance(Consumer<? super ScanPage> action) {
    if (read.isEmpty() && !open.isEmpty() && left > 0) {
      readRound();
    }
    ScanPage page = read.poll();
    if (page == null) {
      return false;
    }
    left -= page.items().size();
    action.accept(page);
    return true;
  }

  private void readRound() {
    List<ScanPage> pages = Parallel.run(driver, open.stream().map(this::read).toList());
    List<Position> following = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      Map<String, AttributeValue> next = pages.get(i).next();
      if (next != null) {
        following.add(new Position(open.get(i).segment(), next));
      }
    }
    open = following;
    read.addAll(pages);
  }

  private Step<ScanPage> read(Position position) {
    return reader.items(position.segment(), position.start(), settings.wantedPerPage(left));
  }

  /** Where a segment goes on. */
  private record Position(int segment, @Nullable Map<String, AttributeValue> start) {

    @Override
    public String toString() {
      return "Position[" + segment + "]";
    }
  }
}
