package io.partita.runtime.internal.backfill;

import io.partita.runtime.Backfill;
import io.partita.runtime.BackfillIncompleteException;
import io.partita.runtime.BackfillProgress;
import io.partita.runtime.BackfillReport;
import io.partita.runtime.PartitaException;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Parallel;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.IndexRepair;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

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
public record IndexBackfill<E, K extends EntityKey<E>>(
    TableContext context,
    EntityType<E, K> type,
    int segments,
    boolean isDryRun,
    boolean ofAttributes,
    @Nullable String token,
    @Nullable Consumer<? super BackfillProgress> listener)
    implements Backfill<K> {

  private static final int MOST_SEGMENTS = 1_000_000;

  public static <E, K extends EntityKey<E>> Backfill<K> of(
      TableContext context, EntityType<E, K> type) {
    return new IndexBackfill<>(context, type, 0, false, false, null, null);
  }

  @Override
  public Backfill<K> segments(int number) {
    if (number < 1 || number > MOST_SEGMENTS) {
      throw new IllegalArgumentException("A backfill has 1 to " + MOST_SEGMENTS + " segments.");
    }
    return new IndexBackfill<>(context, type, number, isDryRun, ofAttributes, token, listener);
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
    SegmentPositions.of(type.name(), token);
    return new IndexBackfill<>(context, type, segments, isDryRun, ofAttributes, token, listener);
  }

  @Override
  public Backfill<K> onProgress(Consumer<? super BackfillProgress> progress) {
    return new IndexBackfill<>(context, type, segments, isDryRun, ofAttributes, token, progress);
  }

  @Override
  public BackfillReport<K> run() {
    SegmentPositions positions =
        token == null
            ? SegmentPositions.begin(type.name(), Math.max(1, segments))
            : SegmentPositions.of(type.name(), token);
    if (segments != 0 && segments != positions.size()) {
      throw new IllegalStateException(
          "The backfill goes on in the "
              + positions.size()
              + " segments it was begun with. Leave out segments("
              + segments
              + ").");
    }
    return context
        .driver()
        .observe(
            OperationName.of(type.name(), "backfill"),
            BackfillReport::changed,
            driver -> run(driver, positions));
  }

  private BackfillReport<K> run(Driver driver, SegmentPositions positions) {
    OptionalLong total = listener == null ? OptionalLong.empty() : driver.run(itemCount());
    BackfillRun<K> run = new BackfillRun<>(positions, total, listener);
    List<Step<Boolean>> left =
        IntStream.range(0, positions.size())
            .filter(segment -> !positions.isDone(segment))
            .mapToObj(
                segment ->
                    new SegmentBackfill<>(
                            context, repair(), type, isDryRun, run, segment, positions.size())
                        .from(positions.start(segment)))
            .toList();
    try {
      Parallel.run(driver, left);
    } catch (SdkException | PartitaException failure) {
      throw new BackfillIncompleteException(type.name(), positions.token(), failure);
    }
    return run.report();
  }

  private IndexRepair<E> repair() {
    return new IndexRepair<>(context, type, ofAttributes);
  }

  /** DynamoDB's own count of the table's items; empty where the application may not ask for it. */
  private Step<OptionalLong> itemCount() {
    DescribeTableRequest request =
        DescribeTableRequest.builder().tableName(context.tableName()).build();
    return Step.send(
        Call.describeTable(request),
        answer ->
            Step.done(
                answer.response().table() == null || answer.response().table().itemCount() == null
                    ? OptionalLong.empty()
                    : OptionalLong.of(answer.response().table().itemCount())),
        failure -> {
          if (failure instanceof DynamoDbException) {
            return Step.done(OptionalLong.empty());
          }
          throw failure;
        });
  }

  /** Without the token, which holds keys. */
  @Override
  public String toString() {
    return "Backfill[" + type.name() + "]";
  }
}
