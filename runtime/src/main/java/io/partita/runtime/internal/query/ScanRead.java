package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.PagedRead.Part;
import io.partita.runtime.internal.query.PagedRead.Response;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * The Scan requests for one segment of the table or an index.
 *
 * @param filter which items are given to the user
 * @param settings what is read of them, and how consistently
 * @param note what is said about the requests
 */
record ScanRead(
    TableContext context,
    Place<?> place,
    Segment segment,
    ItemFilter filter,
    ReadSettings<?> settings,
    Supplier<String> note)
    implements PagedRead {

  /**
   * A part of what is scanned.
   *
   * @param number counted from 0
   * @param all how many there are
   */
  record Segment(int number, int all) {}

  @Override
  public Set<String> keys() {
    return place.keyAttributes();
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return filter.holds(item);
  }

  @Override
  public boolean isExact() {
    return filter.isComplete();
  }

  @Override
  public <R> Step<R> send(Part part, Function<Response, Step<R>> next) {
    return Step.send(
        Call.scan(request(part)).note(note),
        answer ->
            next.apply(
                new Response(
                    answer.items(ScanResponse::items),
                    answer.response().count(),
                    answer.response().scannedCount(),
                    answer.response().lastEvaluatedKey())));
  }

  private ScanRequest request(Part part) {
    Expressions expressions = new Expressions();
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(context.tableName())
            .indexName(place.index())
            .filterExpression(filter.render(expressions))
            .select(part.select())
            .projectionExpression(
                filter.projection(part, settings.attributes(), place, expressions))
            .limit(part.limit())
            .exclusiveStartKey(part.start());
    if (segment.all() > 1) {
      request.segment(segment.number()).totalSegments(segment.all());
    }
    if (settings.consistent()) {
      request.consistentRead(true);
    }
    return request
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "ScanRead[" + segment + "]";
  }
}
