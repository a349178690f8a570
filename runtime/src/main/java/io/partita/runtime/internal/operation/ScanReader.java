package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.expression.Predicate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Reads the segments of a scan, page by page. */
final class ScanReader<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;
  private final ScanSettings<E> settings;
  private final Instant now;

  ScanReader(TableContext context, EntityType<E, ?> type, ScanSettings<E> settings) {
    this.context = context;
    this.type = type;
    this.settings = settings;
    this.now = context.options().clock().instant();
  }

  /** The items of a segment from a position on, as many as are wanted. */
  Step<ScanPage> items(int segment, @Nullable Map<String, AttributeValue> start, Wanted wanted) {
    return next(segment, start, wanted, new ArrayList<>(), 0);
  }

  private Step<ScanPage> next(
      int segment,
      @Nullable Map<String, AttributeValue> start,
      Wanted wanted,
      List<Map<String, AttributeValue>> found,
      int requests) {
    ScanRequest request =
        request(segment, start, new Expressions())
            .limit(wanted.evaluated(found.size(), requests))
            .build();
    return Step.send(
        Call.scan(request).note("Goes on from the last key of each response."),
        response -> {
          response.items().stream().filter(this::isOurs).forEach(found::add);
          Map<String, AttributeValue> last = last(response);
          if (found.size() > wanted.items()) {
            List<Map<String, AttributeValue>> page = List.copyOf(found.subList(0, wanted.items()));
            return Step.done(new ScanPage(page, key(page.get(page.size() - 1))));
          }
          return last == null || wanted.isMetBy(found.size())
              ? Step.done(new ScanPage(List.copyOf(found), last))
              : next(segment, last, wanted, found, requests + 1);
        });
  }

  /** The number of items in a segment. */
  Step<Long> count(int segment) {
    return count(segment, null, 0);
  }

  private Step<Long> count(int segment, @Nullable Map<String, AttributeValue> start, long counted) {
    return Step.send(
        Call.scan(countRequest(segment, start)).note("Goes on from the last key of each response."),
        response -> {
          long count = counted + count(response);
          Map<String, AttributeValue> last = last(response);
          return last == null || count >= settings.mostItems()
              ? Step.done(count)
              : count(segment, last, count);
        });
  }

  private long count(ScanResponse response) {
    return type.type().isPresent()
        ? response.count()
        : response.items().stream().filter(type.primaryKey()::matches).count();
  }

  private ScanRequest countRequest(int segment, @Nullable Map<String, AttributeValue> start) {
    Expressions expressions = new Expressions();
    ScanRequest.Builder request = request(segment, start, expressions);
    if (type.type().isPresent()) {
      return request.select(Select.COUNT).build();
    }
    String keys =
        type.primaryKey().attributes().stream()
            .map(key -> expressions.name(key.attribute()))
            .collect(Collectors.joining(", "));
    return request
        .projectionExpression(keys)
        .expressionAttributeNames(expressions.namesOrNull())
        .build();
  }

  private ScanRequest.Builder request(
      int segment, @Nullable Map<String, AttributeValue> start, Expressions expressions) {
    ScanRequest.Builder request = ScanRequest.builder().tableName(context.tableName());
    List<Predicate> filter = filter();
    if (!filter.isEmpty()) {
      request.filterExpression(expressions.render(Predicate.and(filter)));
    }
    if (settings.segments() > 1) {
      request.segment(segment).totalSegments(settings.segments());
    }
    if (settings.consistent()) {
      request.consistentRead(true);
    }
    return request
        .exclusiveStartKey(start)
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull());
  }

  private List<Predicate> filter() {
    List<Predicate> filter = new ArrayList<>();
    type.type().ifPresent(entry -> filter.add(isOfType(entry.getKey())));
    type.ttlAttribute()
        .ifPresent(ttl -> filter.add(new Check.NotExpired(ttl, now.getEpochSecond()).predicate()));
    if (settings.filter() != null) {
      filter.add(settings.filter().predicate());
    }
    return filter;
  }

  private Predicate isOfType(String attribute) {
    List<Operand> types =
        new TreeSet<>(type.readTypes())
            .stream().map(value -> Operand.value("type", AttributeValue.fromS(value))).toList();
    return Predicate.in(Operand.stored(Path.of(attribute)), types);
  }

  private boolean isOurs(Map<String, AttributeValue> item) {
    return type.matches(item) && !type.isExpired(item, now);
  }

  private Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    type.primaryKey().attributes().forEach(a -> key.put(a.attribute(), item.get(a.attribute())));
    return key;
  }

  private @Nullable Map<String, AttributeValue> last(ScanResponse response) {
    return response.hasLastEvaluatedKey() && !response.lastEvaluatedKey().isEmpty()
        ? key(response.lastEvaluatedKey())
        : null;
  }
}
