package io.partita.runtime.internal.read;

import io.partita.runtime.Page;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The records of several reads, done side by side and merged in the order that all of them have. A
 * read that fails fails the whole.
 *
 * @param <E> what an item is read as
 */
public final class MergedResults<E> implements ReadResults<E> {

  private final Driver driver;
  private final OperationName name;
  private final List<PageReader> readers;
  private final Comparator<Map<String, AttributeValue>> order;
  private final boolean forward;
  private final ReadSettings<?> settings;
  private final Function<Map<String, AttributeValue>, E> mapper;
  private final Function<List<Map<String, AttributeValue>>, String> cursor;

  /**
   * @param name what listeners know the reads by
   * @param order that of the items
   * @param forward whether they are read in that order, or in the opposite one
   * @param mapper makes an element of an item
   * @param cursor gives the cursor that goes on after the last item of each read, which is empty
   *     where there is none
   */
  public MergedResults(
      Driver driver,
      OperationName name,
      List<? extends PagedRead> reads,
      Comparator<Map<String, AttributeValue>> order,
      boolean forward,
      ReadSettings<?> settings,
      Function<Map<String, AttributeValue>, E> mapper,
      Function<List<Map<String, AttributeValue>>, String> cursor) {
    this.driver = driver;
    this.name = name;
    this.readers =
        reads.stream().map(read -> new PageReader(read, settings.readable(mapper))).toList();
    this.order = order;
    this.forward = forward;
    this.settings = settings;
    this.mapper = mapper;
    this.cursor = cursor;
  }

  @Override
  public List<E> list() {
    return driver.observe(
        name,
        List::size,
        observed -> records(fromBeginning().next(observed, settings.wantedInAll())));
  }

  @Override
  public Stream<E> stream() {
    return merged().flatMap(page -> page.items().stream()).map(mapper);
  }

  @Override
  public Stream<Page<E>> pages() {
    return merged().map(this::page);
  }

  private Stream<MergedPage> merged() {
    return StreamSupport.stream(new MergedPages(fromBeginning(), settings, driver, name), false);
  }

  /** The first page. */
  public Page<E> page() {
    return page(beginning());
  }

  /**
   * The page that begins after a key of each read.
   *
   * @param starts an empty one where a read begins
   */
  public Page<E> page(List<Map<String, AttributeValue>> starts) {
    Merge merge = new Merge(readers, starts, order, forward);
    return driver.observe(
        name,
        page -> page.items().size(),
        observed -> page(merge.next(observed, settings.wantedPerPage(settings.mostItems()))));
  }

  private Page<E> page(MergedPage page) {
    return new Page<>(records(page), page.next().map(cursor));
  }

  @Override
  public long count() {
    return Results.count(driver, name, readers, settings);
  }

  private Merge fromBeginning() {
    return new Merge(readers, beginning(), order, forward);
  }

  private List<Map<String, AttributeValue>> beginning() {
    return Collections.nCopies(readers.size(), Map.of());
  }

  private List<E> records(MergedPage page) {
    return page.items().stream().map(mapper).toList();
  }
}
