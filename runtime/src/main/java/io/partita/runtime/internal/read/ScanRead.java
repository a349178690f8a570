package io.partita.runtime.internal.read;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * The Scan requests for one segment of the table or an index.
 *
 * @param segment the segment's number, counted from 0
 */
record ScanRead<E>(ScanState<E> scan, ItemFilter<E> filter, int segment) implements PagedRead {

  @Override
  public Set<String> keys() {
    Set<String> keys = new LinkedHashSet<>();
    scan.source().position().forEach(key -> keys.add(key.attribute()));
    return keys;
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return filter.holds(item) && scan.source().hasShape(item);
  }

  @Override
  public boolean isExact() {
    return filter.isComplete();
  }

  @Override
  public <R> Step<R> send(Part part, Function<Response, Step<R>> next) {
    return Step.send(
        Call.scan(request(part)).note(scan.source()::note),
        answer ->
            next.apply(
                new Response(
                    answer.items(ScanResponse::items),
                    answer.response().count(),
                    answer.response().lastEvaluatedKey())));
  }

  private ScanRequest request(Part part) {
    Expressions expressions = new Expressions();
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(scan.context().tableName())
            .indexName(scan.source().index())
            .filterExpression(filter.render(expressions))
            .select(part.select())
            .projectionExpression(filter.projection(part, keys(), expressions))
            .limit(part.limit())
            .exclusiveStartKey(part.start());
    if (scan.segments() > 1) {
      request.segment(segment).totalSegments(scan.segments());
    }
    if (scan.settings().consistent()) {
      request.consistentRead(true);
    }
    return request
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }
}
