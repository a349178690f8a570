package io.partita.runtime.internal.operation;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A read that takes several requests, each of which goes on where the one before ended: a Query, or a segment of a Scan. */
public interface PagedRead {

  /** The key attributes from which a request can go on. */
  Set<String> keys();

  /** Whether an item is one of those that are read; DynamoDB may return others. */
  boolean holds(Map<String, AttributeValue> item);

  /**
   * Requests items.
   *
   * @param start the key to go on from; null to begin
   * @param limit how many items DynamoDB shall look at; null for as many as fit into a response
   */
  <R> Step<R> items(
      @Nullable Map<String, AttributeValue> start, @Nullable Integer limit, Function<Response, Step<R>> next);

  /**
   * Requests the number of items.
   *
   * @param start the key to go on from; null to begin
   */
  <R> Step<R> count(@Nullable Map<String, AttributeValue> start, Function<Response, Step<R>> next);

  /**
   * What DynamoDB answers.
   *
   * @param items the items
   * @param count how many of the items that are read it found, where that was asked
   * @param lastKey the key to go on from; empty at the end
   */
  record Response(
      List<Map<String, AttributeValue>> items, long count, Map<String, AttributeValue> lastKey) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Response[" + items.size() + " items]";
    }
  }
}
