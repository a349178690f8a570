package io.partita.runtime.generated.operation;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.CopyDifference;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Progress;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.StoredValues;
import io.partita.runtime.internal.write.BulkUpdates;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * What generated DAOs do with the copies of their components in other items.
 *
 * @param <S> the source's record
 * @param <SK> its generated key
 */
public final class CopyOperations<S, SK extends GeneratedKey<S>> {

  private final TableContext context;
  private final Copies<S, SK> copies;

  public CopyOperations(PhysicalTable table, Copies<S, SK> copies) {
    this.context = table.context();
    this.copies = copies;
  }

  /**
   * Brings all copies of an item up to date, and tells in how many items that was needed. Those
   * that are right already are left alone, so that a call that was interrupted can be repeated.
   *
   * @param progress is told after each transaction; null for nobody
   * @throws ItemNotFoundException if the source does not exist
   * @throws IncompleteBatchException if a request failed, or if all copies were written but those
   *     of items that cannot be read; it holds the keys of the items that were not written
   * @throws ConditionFailedException if the source changed again each time
   */
  public long propagate(SK key, @Nullable Consumer<? super Progress> progress) {
    return context
        .driver()
        .observe(name("propagate"), Long::longValue, driver -> propagate(driver, key, progress));
  }

  /**
   * A source that has changed meanwhile is propagated again: whoever changed it may have been
   * overtaken with an older value.
   */
  private long propagate(Driver driver, SK key, @Nullable Consumer<? super Progress> progress) {
    long updated = 0;
    int limit = context.options().writeAttempts();
    Source<S> source = source(driver, key);
    for (int attempt = 1; attempt <= limit; attempt++) {
      BulkUpdates updates = updates(driver, key, source.record());
      long now = run(updates, driver, progress);
      updated += now;
      Source<S> after = now == 0 ? source : source(driver, key);
      if (StoredValues.equal(after.item(), source.item())) {
        updates.requireAllRead();
        return updated;
      }
      source = after;
    }
    throw ConditionFailedException.keptChanging(copies.source().name(), limit);
  }

  private BulkUpdates updates(Driver driver, SK key, S source) {
    TableContext within = context.with(driver);
    BulkUpdates updates = new BulkUpdates(within, copies.source().name());
    copies.holders().forEach(holder -> holder.refresh(within, key, source, updates));
    return updates;
  }

  private static long run(
      BulkUpdates updates, Driver driver, @Nullable Consumer<? super Progress> progress) {
    long begun = System.nanoTime();
    return updates.run(
        driver,
        done -> {
          if (progress != null) {
            progress.accept(
                new Progress(
                    done,
                    OptionalLong.of(updates.size()),
                    Duration.ofNanos(System.nanoTime() - begun)));
          }
        });
  }

  /**
   * The copies of an item that differ from it, or cannot be read. Nothing is written.
   *
   * @throws ItemNotFoundException if the source does not exist
   */
  public List<CopyDifference> verifyCopies(SK key) {
    return context
        .driver()
        .observe(name("verifyCopies"), List::size, driver -> verify(driver, key));
  }

  private List<CopyDifference> verify(Driver driver, SK key) {
    S source = source(driver, key).record();
    return copies.holders().stream()
        .flatMap(holder -> holder.differences(context.with(driver), key, source).stream())
        .toList();
  }

  private Source<S> source(Driver driver, SK key) {
    Existence existence = Existence.of(context.options(), copies.source());
    return driver.run(
        Step.send(
            Call.getItem(context, key.attributes(), true)
                .note("Then its copies are read, and those that differ written."),
            answer -> {
              Map<String, AttributeValue> item = answer.item(GetItemResponse::item);
              return Step.done(
                  existence
                      .read(copies.source(), item)
                      .map(record -> new Source<>(item, record))
                      .orElseThrow(() -> new ItemNotFoundException(copies.source().name())));
            }));
  }

  private OperationName name(String operation) {
    return OperationName.of(copies.source().name(), operation);
  }

  /** The source as it is stored, and as a record. */
  private record Source<S>(Map<String, AttributeValue> item, S record) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Source";
    }
  }
}
