package io.partita.runtime.internal.collection;

import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.Member;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.PagedRead;
import io.partita.runtime.internal.read.ReadSettings;
import io.partita.runtime.internal.stored.Existence;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The Query requests of one collection. */
public final class CollectionRead implements PagedRead {

  private final TableContext context;
  private final CollectionPattern<?> pattern;
  private final Extent extent;
  private final boolean forward;
  private final ReadSettings<?> settings;
  private final List<Existence> existences;

  public CollectionRead(
      TableContext context,
      CollectionPattern<?> pattern,
      Extent extent,
      boolean forward,
      ReadSettings<?> settings) {
    this.context = context;
    this.pattern = pattern;
    this.extent = extent;
    this.forward = forward;
    this.settings = settings;
    this.existences =
        pattern.members().stream()
            .flatMap(Member::types)
            .map(type -> Existence.of(context.options(), type))
            .toList();
  }

  @Override
  public Set<String> keys() {
    Set<String> keys = new LinkedHashSet<>();
    keys.add(pattern.place().partition().attribute());
    pattern.place().position().forEach(key -> keys.add(key.attribute()));
    return keys;
  }

  /** Items of other entities, expired ones and those that are being deleted are not read. */
  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return existences.stream().anyMatch(existence -> existence.holds(item))
        && pattern
            .place()
            .sort()
            .map(sort -> item.get(sort.attribute()))
            .map(extent::contains)
            .orElse(true);
  }

  @Override
  public boolean isExact() {
    return false;
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
            .filterExpression(
                pattern.typeFilter().map(this::ofType).map(expressions::render).orElse(null))
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
            Operand.stored(Path.of(attribute)),
            Comparator.EQ,
            Operand.value(attribute, extent.partition()));
    return pattern
        .place()
        .sort()
        .flatMap(sort -> extent.sent().condition(sort.attribute()))
        .map(inRange -> Predicate.and(inPartition, inRange))
        .orElse(inPartition);
  }

  private Predicate ofType(String attribute) {
    return Predicate.in(
        Operand.stored(Path.of(attribute)),
        pattern.types().stream()
            .map(type -> Operand.value("type", AttributeValue.fromS(type)))
            .toList());
  }
}
