package io.partita.runtime.generated.operation;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.Page;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.CollectionPattern.RootPosition;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.Extent;
import io.partita.runtime.internal.read.ItemFilter;
import io.partita.runtime.internal.read.Positions;
import io.partita.runtime.internal.read.QueryRead;
import io.partita.runtime.internal.read.ReadSettings;
import io.partita.runtime.internal.read.Results;
import io.partita.runtime.internal.read.Sources;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
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
  private final ReadSettings<Object> settings;

  private CollectionState(
      TableContext context,
      CollectionPattern<?> pattern,
      Extent extent,
      ReadSettings<Object> settings) {
    this.context = context;
    this.pattern = pattern;
    this.extent = extent;
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
        table.context(), pattern, Extent.of(pattern, values), ReadSettings.defaults());
  }

  /** At most so many items. */
  public CollectionState limit(int items) {
    return with(chosen -> chosen.limit(items));
  }

  CollectionState with(UnaryOperator<ReadSettings<Object>> change) {
    return new CollectionState(context, pattern, extent, change.apply(settings));
  }

  CollectionState in(TableContext other) {
    return new CollectionState(other, pattern, extent, settings);
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
    boolean isReversed = settings.isReversed();
    RootPosition wrong = isReversed ? RootPosition.FIRST : RootPosition.LAST;
    if (settings.limit() > 0 && pattern.root() == wrong) {
      throw new IllegalStateException(
          "[LIMIT_DIRECTION] A limited read of "
              + pattern.collection()
              + (isReversed
                  ? " must begin at its root, which comes first. Do not call reverse()."
                  : " must begin at its root, which comes last. Call reverse() as well."));
    }
  }

  CollectionItems page(@Nullable String cursor) {
    return grouped(results().page(Cursor.given(cursor)));
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

  private Results<Map<String, AttributeValue>> results() {
    ItemFilter filter = ItemFilter.of(pattern, context.options());
    List<QueryRead> reads =
        extent.sent().isEmpty()
            ? List.of()
            : List.of(
                new QueryRead(context, pattern.place(), extent, filter, settings, pattern::note));
    Positions positions = Positions.ofCollection(pattern.id(), pattern.place(), extent, settings);
    return Results.ofItems(
        context.driver(),
        OperationName.of(pattern),
        new Sources(reads, null, positions),
        settings,
        item -> CollectionItems.of(pattern.members(), List.of(item), null));
  }

  @Override
  public String toString() {
    return OperationName.of(pattern).in(context.tableName());
  }
}
