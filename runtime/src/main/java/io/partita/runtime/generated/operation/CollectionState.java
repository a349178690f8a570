package io.partita.runtime.generated.operation;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.Page;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.CollectionPattern.RootPosition;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.CollectionReads;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.internal.query.Results;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Everything a query of a collection is made of: where it is sent, where the collection lies and
 * the settings. Immutable.
 */
public final class CollectionState {

  private final CollectionReads reads;

  private CollectionState(CollectionReads reads) {
    this.reads = reads;
  }

  /**
   * The collection of some components.
   *
   * @throws InvalidKeyException if one of them cannot be part of the key
   */
  public static <S> CollectionState of(
      PhysicalTable table, CollectionPattern<S> pattern, ComponentValues<S> values) {
    return new CollectionState(CollectionReads.of(table.context(), pattern, values));
  }

  /** At most so many items. */
  public CollectionState limit(int items) {
    return with(settings -> settings.limit(items));
  }

  CollectionState with(UnaryOperator<ReadSettings<Object>> change) {
    return new CollectionState(reads.with(change.apply(reads.settings())));
  }

  CollectionState in(TableContext other) {
    return new CollectionState(reads.in(other));
  }

  TableContext context() {
    return reads.context();
  }

  /**
   * All items, or as many as the limit says.
   *
   * @throws IllegalStateException if the limit could leave the root out
   */
  CollectionItems items() {
    requireRootWithin();
    return grouped(results().list());
  }

  /** A limited read meets the root only at the end where it begins. */
  private void requireRootWithin() {
    ReadSettings<?> settings = reads.settings();
    boolean isReversed = settings.isReversed();
    RootPosition wrong = isReversed ? RootPosition.FIRST : RootPosition.LAST;
    if (settings.limit() > 0 && reads.pattern().root() == wrong) {
      throw new IllegalStateException(
          "[LIMIT_DIRECTION] A limited read of "
              + reads.pattern().collection()
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

  private CollectionItems grouped(List<Map<String, AttributeValue>> items) {
    return grouped(new Page<>(items, Optional.empty()));
  }

  private CollectionItems grouped(Page<Map<String, AttributeValue>> page) {
    return CollectionItems.of(reads.pattern().members(), page);
  }

  private Results<Map<String, AttributeValue>> results() {
    return reads.results(item -> grouped(List.of(item)));
  }

  @Override
  public String toString() {
    return reads.toString();
  }
}
