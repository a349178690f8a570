package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.ItemFilter;
import io.partita.runtime.internal.read.PagedRead;
import io.partita.runtime.internal.read.ReadSettings;
import io.partita.runtime.internal.stored.CarriedAttributes;
import io.partita.runtime.internal.stored.Existence;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The Query requests of one query. */
final class QueryRead<E> implements PagedRead {

  private final TableContext context;
  private final AccessPattern<E> pattern;
  private final AttributeValue partition;
  private final SortRange range;
  private final boolean forward;
  private final ReadSettings<E> settings;
  private final ItemFilter<E> filter;

  QueryRead(
      TableContext context,
      AccessPattern<E> pattern,
      AttributeValue partition,
      SortRange range,
      boolean forward,
      ReadSettings<E> settings) {
    this(
        context,
        pattern,
        partition,
        range,
        forward,
        settings,
        new ItemFilter<>(
            pattern.type(),
            Existence.of(context.options(), pattern.type()),
            settings.filter(),
            pattern.hasTypeFilter(),
            pattern.place()::isKey,
            CarriedAttributes.of(pattern.place(), context.options())));
  }

  private QueryRead(
      TableContext context,
      AccessPattern<E> pattern,
      AttributeValue partition,
      SortRange range,
      boolean forward,
      ReadSettings<E> settings,
      ItemFilter<E> filter) {
    this.context = context;
    this.pattern = pattern;
    this.partition = partition;
    this.range = range;
    this.forward = forward;
    this.settings = settings;
    this.filter = filter;
  }

  /** This read, but also of items that are stored although they have expired or are marked. */
  QueryRead<E> ofAllStored() {
    return new QueryRead<>(
        context, pattern, partition, range, forward, settings, filter.ofAllStored());
  }

  @Override
  public Set<String> keys() {
    return pattern.place().keyAttributes();
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return filter.holds(item) && hasShape(item);
  }

  /** Where keys alone tell the entities apart, so does the sort key of an index. */
  private boolean hasShape(Map<String, AttributeValue> item) {
    return !pattern.isRecognisedByKeys()
        || pattern
            .place()
            .sort()
            .map(sort -> matches(sort, item.get(sort.attribute())))
            .orElse(true);
  }

  private static boolean matches(KeyAttribute<?> key, @Nullable AttributeValue value) {
    return value != null && key.matches(value);
  }

  @Override
  public boolean isExact() {
    return filter.isComplete() && !pattern.isRecognisedByKeys();
  }

  @Override
  public <R> Step<R> send(Part part, Function<Response, Step<R>> next) {
    return Step.send(
        Call.query(request(part)).note(pattern::note),
        answer ->
            next.apply(
                new Response(
                    answer.items(QueryResponse::items),
                    answer.response().count(),
                    answer.response().lastEvaluatedKey())));
  }

  private QueryRequest request(Part part) {
    Expressions expressions = new Expressions();
    QueryRequest.Builder request =
        QueryRequest.builder()
            .tableName(context.tableName())
            .indexName(pattern.place().index())
            .keyConditionExpression(expressions.render(keyCondition()))
            .filterExpression(filter.render(expressions))
            .select(part.select())
            .projectionExpression(filter.projection(part, keys(), expressions))
            .limit(part.limit())
            .exclusiveStartKey(part.start());
    if (settings.consistent()) {
      request.consistentRead(true);
    }
    if (!forward) {
      request.scanIndexForward(false);
    }
    return request
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .build();
  }

  private Predicate keyCondition() {
    String attribute = pattern.place().partition().attribute();
    Predicate inPartition =
        Predicate.compare(
            Operand.stored(Path.of(attribute)), Comparator.EQ, Operand.value(attribute, partition));
    return pattern
        .place()
        .sort()
        .flatMap(sort -> range.condition(sort.attribute()))
        .map(inRange -> Predicate.and(inPartition, inRange))
        .orElse(inPartition);
  }
}
