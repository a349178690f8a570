package io.partita.runtime.internal.read;

import io.partita.runtime.internal.cursor.SegmentPositions;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * Scans a table in segments, page by page, and does something with each page before it goes on.
 *
 * @param filter the condition of the items; null for all
 * @param note what is said about the requests
 * @param page does something with the items of a page
 * @param reached is told when a page is done
 * @param <P> what becomes of a page
 */
public record SegmentScan<P>(
    TableContext context,
    @Nullable Predicate filter,
    String note,
    Function<List<Map<String, AttributeValue>>, Step<P>> page,
    Reached<P> reached) {

  /**
   * Is told when a page is done.
   *
   * @param <P> what becomes of a page
   */
  @FunctionalInterface
  public interface Reached<P> {

    /**
     * A page is done.
     *
     * @param scanned how many items there were before the filter
     * @param lastKey the last key of the page; empty at the end of the segment
     * @param result what has become of the page
     */
    void page(int segment, int scanned, Map<String, AttributeValue> lastKey, P result);
  }

  /** The segments that are not done yet, each from where it is. */
  public List<Step<Boolean>> from(SegmentPositions positions) {
    return IntStream.range(0, positions.size())
        .filter(segment -> !positions.isDone(segment))
        .mapToObj(segment -> from(segment, positions.size(), positions.start(segment)))
        .toList();
  }

  private Step<Boolean> from(
      int segment, int segments, @Nullable Map<String, AttributeValue> start) {
    return Step.send(
        Call.scan(request(segment, segments, start)).note(note),
        answer -> {
          List<Map<String, AttributeValue>> items = answer.items(ScanResponse::items);
          int count = items.size();
          return page.apply(items)
              .flatMap(result -> next(segment, segments, answer.response(), count, result));
        });
  }

  private Step<Boolean> next(
      int segment, int segments, ScanResponse response, int items, P result) {
    Map<String, AttributeValue> last =
        response.hasLastEvaluatedKey() ? response.lastEvaluatedKey() : Map.of();
    Integer scanned = response.scannedCount();
    reached.page(segment, scanned == null ? items : scanned, last, result);
    return last.isEmpty() ? Step.done(true) : from(segment, segments, last);
  }

  private ScanRequest request(
      int segment, int segments, @Nullable Map<String, AttributeValue> start) {
    Expressions expressions = new Expressions();
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(context.tableName())
            .filterExpression(filter == null ? null : expressions.render(filter))
            .exclusiveStartKey(start);
    if (segments > 1) {
      request.segment(segment).totalSegments(segments);
    }
    return request
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }

  /** DynamoDB's own count of the table's items; empty where the application may not ask for it. */
  public static Step<OptionalLong> itemCount(TableContext context) {
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
}
