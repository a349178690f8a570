package io.partita.runtime.internal.read;

import io.partita.runtime.Page;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Parallel;
import io.partita.runtime.internal.operation.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The elements that some reads give, in every form in which users take them: lists, streams, pages,
 * counts.
 *
 * @param <E> what is made of an item: the entity's record, or what an index carries of it
 */
public final class Results<E> implements ReadResults<E> {

  private final Driver driver;
  private final OperationName name;
  private final List<PageReader> readers;
  private final ReadSettings<?> settings;
  private final Function<Map<String, AttributeValue>, E> mapper;
  private final Function<Map<String, AttributeValue>, String> cursor;

  /**
   * @param name what listeners know the reads by
   * @param reads done side by side; none if it is known that there are no items
   * @param mapper makes an element of an item
   * @param cursor gives the cursor that goes on after an item
   */
  public Results(
      Driver driver,
      OperationName name,
      List<? extends PagedRead> reads,
      ReadSettings<?> settings,
      Function<Map<String, AttributeValue>, E> mapper,
      Function<Map<String, AttributeValue>, String> cursor) {
    this.driver = driver;
    this.name = name;
    this.readers =
        reads.stream().map(read -> new PageReader(read, settings.readable(mapper))).toList();
    this.settings = settings;
    this.mapper = mapper;
    this.cursor = cursor;
  }

  @Override
  public List<E> list() {
    return driver.observe(
        name,
        List::size,
        observed -> {
          List<ItemPage> pages =
              each(observed, reader -> reader.items(null, settings.wantedInAll()));
          return records(
              pages.stream().flatMap(page -> page.items().stream()).limit(settings.mostItems()));
        });
  }

  @Override
  public Stream<E> stream() {
    return rounds().flatMap(page -> page.items().stream()).limit(settings.mostItems()).map(mapper);
  }

  @Override
  public Stream<Page<E>> pages() {
    return rounds().map(this::page);
  }

  private Stream<ItemPage> rounds() {
    return StreamSupport.stream(new PageRounds(readers, settings, driver, name), false);
  }

  /** The page of the only read that begins after a key, or the first one without. */
  public Page<E> page(@Nullable Map<String, AttributeValue> start) {
    return driver.observe(name, page -> page.items().size(), observed -> page(observed, start));
  }

  private Page<E> page(Driver observed, @Nullable Map<String, AttributeValue> start) {
    if (readers.isEmpty()) {
      return new Page<>(List.of(), Optional.empty());
    }
    WantedItems wanted = settings.wantedPerPage(settings.mostItems());
    return page(observed.run(readers.get(0).items(start, wanted)));
  }

  private Page<E> page(ItemPage page) {
    List<Map<String, AttributeValue>> items = page.items();
    return new Page<>(
        records(items.stream()),
        page.next() == null
            ? Optional.empty()
            : Optional.of(cursor.apply(items.get(items.size() - 1))));
  }

  @Override
  public long count() {
    return count(driver, name, readers, settings);
  }

  /** The number of items of some reads, counted side by side. */
  static long count(
      Driver driver, OperationName name, List<PageReader> readers, ReadSettings<?> settings) {
    return driver.observe(
        name,
        Long::longValue,
        observed -> {
          List<Step<Long>> counts =
              readers.stream().map(reader -> reader.count(settings.mostItems())).toList();
          long count = Parallel.run(observed, counts).stream().mapToLong(Long::longValue).sum();
          return Math.min(count, settings.mostItems());
        });
  }

  private <R> List<R> each(Driver observed, Function<PageReader, Step<R>> operation) {
    return Parallel.run(observed, readers.stream().map(operation).toList());
  }

  private List<E> records(Stream<Map<String, AttributeValue>> items) {
    return items.map(mapper).toList();
  }
}
