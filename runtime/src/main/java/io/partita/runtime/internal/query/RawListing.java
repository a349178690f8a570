package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Dependent;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.PagedRead.Content;
import io.partita.runtime.internal.query.PagedRead.Part;
import io.partita.runtime.internal.stored.CarriedAttributes;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All items of an access pattern that are stored, also expired and marked ones, and those that
 * cannot be read: what they are, or how many there are. As consistent as the table or index can be.
 *
 * @param <E> the entity's record
 */
public final class RawListing<E> {

  private final List<QueryRead> reads;
  private final boolean tellsMarks;

  /**
   * @param values the partition's components and perhaps the first ones of the sort key
   */
  RawListing(TableContext context, AccessPattern<E> pattern, ComponentValues<E> values) {
    this.tellsMarks =
        CarriedAttributes.of(pattern.place(), context.options())
            .has(context.options().markAttribute());
    this.reads =
        PatternReads.below(context, pattern, values).requests().stream()
            .map(QueryRead::ofAllStored)
            .toList();
  }

  /** The items of one kind that belong to an owner. */
  public static <TK extends GeneratedKey<?>, E> RawListing<E> of(
      TableContext context, Dependent<?, TK, E, ?> dependent, TK owner) {
    return new RawListing<>(context, dependent.pattern().get(), dependent.values().apply(owner));
  }

  /** Whether the items tell that they are being deleted. */
  public boolean tellsMarks() {
    return tellsMarks;
  }

  /**
   * Does something with the items of each response, one after another.
   *
   * @param page is given as much of the items as tells what they are; perhaps none
   */
  public Step<Boolean> each(Function<List<Map<String, AttributeValue>>, Step<Boolean>> page) {
    return reads.isEmpty() ? Step.done(true) : each(0, null, page);
  }

  private Step<Boolean> each(
      int partition,
      @Nullable Map<String, AttributeValue> start,
      Function<List<Map<String, AttributeValue>>, Step<Boolean>> page) {
    QueryRead read = reads.get(partition);
    return read.send(
        new Part(Content.RECOGNITION, start, null),
        response -> {
          Step<Boolean> done = page.apply(response.items().stream().filter(read::holds).toList());
          if (!response.lastKey().isEmpty()) {
            return done.flatMap(listed -> each(partition, response.lastKey(), page));
          }
          return partition + 1 < reads.size()
              ? done.flatMap(listed -> each(partition + 1, null, page))
              : done;
        });
  }

  /** How many items there are. */
  public Step<Long> count() {
    return count(0, 0);
  }

  private Step<Long> count(int partition, long counted) {
    return partition == reads.size()
        ? Step.done(counted)
        : new PageReader(reads.get(partition))
            .count(Long.MAX_VALUE)
            .flatMap(count -> count(partition + 1, counted + count));
  }
}
