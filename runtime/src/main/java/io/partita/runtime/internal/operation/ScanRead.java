package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

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
  public <R> Step<R> items(
      @Nullable Map<String, AttributeValue> start, @Nullable Integer limit, Function<Response, Step<R>> next) {
    ScanRequest request = request(start, new Expressions()).limit(limit).build();
    return send(request, response -> next.apply(response(response, 0)));
  }

  @Override
  public <R> Step<R> count(@Nullable Map<String, AttributeValue> start, Function<Response, Step<R>> next) {
    if (filter.isComplete()) {
      ScanRequest request = request(start, new Expressions()).select(Select.COUNT).build();
      return send(request, response -> next.apply(response(response, response.count())));
    }
    Expressions expressions = new Expressions();
    ScanRequest.Builder request = request(start, expressions);
    request
        .projectionExpression(expressions.projection(filter.recognition(keys())))
        .expressionAttributeNames(expressions.namesOrNull());
    return send(
        request.build(),
        response -> next.apply(response(response, response.items().stream().filter(this::holds).count())));
  }

  private static <R> Step<R> send(ScanRequest request, Function<ScanResponse, Step<R>> onResponse) {
    return Step.send(Call.scan(request).note("Goes on from the last key of each response."), onResponse);
  }

  private ScanRequest.Builder request(@Nullable Map<String, AttributeValue> start, Expressions expressions) {
    ScanRequest.Builder request =
        ScanRequest.builder().tableName(context.tableName()).filterExpression(filter.render(expressions));
    if (segments > 1) {
      request.segment(segment).totalSegments(segments);
    }
    if (settings.consistent()) {
      request.consistentRead(true);
    }
    return request
        .exclusiveStartKey(start)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull());
  }

  private static Response response(ScanResponse response, long count) {
    return new Response(response.items(), count, response.lastEvaluatedKey());
  }
}
