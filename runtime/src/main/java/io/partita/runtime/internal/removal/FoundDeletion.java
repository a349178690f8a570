package io.partita.runtime.internal.removal;

import io.partita.runtime.DeletionIncompleteException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.Progress;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.query.EntityReads;
import io.partita.runtime.internal.write.DeletionTally;
import io.partita.runtime.internal.write.SelectiveDeletion;
import io.partita.runtime.internal.write.SelectiveDeletion.Found;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the keys of what a query or scan finds, page by page, and deletes the items of each page
 * before it reads the next. What is deleted is not found again, so that another run goes on where
 * one has ended.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class FoundDeletion<E, K extends GeneratedKey<E>> {

  private final EntityReads<E> reads;
  private final EntityType<E, K> type;

  public FoundDeletion(EntityReads<E> reads, EntityType<E, K> type) {
    this.reads = reads.keysAlone();
    this.type = type;
  }

  /**
   * Deletes the items, and tells how many.
   *
   * @param progress is told each time that items were deleted; null for nobody
   * @throws DeletionIncompleteException if a request failed, or if items have related ones
   */
  public long run(@Nullable Consumer<? super Progress> progress) {
    return reads
        .context()
        .driver()
        .observe(name(), Long::longValue, driver -> run(driver, new DeletionTally<>(progress)));
  }

  private OperationName name() {
    OperationName query = reads.name();
    return new OperationName(query.entity(), query.operation() + ".deleteAll", query.index());
  }

  private long run(Driver driver, DeletionTally<K> tally) {
    EntityReads<E> observed = reads.in(reads.context().with(driver));
    SelectiveDeletion<E, K> deletion = new SelectiveDeletion<>(observed.context(), type);
    try {
      Iterator<List<Found<K>>> chunks = observed.results(this::found).chunks().iterator();
      while (chunks.hasNext()) {
        deletion.delete(driver, chunks.next(), tally);
      }
    } catch (SdkException | PartitaException | IllegalArgumentException failure) {
      tally.end();
      throw new DeletionIncompleteException(type.name(), tally.deleted(), tally.related(), failure);
    }
    if (!tally.related().isEmpty()) {
      throw DeletionIncompleteException.related(type.name(), tally.deleted(), tally.related());
    }
    return tally.deleted();
  }

  private Found<K> found(Map<String, AttributeValue> item) {
    return new Found<>(type.key(item), reads.stillFinds(item));
  }
}
