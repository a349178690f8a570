package io.partita.runtime.internal.backfill;

import io.partita.runtime.Backfill;
import io.partita.runtime.BackfillIncompleteException;
import io.partita.runtime.BackfillProgress;
import io.partita.runtime.BackfillReport;
import io.partita.runtime.PartitaException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.cursor.SegmentPositions;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Parallel;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.ItemFilter;
import io.partita.runtime.internal.query.SegmentScan;
import io.partita.runtime.internal.write.IndexRepair;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * The backfill of one entity, as generated DAOs give it.
 *
 * @param segments how many segments; 0 if nobody has said
 * @param ofAttributes whether components are taken from their attributes alone
 * @param token where to go on; null to begin
 * @param listener is told the progress; null for nobody
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public record IndexBackfill<E, K extends GeneratedKey<E>>(
    TableContext context,
    EntityType<E, K> type,
    int segments,
    boolean isDryRun,
    boolean ofAttributes,
    @Nullable String token,
    @Nullable Consumer<? super BackfillProgress> listener)
    implements Backfill<K> {

  public static <E, K extends GeneratedKey<E>> Backfill<K> of(
      TableContext context, EntityType<E, K> type) {
    return new IndexBackfill<>(context, type, 0, false, false, null, null);
  }

  @Override
  public Backfill<K> segments(int number) {
    int checked = SegmentPositions.checked("A backfill", number);
    return new IndexBackfill<>(context, type, checked, isDryRun, ofAttributes, token, listener);
  }

  @Override
  public Backfill<K> dryRun() {
    return new IndexBackfill<>(context, type, segments, true, ofAttributes, token, listener);
  }

  @Override
  public Backfill<K> attributesOnly() {
    return new IndexBackfill<>(context, type, segments, isDryRun, true, token, listener);
  }

  @Override
  public Backfill<K> resume(String token) {
    SegmentPositions.of(scan(), token);
    return new IndexBackfill<>(context, type, segments, isDryRun, ofAttributes, token, listener);
  }

  @Override
  public Backfill<K> onProgress(Consumer<? super BackfillProgress> progress) {
    return new IndexBackfill<>(context, type, segments, isDryRun, ofAttributes, token, progress);
  }

  @Override
  public BackfillReport<K> run() {
    SegmentPositions positions = SegmentPositions.of(scan(), "The backfill", segments, token);
    return context
        .driver()
        .observe(
            OperationName.of(type.name(), "backfill"),
            BackfillReport::changed,
            driver -> run(driver, positions));
  }

  private BackfillReport<K> run(Driver driver, SegmentPositions positions) {
    OptionalLong total =
        listener == null ? OptionalLong.empty() : driver.run(SegmentScan.itemCount(context));
    BackfillRun<K> run = new BackfillRun<>(positions, total, listener);
    PageBackfill<E, K> pages = new PageBackfill<>(context, type, repair(), isDryRun, run);
    Place<E> table = Place.table(type);
    SegmentScan<Boolean> scan =
        new SegmentScan<>(
            context,
            table,
            ItemFilter.of(table, context.options(), null).ofAllStored(),
            "Goes on from the last key of each response; UpdateItem for each wrong key.",
            pages::items,
            (segment, scanned, lastKey, done) -> run.reached(segment, scanned, lastKey));
    try {
      Parallel.run(driver, scan.from(positions));
    } catch (SdkException | PartitaException failure) {
      throw new BackfillIncompleteException(type.name(), positions.token(), failure);
    }
    return run.report();
  }

  /** Which scan it is, for tokens. */
  private String scan() {
    return "backfill " + type.name();
  }

  private IndexRepair<E> repair() {
    return new IndexRepair<>(context, type, ofAttributes);
  }

  /** Without the token, which holds keys. */
  @Override
  public String toString() {
    return "Backfill[" + type.name() + "]";
  }
}
