package io.partita.runtime.internal.read;

import io.partita.runtime.Page;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items that a read gives, as they are stored, for those who make records of several kinds of
 * them.
 */
public final class ItemResults {

  private final Driver driver;
  private final OperationName name;
  private final List<PageReader> readers;
  private final ReadSettings<?> settings;
  private final Function<Map<String, AttributeValue>, String> cursor;

  /**
   * @param name what listeners know the read by
   * @param read the read; empty if it is known that there are no items
   * @param reader fails for an item that cannot be read
   * @param cursor gives the cursor that goes on after an item
   */
  public ItemResults(
      Driver driver,
      OperationName name,
      Optional<PagedRead> read,
      ReadSettings<?> settings,
      Function<Map<String, AttributeValue>, ?> reader,
      Function<Map<String, AttributeValue>, String> cursor) {
    this.driver = driver;
    this.name = name;
    this.readers =
        read.map(items -> new PageReader(items, settings.readable(reader))).stream().toList();
    this.settings = settings;
    this.cursor = cursor;
  }

  /** All items, over as many requests as it takes. */
  public List<Map<String, AttributeValue>> list() {
    return items(null, settings.wantedInAll()).items();
  }

  /** The page that begins after a key, or the first one without. */
  public Page<Map<String, AttributeValue>> page(@Nullable Map<String, AttributeValue> start) {
    return page(items(start, settings.wantedPerPage(settings.mostItems())));
  }

  /** All pages, lazily. */
  public Stream<Page<Map<String, AttributeValue>>> pages() {
    return StreamSupport.stream(new PageRounds(readers, settings, driver, name), false)
        .map(this::page);
  }

  private ItemPage items(@Nullable Map<String, AttributeValue> start, WantedItems wanted) {
    return driver.observe(
        name,
        page -> page.items().size(),
        observed ->
            readers.isEmpty()
                ? new ItemPage(List.of(), null)
                : observed.run(readers.get(0).items(start, wanted)));
  }

  private Page<Map<String, AttributeValue>> page(ItemPage page) {
    List<Map<String, AttributeValue>> items = page.items();
    return new Page<>(
        items,
        page.next() == null
            ? Optional.empty()
            : Optional.of(cursor.apply(items.get(items.size() - 1))));
  }
}
