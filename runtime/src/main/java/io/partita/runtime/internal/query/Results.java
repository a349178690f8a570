package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Page;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Parallel;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.query.Positions.Start;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The elements that a query or scan gives, in every form in which users take them: lists, streams,
 * pages, counts. Several reads are done side by side; one that fails fails the whole.
 *
 * @param <E> what is made of an item: the entity's record, or what an index carries of it
 */
public final class Results<E> {

  private final Driver driver;
  private final OperationName name;
  private final Sources sources;
  private final ReadSettings<?> settings;
  private final Function<Map<String, AttributeValue>, E> mapper;
  private final Predicate<Map<String, AttributeValue>> readable;

  /**
   * @param name what listeners know the reads by
   * @param mapper makes an element of an item
   */
  Results(
      Driver driver,
      OperationName name,
      Sources sources,
      ReadSettings<?> settings,
      Function<Map<String, AttributeValue>, E> mapper) {
    this(driver, name, sources, settings, mapper, settings.readable(mapper));
  }

  private Results(
      Driver driver,
      OperationName name,
      Sources sources,
      ReadSettings<?> settings,
      Function<Map<String, AttributeValue>, E> mapper,
      Predicate<Map<String, AttributeValue>> readable) {
    this.driver = driver;
    this.name = name;
    this.sources = sources;
    this.settings = settings;
    this.mapper = mapper;
    this.readable = readable;
  }

  /**
   * The items as they are stored, for those who make records of several kinds of them.
   *
   * @param reader fails for an item that cannot be read
   */
  static Results<Map<String, AttributeValue>> ofItems(
      Driver driver,
      OperationName name,
      Sources sources,
      ReadSettings<?> settings,
      Function<Map<String, AttributeValue>, ?> reader) {
    return new Results<>(
        driver, name, sources, settings, Function.identity(), settings.readable(reader));
  }

  /** All elements, or as many as the limit says. */
  public List<E> list() {
    return driver.observe(
        name,
        List::size,
        observed -> {
          List<Map<String, AttributeValue>> items =
              fromBeginning().next(observed, settings.wantedInAll());
          long most = settings.mostItems();
          return elements(items.size() > most ? items.subList(0, (int) most) : items);
        });
  }

  /** All elements, lazily. */
  public Stream<E> stream() {
    return eachPage((items, merge) -> items)
        .flatMap(List::stream)
        .limit(settings.mostItems())
        .map(mapper);
  }

  /** All elements, lazily, as many at once as are read at once. */
  public Stream<List<E>> chunks() {
    return eachPage((items, merge) -> elements(items));
  }

  /** All pages, lazily. */
  public Stream<Page<E>> pages() {
    return eachPage(this::page);
  }

  /**
   * The page that begins at a cursor, or the first one without.
   *
   * @throws InvalidCursorException if the cursor is not one of this query or scan
   */
  public Page<E> page(@Nullable String cursor) {
    Start start = cursor == null ? beginning() : sources.positions().start(cursor);
    return driver.observe(
        name,
        page -> page.items().size(),
        observed -> {
          Merge merge = merge(start);
          List<Map<String, AttributeValue>> items =
              merge.next(observed, settings.wantedPerPage(settings.mostItems()));
          return start.isBack() ? pageBefore(items, merge) : page(items, merge);
        });
  }

  private Page<E> page(List<Map<String, AttributeValue>> items, Merge merge) {
    Positions positions = sources.positions();
    return new Page<>(
        elements(items),
        merge.isAtEnd() ? Optional.empty() : Optional.of(positions.onward(merge.last())),
        merge.hasBefore() && positions.goBack()
            ? Optional.of(positions.back(merge.first()))
            : Optional.empty());
  }

  /** The page of items that were read the other way round, so that its ends change places. */
  private Page<E> pageBefore(List<Map<String, AttributeValue>> items, Merge merge) {
    Positions positions = sources.positions();
    List<Map<String, AttributeValue>> inOrder = new ArrayList<>(items);
    Collections.reverse(inOrder);
    return new Page<>(
        elements(inOrder),
        merge.hasBefore() ? Optional.of(positions.onward(merge.first())) : Optional.empty(),
        merge.isAtEnd() ? Optional.empty() : Optional.of(positions.back(merge.last())));
  }

  /** The number of elements. */
  public long count() {
    return driver.observe(
        name,
        Long::longValue,
        observed -> {
          List<Step<Long>> counts =
              readers(sources.reads()).stream()
                  .map(reader -> reader.count(settings.mostItems()))
                  .toList();
          long count = Parallel.run(observed, counts).stream().mapToLong(Long::longValue).sum();
          return Math.min(count, settings.mostItems());
        });
  }

  private List<E> elements(List<Map<String, AttributeValue>> items) {
    return items.stream().map(mapper).toList();
  }

  private <P> Stream<P> eachPage(PageMapper<P> made) {
    return StreamSupport.stream(new Pages<>(made), false);
  }

  private Merge fromBeginning() {
    return merge(beginning());
  }

  private Merge merge(Start start) {
    boolean isBack = start.isBack();
    List<PageReader> readers = readers(isBack ? sources.backwards().get() : sources.reads());
    // Who goes back wants to know when the first page is reached.
    return new Merge(
        readers, start.keys(), sources.order(), settings.isReversed() != isBack, isBack);
  }

  private List<PageReader> readers(List<? extends PagedRead> reads) {
    return reads.stream().map(read -> new PageReader(read, readable)).toList();
  }

  private Start beginning() {
    return new Start(Collections.nCopies(sources.reads().size(), Map.of()), false);
  }

  /** Makes something of the items of a page. */
  private interface PageMapper<P> {

    /**
     * @param merge tells where it goes on
     */
    P page(List<Map<String, AttributeValue>> items, Merge merge);
  }

  /** The pages, when they are asked for. */
  private final class Pages<P> extends Spliterators.AbstractSpliterator<P> {

    private final PageMapper<P> made;
    private final Merge merge = fromBeginning();
    private long left = settings.mostItems();
    private boolean ended = merge.isAtEnd();

    Pages(PageMapper<P> made) {
      super(Long.MAX_VALUE, ORDERED | NONNULL);
      this.made = made;
    }

    @Override
    public boolean tryAdvance(Consumer<? super P> action) {
      if (ended || left <= 0) {
        return false;
      }
      List<Map<String, AttributeValue>> items =
          driver.observe(
              name, List::size, observed -> merge.next(observed, settings.wantedPerPage(left)));
      // Several segments of a scan may give more than is wanted.
      List<Map<String, AttributeValue>> returned =
          items.size() > left ? items.subList(0, (int) left) : items;
      left -= returned.size();
      ended = merge.isAtEnd();
      action.accept(made.page(returned, merge));
      return true;
    }
  }
}
