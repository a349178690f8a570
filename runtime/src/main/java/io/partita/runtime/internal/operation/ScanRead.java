package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * The Scan requests for one segment of a table.
 *
 * @param segment the segment's number, counted from 0
 * @param segments how many there are
 */
record ScanRead<E>(
    TableContext context,
    EntityType<E, ?> type,
    ReadSettings<E> settings,
    ItemFilter<E> filter,
    int segment,
    int segments)
    implements PagedRead {

  @Override
  public Set<String> keys() {
    return type.primaryKey().attributeNames();
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
        Call.scan(request(part)).note("Goes on from the last key of each response."),
        response ->
            next.apply(
                new Response(response.items(), response.count(), response.lastEvaluatedKey())));
  }

  private ScanRequest request(Part part) {
    Expressions expressions = new Expressions();
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(context.tableName())
            .filterExpression(filter.render(expressions))
            .select(part.select())
            .projectionExpression(filter.projection(part, keys(), expressions))
            .limit(part.limit())
            .exclusiveStartKey(part.start());
    if (segments > 1) {
      request.segment(segment).totalSegments(segments);
    }
    if (settings.consistent()) {
      request.consistentRead(true);
    }
    return request
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }
}
