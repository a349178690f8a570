package io.partita.runtime.internal.read;

import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
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
    return scan.place().keyAttributes();
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return filter.holds(item) && hasShape(item);
  }

  /** Where keys alone tell the entities apart, so do those of an index. */
  private boolean hasShape(Map<String, AttributeValue> item) {
    Place<E> place = scan.place();
    return place.type().type().isPresent()
        || place.index() == null
        || matches(place.partition(), item)
            && place.sort().filter(sort -> !matches(sort, item)).isEmpty();
  }

  private static boolean matches(KeyAttribute<?> key, Map<String, AttributeValue> item) {
    AttributeValue value = item.get(key.attribute());
    return value != null && key.matches(value);
  }

  private String note() {
    return "Goes on from the last key of each response." + scan.place().note();
  }

  @Override
  public boolean isExact() {
    return filter.isComplete();
  }

  @Override
  public <R> Step<R> send(Part part, Function<Response, Step<R>> next) {
    return Step.send(
        Call.scan(request(part)).note(this::note),
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
            .indexName(scan.place().index())
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
