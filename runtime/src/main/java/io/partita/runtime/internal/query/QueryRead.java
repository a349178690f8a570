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
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * The Query requests for one partition of the table or an index.
 *
 * @param filter which items are given to the user
 * @param settings what is read of them, in which direction, and how consistently
 * @param note what is said about the requests
 */
record QueryRead(
    TableContext context,
    Place<?> place,
    Extent extent,
    ItemFilter filter,
    ReadSettings<?> settings,
    Supplier<String> note)
    implements PagedRead {

  /** This read, but also of items that are stored although they have expired or are marked. */
  QueryRead ofAllStored() {
    return new QueryRead(context, place, extent, filter.ofAllStored(), settings, note);
  }

  @Override
  public Set<String> keys() {
    return place.keyAttributes();
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return filter.holds(item) && (extent.isSentAsItIs() || extent.contains(place, item));
  }

  @Override
  public boolean isExact() {
    return filter.isComplete();
  }

  @Override
  public <R> Step<R> send(Part part, Function<Response, Step<R>> next) {
    return Step.send(
        Call.query(request(part)).note(note),
        answer ->
            next.apply(
                new Response(
                    answer.items(QueryResponse::items),
                    answer.response().count(),
                    answer.response().scannedCount(),
                    answer.response().lastEvaluatedKey())));
  }

  private QueryRequest request(Part part) {
    Expressions expressions = new Expressions();
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(context.tableName())
            .indexName(place.index())
            .keyConditionExpression(expressions.render(extent.condition(place)))
            .filterExpression(filter.render(expressions))
            .select(part.select())
            .projectionExpression(
                filter.projection(part, settings.attributes(), place, expressions))
            .limit(part.limit())
            .exclusiveStartKey(part.start());
    if (settings.consistent()) {
      request.consistentRead(true);
    }
    if (settings.isReversed()) {
      request.scanIndexForward(false);
    }
    return request
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "QueryRead";
  }
}
