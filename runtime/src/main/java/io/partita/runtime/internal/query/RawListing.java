package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Dependent;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.RawPage.Position;
import io.partita.runtime.internal.read.PageReader;
import io.partita.runtime.internal.read.PagedRead.Content;
import io.partita.runtime.internal.read.PagedRead.Part;
import io.partita.runtime.internal.read.PagedRead.Response;
import io.partita.runtime.internal.stored.CarriedAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All items of an access pattern that are stored, also expired and marked ones, and those that
 * cannot be read: what they are, or how many there are. As consistent as the table or index can be.
 *
 * @param <E> the entity's record
 */
public final class RawListing<E> {

  private final List<QueryRead<E>> reads;
  private final boolean tellsMarks;

  /**
   * @param values the partition's components and perhaps the first ones of the sort key
   */
  public RawListing(TableContext context, AccessPattern<E> pattern, ComponentValues<E> values) {
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

  /** The items of one response, from a position on or from the beginning. */
  public Step<RawPage> page(@Nullable Position position) {
    if (reads.isEmpty()) {
      return Step.done(new RawPage(List.of(), null));
    }
    Position from = position == null ? new Position(0, null) : position;
    QueryRead<E> read = reads.get(from.partition());
    return read.send(
        new Part(Content.RECOGNITION, from.start(), null),
        response ->
            Step.done(
                new RawPage(
                    response.items().stream().filter(read::holds).toList(),
                    after(from.partition(), response))));
  }

  private @Nullable Position after(int partition, Response response) {
    if (!response.lastKey().isEmpty()) {
      return new Position(partition, response.lastKey());
    }
    return partition + 1 < reads.size() ? new Position(partition + 1, null) : null;
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
