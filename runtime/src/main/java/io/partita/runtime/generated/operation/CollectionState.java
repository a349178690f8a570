package io.partita.runtime.generated.operation;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.CollectionPattern.RootPosition;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.collection.CollectionPositions;
import io.partita.runtime.internal.collection.CollectionRead;
import io.partita.runtime.internal.collection.Extent;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.ItemResults;
import io.partita.runtime.internal.read.ReadSettings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Everything a query of a collection is made of: where it is sent, where the collection lies and
 * the settings. Immutable.
 */
public final class CollectionState {

  private final TableContext context;
  private final CollectionPattern<?> pattern;
  private final Extent extent;
  private final boolean forward;
  private final ReadSettings<Object> settings;

  private CollectionState(
      TableContext context,
      CollectionPattern<?> pattern,
      Extent extent,
      boolean forward,
      ReadSettings<Object> settings) {
    this.context = context;
    this.pattern = pattern;
    this.extent = extent;
    this.forward = forward;
    this.settings = settings;
  }

  /**
   * The collection of some components.
   *
   * @throws InvalidKeyException if one of them cannot be part of the key
   */
  public static <S> CollectionState of(
      PhysicalTable table, CollectionPattern<S> pattern, ComponentValues<S> values) {
    return new CollectionState(
        table.context(), pattern, Extent.of(pattern, values), true, ReadSettings.defaults());
  }

  CollectionState reversed() {
    return new CollectionState(context, pattern, extent, false, settings);
  }

  /** At most so many items. */
  public CollectionState limit(int items) {
    return with(settings.limit(items));
  }

  CollectionState pageSize(int items) {
    return with(settings.pageSize(items));
  }

  CollectionState skipUnreadable(Consumer<? super MappingException> report) {
    return with(settings.skipUnreadable(report));
  }

  CollectionState consistent() {
    return with(settings.consistently());
  }

  private CollectionState with(ReadSettings<Object> other) {
    return new CollectionState(context, pattern, extent, forward, other);
  }

  CollectionState in(TableContext other) {
    return new CollectionState(other, pattern, extent, forward, settings);
  }

  TableContext context() {
    return context;
  }

  /**
   * All items, or as many as the limit says.
   *
   * @throws IllegalStateException if the limit could leave the root out
   */
  CollectionItems items() {
    requireRootWithin();
    return grouped(results().list(), null);
  }

  /** A limited read meets the root only at the end where it begins. */
  private void requireRootWithin() {
    RootPosition wrong = forward ? RootPosition.LAST : RootPosition.FIRST;
    if (settings.limit() > 0 && pattern.root() == wrong) {
      throw new IllegalStateException(
          "[LIMIT_DIRECTION] A limited read of "
              + pattern.collection()
              + (forward
                  ? " must begin at its root, which comes last. Call reverse() as well."
                  : " must begin at its root, which comes first. Do not call reverse()."));
    }
  }

  CollectionItems page(@Nullable String cursor) {
    String given = Cursor.given(cursor);
    return grouped(results().page(given == null ? null : positions().start(given)));
  }

  Stream<CollectionItems> pages() {
    return results().pages().map(this::grouped);
  }

  private CollectionItems grouped(Page<Map<String, AttributeValue>> page) {
    return grouped(page.items(), page.cursor().orElse(null));
  }

  private CollectionItems grouped(
      List<Map<String, AttributeValue>> items, @Nullable String cursor) {
    return CollectionItems.of(pattern.members(), items, cursor);
  }

  private ItemResults results() {
    CollectionRead read = new CollectionRead(context, pattern, extent, forward, settings);
    return new ItemResults(
        context.driver(),
        OperationName.of(pattern),
        extent.sent().isEmpty() ? Optional.empty() : Optional.of(read),
        settings,
        item -> CollectionItems.of(pattern.members(), List.of(item), null),
        positions()::cursor);
  }

  @Override
  public String toString() {
    return OperationName.of(pattern).in(context.tableName());
  }

  private CollectionPositions<?> positions() {
    return new CollectionPositions<>(pattern, extent, forward);
  }
}
