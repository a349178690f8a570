package io.partita.runtime.internal.backfill;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.IndexRepair;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * Backfills one segment of the table, page by page.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
final class SegmentBackfill<E, K extends EntityKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final Existence existence;
  private final IndexRepair<E> repair;
  private final boolean isDryRun;
  private final BackfillRun<K> run;
  private final int segment;
  private final int segments;

  SegmentBackfill(
      TableContext context,
      IndexRepair<E> repair,
      EntityType<E, K> type,
      boolean isDryRun,
      BackfillRun<K> run,
      int segment,
      int segments) {
    this.context = context;
    this.type = type;
    this.existence = Existence.of(context, type);
    this.repair = repair;
    this.isDryRun = isDryRun;
    this.run = run;
    this.segment = segment;
    this.segments = segments;
  }

  /** The segment from a key on, or from its beginning. */
  Step<Boolean> from(@Nullable Map<String, AttributeValue> start) {
    return Step.send(
        Call.scan(request(start))
            .note("Goes on from the last key of each response; UpdateItem for each wrong key."),
        answer -> {
          List<Map<String, AttributeValue>> items = answer.items(ScanResponse::items);
          return items(items.iterator()).flatMap(done -> next(answer.response(), items.size()));
        });
  }

  private Step<Boolean> next(ScanResponse response, int items) {
    Map<String, AttributeValue> last =
        response.hasLastEvaluatedKey() ? response.lastEvaluatedKey() : Map.of();
    Integer scanned = response.scannedCount();
    run.reached(segment, scanned == null ? items : scanned, last);
    return last.isEmpty() ? Step.done(true) : from(last);
  }

  private Step<Boolean> items(Iterator<Map<String, AttributeValue>> left) {
    while (left.hasNext()) {
      Map<String, AttributeValue> item = left.next();
      if (existence.holds(item)) {
        Step<Boolean> step = item(item);
        // What is done at once needs no further step: so many of them would overflow the stack.
        if (!(step instanceof Step.Done<Boolean>)) {
          return step.flatMap(done -> items(left));
        }
      }
    }
    return Step.done(true);
  }

  private Step<Boolean> item(Map<String, AttributeValue> item) {
    run.found();
    Set<String> wrong;
    try {
      wrong = repair.wrongIndexes(item);
    } catch (MappingException | InvalidKeyException unreadable) {
      run.unreadable(type.key(item));
      return Step.done(false);
    }
    if (wrong.isEmpty()) {
      return Step.done(false);
    }
    if (isDryRun) {
      run.changed(wrong);
      return Step.done(true);
    }
    return repair
        .repair(item)
        .map(
            changed -> {
              if (changed) {
                run.changed(wrong);
              }
              return changed;
            });
  }

  private ScanRequest request(@Nullable Map<String, AttributeValue> start) {
    Expressions expressions = new Expressions();
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(context.tableName())
            .filterExpression(existence.ofType().map(expressions::render).orElse(null))
            .exclusiveStartKey(start);
    if (segments > 1) {
      request.segment(segment).totalSegments(segments);
    }
    return request
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }
}
