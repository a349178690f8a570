package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.cursor.SegmentPositions;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.PagedRead.Content;
import io.partita.runtime.internal.query.PagedRead.Part;
import io.partita.runtime.internal.query.PagedRead.Response;
import io.partita.runtime.internal.query.ScanRead.Segment;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/**
 * Scans a table in segments, page by page, and does something with each page before it goes on.
 *
 * @param table what is scanned
 * @param filter which items DynamoDB returns
 * @param note what is said about the requests
 * @param page does something with the items of a page
 * @param reached is told when a page is done
 * @param <P> what becomes of a page
 */
public record SegmentScan<P>(
    TableContext context,
    Place<?> table,
    ItemFilter filter,
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
        .mapToObj(
            segment -> from(read(new Segment(segment, positions.size())), positions.start(segment)))
        .toList();
  }

  private ScanRead read(Segment segment) {
    return new ScanRead(context, table, segment, filter, ReadSettings.defaults(), () -> note);
  }

  private Step<Boolean> from(ScanRead read, @Nullable Map<String, AttributeValue> start) {
    return read.send(
        new Part(Content.ITEMS, start, null),
        response -> page.apply(response.items()).flatMap(result -> next(read, response, result)));
  }

  private Step<Boolean> next(ScanRead read, Response response, P result) {
    Integer scanned = response.scanned();
    reached.page(
        read.segment().number(),
        scanned == null ? response.items().size() : scanned,
        response.lastKey(),
        result);
    return response.lastKey().isEmpty() ? Step.done(true) : from(read, response.lastKey());
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
