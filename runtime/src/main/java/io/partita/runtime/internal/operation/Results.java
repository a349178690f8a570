package io.partita.runtime.internal.operation;

import io.partita.runtime.Page;
import io.partita.runtime.internal.item.EntityMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The records that some reads give, in every form in which users take them: lists, streams, pages,
 * counts.
 *
 * @param <E> the entity's record
 */
public final class Results<E> {

  private final Driver driver;
  private final List<PageReader> readers;
  private final ReadSettings<E> settings;
  private final EntityMapper<E> mapper;
  private final Function<Map<String, AttributeValue>, String> cursor;

  /**
   * @param reads done side by side; none if it is known that there are no items
   * @param cursor gives the cursor that goes on after an item
   */
  public Results(
      Driver driver,
      List<? extends PagedRead> reads,
      ReadSettings<E> settings,
      EntityMapper<E> mapper,
      Function<Map<String, AttributeValue>, String> cursor) {
    this.driver = driver;
    this.readers = reads.stream().map(PageReader::new).toList();
    this.settings = settings;
    this.mapper = mapper;
    this.cursor = cursor;
  }

  public List<E> list() {
    List<ItemPage> pages = each(reader -> reader.items(null, settings.wantedInAll()));
    return records(
        pages.stream().flatMap(page -> page.items().stream()).limit(settings.mostItems()));
  }

  public Stream<E> stream() {
    return rounds()
        .flatMap(page -> page.items().stream())
        .limit(settings.mostItems())
        .map(mapper::fromItem);
  }

  public Stream<Page<E>> pages() {
    return rounds().map(this::page);
  }

  private Stream<ItemPage> rounds() {
    return StreamSupport.stream(new PageRounds(readers, settings, driver), false);
  }

  /** The page of the only read that begins after a key, or the first one without. */
  public Page<E> page(@Nullable Map<String, AttributeValue> start) {
    if (readers.isEmpty()) {
      return new Page<>(List.of(), Optional.empty());
    }
    return page(
        driver.run(readers.get(0).items(start, settings.wantedPerPage(settings.mostItems()))));
  }

  private Page<E> page(ItemPage page) {
    List<Map<String, AttributeValue>> items = page.items();
    return new Page<>(
        records(items.stream()),
        page.next() == null
            ? Optional.empty()
            : Optional.of(cursor.apply(items.get(items.size() - 1))));
  }

  public long count() {
    long count =
        each(reader -> reader.count(settings.mostItems())).stream()
            .mapToLong(Long::longValue)
            .sum();
    return Math.min(count, settings.mostItems());
  }

  private <R> List<R> each(Function<PageReader, Step<R>> operation) {
    return Parallel.run(driver, readers.stream().map(operation).toList());
  }

  private List<E> records(Stream<Map<String, AttributeValue>> items) {
    return items.map(mapper::fromItem).toList();
  }
}
