package io.partita.runtime.internal.query;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.PageReader;
import io.partita.runtime.internal.operation.PagedRead.Content;
import io.partita.runtime.internal.operation.PagedRead.Part;
import io.partita.runtime.internal.operation.PagedRead.Response;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All items of an access pattern that are stored, be they expired or marked: their keys, or how
 * many there are. As consistent as the table or index can be.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class RawListing<E, K extends EntityKey<E>> {

  private final EntityType<E, K> type;
  private final QueryRead<E> read;

  /**
   * @param values the partition's components and perhaps the first ones of the sort key
   */
  public RawListing(
      TableContext context,
      EntityType<E, K> type,
      AccessPattern<E> pattern,
      ComponentValues<E> values) {
    this.type = type;
    QueryState<E> state = QueryState.of(context, pattern, values);
    this.read = (pattern.isLate() ? state : state.consistent()).read().ofAllStored();
  }

  /** Whether a pattern's listings may lag behind what was written. */
  public static boolean isLate(AccessPattern<?> pattern) {
    return pattern.isLate();
  }

  /** The keys of one response, from a position on or from the beginning. */
  public Step<KeyPage<K>> page(@Nullable Map<String, AttributeValue> start) {
    return read.send(
        new Part(Content.RECOGNITION, start, null), response -> Step.done(keys(response)));
  }

  private KeyPage<K> keys(Response response) {
    return new KeyPage<>(
        response.items().stream().filter(read::holds).map(type::key).toList(),
        response.lastKey().isEmpty() ? null : response.lastKey());
  }

  /** How many items there are. */
  public Step<Long> count() {
    return new PageReader(read).count(Long.MAX_VALUE);
  }
}
